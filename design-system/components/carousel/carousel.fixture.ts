import '../../styles.css'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

/** For the top of a group of tests: a wide window, and the clock in the test's hand. */
export function freshCarousel() {
  beforeEach(async () => {
    await page.viewport(1280, 900)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

export const carousel = () => screen.getByRole('region')
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const viewport = () => document.querySelector<HTMLElement>('[data-slot=carousel-viewport]')!
export const live = () => viewport().getAttribute('aria-live')
export const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
/** The whole of a move: half a second. */
export const arrive = () => pass(500)
export const hover = () => fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
export const leave = () => fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' })

/** Slides that are there for everybody, by number. */
export const exposed = () =>
  within(carousel())
    .queryAllByRole('group')
    .filter((slide) => !slide.closest('[inert]'))
    .map((slide) => Number.parseInt(slide.getAttribute('aria-label')!, 10))

/** What is seen in the view once all is at rest, from the start to the end, copies too. */
export const seen = () => {
  const view = viewport().getBoundingClientRect()
  const order = getComputedStyle(viewport()).direction === 'rtl' ? -1 : 1
  return [...viewport().firstElementChild!.children]
    .map((slide) => ({ slide, box: (slide.firstElementChild ?? slide).getBoundingClientRect() }))
    .filter(({ box }) => box.right > view.left + 8 && box.left < view.right - 8)
    .sort((a, b) => order * (a.box.left - b.box.left))
    .map(({ slide }) => slide.textContent)
}
export const first = () => seen()[0]
