import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { slideName } from '../../testing/suites/carousel.ts'

/** Call it at the top of a group of tests: sets fake timers. */
export function freshCarousel() {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  )
  afterEach(() => void vi.restoreAllMocks())
}

export const carousel = () => screen.getByRole('region')
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const viewport = () => document.querySelector<HTMLElement>('[data-slot=carousel-viewport]')!
export const live = () => viewport().getAttribute('aria-live')
export const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
/** The duration of a move: half a second. */
export const arrive = () => pass(500)
export const hover = () => fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
export const leave = () => fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' })

/** The numbers of the slides that are exposed to assistive technology. */
export const exposed = () =>
  within(carousel())
    .queryAllByRole('group')
    .filter((group) => group.matches('[aria-roledescription]') && !group.closest('[inert]'))
    .map((slide) => Number.parseInt(slideName(slide)!, 10))

/** The slides that are visible at rest, from start to end, including copies. */
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
