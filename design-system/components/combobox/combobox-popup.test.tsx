import '../../styles.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click, draw, frames } from '../../testing/index.ts'
import { arrow, City, field, walk } from './combobox.fixture.tsx'
import { Default, Sizes } from './combobox.stories.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

it('has options of 44 px, and text large enough that iOS does not zoom in, and fits the field on a phone', async () => {
  await page.viewport(320, 600)
  await draw(<Default />)
  await click(arrow())
  for (const one of screen.getAllByRole('option'))
    expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(arrow().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  expect(Number.parseFloat(getComputedStyle(field()).fontSize)).toBeGreaterThanOrEqual(16)
  const popup = () => {
    const { left, right, top } = document.querySelector('[popover]')!.getBoundingClientRect()
    return [left, right, top]
  }
  expect(popup()).toEqual([8, 312, field().getBoundingClientRect().bottom + 8])
  await page.viewport(1280, 900)
  const { left, right, bottom } = field().getBoundingClientRect()
  await waitFor(() => expect(popup()).toEqual([Math.max(left, 8), right + 8, bottom + 8]))
})

it('stays above the on-screen keyboard', async () => {
  await page.viewport(400, 800)
  const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 800 })
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(keyboard as VisualViewport)
  await draw(
    <div style={{ paddingTop: '20rem' }}>
      <City />
    </div>,
  )
  await click(arrow())
  const popup = () => document.querySelector('[popover]')!.getBoundingClientRect()
  expect(popup().top).toBeGreaterThan(field().getBoundingClientRect().bottom)
  keyboard.height = 450
  keyboard.dispatchEvent(new Event('resize'))
  expect(popup().bottom).toBeLessThan(field().getBoundingClientRect().top)
  expect(popup().top).toBeGreaterThanOrEqual(8)
  vi.restoreAllMocks()
})

it('scrolls its list to the active option, and does not scroll back', async () => {
  await page.viewport(400, 260)
  await walk(<Default />, 'ArrowUp')
  const popup = document.querySelector('[popover]')!
  const inView = () => {
    const { bottom } = within(popup as HTMLElement)
      .getByText('São José dos Campos')
      .getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(popup.getBoundingClientRect().bottom)
  }
  await waitFor(inView)
  await frames()
  inView()
})

it('has three heights', () => {
  render(<Sizes />)
  expect(screen.getAllByRole('combobox').map((one) => one.getBoundingClientRect().height)).toEqual([
    52, 44, 36,
  ])
})
