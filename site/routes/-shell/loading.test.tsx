import '../../styles.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingMessage } from './loading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const loadingText = () => screen.queryByText('Loading...')

it('shows Loading... after 300 ms, in a live region that was rendered empty, with decorative skeleton lines', () => {
  const { rerender } = render(<LoadingMessage busy={false} />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<LoadingMessage busy />)
  pass(299)
  expect(region).toBeEmptyDOMElement()
  pass(1)
  expect(loadingText()).toBeVisible()
  expect(region).toContainElement(loadingText())
  expect(region).toHaveTextContent(/^Loading\.\.\.$/)
  expect(region.querySelector('[data-slot=skeleton]')).toHaveAttribute('aria-hidden', 'true')
})

it('does not flash: once shown it stays for half a second', () => {
  const { rerender } = render(<LoadingMessage busy />)
  pass(310)
  rerender(<LoadingMessage busy={false} />)
  pass(480)
  expect(loadingText()).toBeVisible()
  pass(20)
  expect(loadingText()).toBeNull()
})
