import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { OnEverySurface, WithWords } from './spinner.stories.tsx'
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

it('stands still under reduced motion', async () => {
  const motion = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await motion('reduce')
  render(<WithWords />)
  expect(document.querySelector('[data-slot=spinner]')!.getAnimations()).toHaveLength(0)
  await motion('')
  expect(document.querySelector('[data-slot=spinner]')!.getAnimations()).toHaveLength(1)
})

it('is drawn in the colour of its words, and as large as they are', () => {
  render(<OnEverySurface />)
  for (const ring of document.querySelectorAll('[data-slot=spinner]')) {
    expect(getComputedStyle(ring).stroke).toBe(getComputedStyle(ring.parentElement!).color)
    expect(ring.getBoundingClientRect().height).toBeGreaterThan(20)
  }
})
