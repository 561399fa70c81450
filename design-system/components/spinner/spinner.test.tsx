import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withoutMotion } from '../../testing/page/media.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './spinner.stories.tsx'
import { Spinner } from './spinner.tsx'

it('rotates, and is hidden from screen readers', () => {
  render(<Default />)
  expect(screen.queryByRole('img')).toBeNull()
  const svg = screen.getByText('Loading...').querySelector('svg')!
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(getComputedStyle(svg).animationName).toBe('spin')
  expect(getComputedStyle(svg).animationIterationCount).toBe('infinite')
})

testRootProps(<Spinner />)

it('does not rotate under reduced motion', async () => {
  render(<Default />)
  const turns = () => document.querySelector('[data-slot=spinner]')!.getAnimations()
  expect(turns()).toHaveLength(1)
  await withoutMotion()
  expect(turns()).toHaveLength(0)
})
