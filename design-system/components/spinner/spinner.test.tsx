import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
