import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Loading } from './loading.tsx'

afterEach(cleanup)

it('says that something is on its way, and nothing of its lines', () => {
  render(<Loading lines={3} />)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Loading...')
  const drawn = status.querySelector('[data-slot=skeleton]')
  expect(drawn).toHaveAttribute('aria-hidden', 'true')
  expect(drawn?.children).toHaveLength(3)
})

it('fills its lines from the start of the line on', () => {
  render(<Loading />)
  const fill = screen.getByRole('status').querySelector('span > span')
  const running = fill?.getAnimations() ?? []
  expect(running).toHaveLength(1)
  expect(running[0]?.effect?.getComputedTiming().iterations).toBe(Number.POSITIVE_INFINITY)
  expect(getComputedStyle(fill as Element).transformOrigin).toMatch(/^0px/)
})

it('passes other props to its root', () => {
  render(<Loading id="wait" className="mt-block" />)
  expect(screen.getByRole('status')).toHaveAttribute('id', 'wait')
  expect(screen.getByRole('status')).toHaveClass('mt-block')
})
