import { act, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { whyHidden } from '../page/exposed.ts'
import { draw, type Name, type PageOptions } from '../page/page.tsx'

export interface CarouselOptions extends PageOptions {
  /** Name of the carousel. */
  name: Name
  role?: 'region' | 'group'
  next: Name
  previous: Name
  /** Names of the rotation control and the time between slides. Left out if the carousel does not rotate. */
  rotation?: { pause: Name; start: Name; interval: number }
  /** Duration of a slide transition in milliseconds. */
  settles?: number
}

/** The name of a slide that has one, from `aria-labelledby` or `aria-label`. */
export const slideName = (slide: Element) =>
  slide
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ') ?? slide.getAttribute('aria-label')

/** Elements that are tab stops unless they are hidden or inert. */
export const tabbable = ':is(a[href], button, input, select, textarea, [tabindex="0"])'

/** A carousel on a page with fake timers, and helpers for its tests. */
export function carouselPage(ui: ReactElement, options: CarouselOptions) {
  const { name, role = 'region', rotation, settles = 1000 } = options

  const carousel = () => screen.getByRole(role, { name })
  const button = (label: Name) => within(carousel()).getByRole('button', { name: label })
  const slides = () => [...carousel().querySelectorAll<HTMLElement>('[role=group][aria-roledescription]')]
  /** Names of the slides that are exposed to assistive technology, in document order. */
  const shown = () =>
    slides()
      .filter((slide) => !whyHidden(slide))
      .map((slide) => slideName(slide) ?? slide.textContent)
  const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live')
  const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time))
  /** Whether the carousel rotates within the given number of intervals. */
  const moves = async (turns = 1) => {
    const was = String(shown())
    for (let turn = 0; turn < turns; turn++) {
      await pass(rotation?.interval ?? 10_000)
      await pass(settles)
      if (String(shown()) !== was) return true
    }
    return false
  }
  const start = async () => {
    await draw(ui, options)
    // The pointer may be on the carousel from the previous test, which would pause the rotation.
    await userEvent.hover(screen.getByRole('button', { name: 'After' }))
    expect(shown().length).toBeGreaterThan(0)
  }
  const pressNext = async (by: () => Promise<unknown>) => {
    const was = shown()
    await by()
    await pass(settles)
    await vi.waitFor(() => expect(shown()).not.toEqual(was))
  }

  return { carousel, button, slides, shown, live, moves, start, pressNext }
}

export type CarouselPage = ReturnType<typeof carouselPage>
