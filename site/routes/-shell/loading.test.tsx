import '../styles.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waiting } from '../services/waiting'
import { PlaceWaiting, Waiting } from './-waiting'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
/** Starts a pending task; the returned function ends it. */
function begin() {
  let end = () => {}
  act(() => {
    end = waiting.begin()
  })
  return () => act(end)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const words = () => screen.queryByText('Loading...')

it('shows nothing for a short wait', () => {
  render(<Waiting />)
  const end = begin()
  pass(299)
  end()
  pass(1000)
  expect(words()).toBeNull()
})

it('shows Loading... after 300 ms, in a live region that was rendered empty, with decorative skeleton lines', () => {
  render(<Waiting />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  const end = begin()
  pass(299)
  expect(region).toBeEmptyDOMElement()
  pass(1)
  expect(words()).toBeVisible()
  expect(region).toContainElement(words())
  expect(region).toHaveTextContent(/^Loading\.\.\.$/)
  expect(region.querySelector('[data-slot=skeleton]')).toHaveAttribute('aria-hidden', 'true')
  end()
})

it('does not flash: once shown it stays for half a second', () => {
  render(<Waiting />)
  const end = begin()
  pass(310)
  end()
  pass(480)
  expect(words()).toBeVisible()
  pass(20)
  expect(words()).toBeNull()
})

it('appears while a page is loading too', () => {
  const { rerender } = render(<Waiting also />)
  pass(300)
  expect(words()).toBeVisible()
  rerender(<Waiting />)
  pass(500)
  expect(words()).toBeNull()
})

it('appears once for all the parts of a page that are loading, and reserves their places', () => {
  const { rerender } = render(
    <>
      <Waiting />
      <PlaceWaiting />
      <PlaceWaiting />
    </>,
  )
  expect(document.querySelectorAll('[data-slot=skeleton]')).toHaveLength(0)
  pass(300)
  expect(screen.getAllByText('Loading...')).toHaveLength(1)
  expect(document.querySelectorAll('[data-slot=skeleton]')).toHaveLength(3)
  rerender(<Waiting />)
  pass(500)
  expect(words()).toBeNull()
})
