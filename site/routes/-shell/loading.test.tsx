import '../../styles.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pendingWork } from '../../browser/pending'
import { LoadingMessage } from './loading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
/** Starts a pending task; the returned function ends it. */
function begin() {
  let end = () => {}
  act(() => {
    end = pendingWork.begin()
  })
  return () => act(end)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const loadingText = () => screen.queryByText('Loading...')

it('shows Loading... after 300 ms, in a live region that was rendered empty, with decorative skeleton lines', () => {
  render(<LoadingMessage />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  const end = begin()
  pass(299)
  expect(region).toBeEmptyDOMElement()
  pass(1)
  expect(loadingText()).toBeVisible()
  expect(region).toContainElement(loadingText())
  expect(region).toHaveTextContent(/^Loading\.\.\.$/)
  expect(region.querySelector('[data-slot=skeleton]')).toHaveAttribute('aria-hidden', 'true')
  end()
})

it('does not flash: once shown it stays for half a second', () => {
  render(<LoadingMessage />)
  const end = begin()
  pass(310)
  end()
  pass(480)
  expect(loadingText()).toBeVisible()
  pass(20)
  expect(loadingText()).toBeNull()
})
