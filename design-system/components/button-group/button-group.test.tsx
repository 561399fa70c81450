import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, Loading, LongWords } from './button-group.stories.tsx'
import { ButtonGroup } from './button-group.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const box = (element: Element) => element.getBoundingClientRect()
const first = () => screen.getByRole('link')
const second = () => screen.getByRole('button')

it('places buttons side by side, as wide as their labels, if there is space', () => {
  render(<Default />)
  expect(box(first()).top).toBe(box(second()).top)
  expect(box(second()).left - box(first()).right).toBe(16)
  expect(box(first()).width).toBeLessThan(300)
})

it('starts at the right in right-to-left text', () => {
  render(
    <ButtonGroup dir="rtl">
      <button type="button">Start</button>
      <button type="button">Other</button>
    </ButtonGroup>,
  )
  const [start, other] = screen.getAllByRole('button')
  expect(box(start!).left).toBeGreaterThan(box(other!).right)
})

it.each([320, 390])('fills the width of a phone of %i px, links and buttons alike', async (width) => {
  await page.viewport(width, 800)
  render(<Default />)
  expect(box(second()).top).toBeGreaterThan(box(first()).bottom)
  expect(box(first()).width).toBe(box(screen.getByRole('link').parentElement!).width)
  expect(box(second()).width).toBe(box(first()).width)
})

it('wraps instead of overflowing its column', () => {
  render(<LongWords />)
  const row = document.querySelector('[data-slot=button-group]')!
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  expect(new Set(screen.getAllByRole('button').map((button) => box(button).top)).size).toBe(2)
})

it('causes no horizontal scrolling on a phone by the status of a loading button', async () => {
  await page.viewport(390, 800)
  render(<Loading />)
  await click(screen.getByRole('button', { name: /^Save/ }))
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading...')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(box(screen.getAllByRole('status')[0]!).width).toBe(1)
})

testRootProps(<ButtonGroup />)
