import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Sizes, WithSectionName } from './heading.stories.tsx'
import { Heading } from './heading.tsx'

it('has its level in the outline, whatever its size', () => {
  render(<Sizes />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
})

it('announces the name of its section and its text as one heading', () => {
  render(<WithSectionName />)
  expect(screen.getByRole('heading', { name: 'Our Pricing: Start at zero.' })).toBeVisible()
})

testRootProps(<Heading level={3}>Fees</Heading>)

it('does not change the spacing of letters that are joined', () => {
  const { rerender } = render(<Heading level={2}>Our courses</Heading>)
  const spacing = () => getComputedStyle(screen.getByRole('heading')).letterSpacing
  expect(Number.parseFloat(spacing())).toBeLessThan(0)
  rerender(
    <div lang="ar-EG" dir="rtl">
      <Heading level={2}>دوراتنا</Heading>
    </div>,
  )
  expect(spacing()).toBe('normal')
})
