import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { withoutMotion } from '../../testing/page/media.ts'
import { Default } from './spinner.stories.tsx'
import { Spinner } from './spinner.tsx'

afterEach(cleanup)

it('rotates, and is hidden from screen readers', () => {
  render(<Default />)
  expect(screen.queryByRole('img')).toBeNull()
  const svg = screen.getByText('Loading...').querySelector('svg')!
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(getComputedStyle(svg).animationName).toBe('spin')
  expect(getComputedStyle(svg).animationIterationCount).toBe('infinite')
})

it('passes other props to its root', () => {
  render(<Spinner data-testid="ring" className="ms-2" />)
  expect(screen.getByTestId('ring')).toHaveAttribute('data-slot', 'spinner')
  expect(screen.getByTestId('ring')).toHaveClass('ms-2')
})

it('does not rotate under reduced motion', async () => {
  render(<Default />)
  const turns = () => document.querySelector('[data-slot=spinner]')!.getAnimations()
  expect(turns()).toHaveLength(1)
  await withoutMotion()
  expect(turns()).toHaveLength(0)
})
