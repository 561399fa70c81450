import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WithWords } from './spinner.stories.tsx'
import { Spinner } from './spinner.tsx'

afterEach(cleanup)

it('turns, and leaves the words to the text beside it', () => {
  render(<WithWords />)
  expect(screen.queryByRole('img')).toBeNull()
  const ring = screen.getByText('Loading...').querySelector('svg')!
  expect(ring).toHaveAttribute('aria-hidden', 'true')
  expect(getComputedStyle(ring).animationName).toBe('spin')
  expect(getComputedStyle(ring).animationIterationCount).toBe('infinite')
})

it('passes other props to its root', () => {
  render(<Spinner data-testid="ring" className="ms-2" />)
  expect(screen.getByTestId('ring')).toHaveAttribute('data-slot', 'spinner')
  expect(screen.getByTestId('ring')).toHaveClass('ms-2')
})
