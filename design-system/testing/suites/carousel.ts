import { act, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type KeyTest, once } from '../keys.ts'
import { danglingIds, repeatedIds, whyHidden } from '../page/exposed.ts'
import { draw, frames, freshPage, type Name, type PageOptions } from '../page/page.tsx'
import { type Press, press, type, ways } from '../page/press.ts'
import { expectFocusByKey, pressKeys } from './press-keys.ts'

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
const tabbable = ':is(a[href], button, input, select, textarea, [tabindex="0"])'

/** A carousel on a page with fake timers, and helpers for its tests. */
function carouselPage(ui: ReactElement, options: CarouselOptions) {
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

type CarouselPage = ReturnType<typeof carouselPage>

type Rotation = NonNullable<CarouselOptions['rotation']>

/** The keyboard tests of a carousel. Their names match the rows of the contract. */
function carouselKeys(page: CarouselPage, options: CarouselOptions): Record<string, KeyTest> {
  const { next, previous, rotation } = options
  const { carousel, button, slides, shown, live, moves, start, pressNext } = page

  const navigates = async (press: Press, way: string) => {
    await start()
    const first = shown()
    for (const label of [next, previous]) {
      await pressNext(() => press(button(label)))
      expectFocusByKey(way, button(label))
      expect(live(), 'the live region announces the new slide').toBe('polite')
    }
    expect(shown(), 'the first slide is shown again').toEqual(first)
    expect(await moves(3), 'it rotates automatically').toBe(false)
  }
  const rotates = async (press: Press, way: string, { pause, start: begin }: Rotation) => {
    await start()
    if (way === 'Enter' || way === 'Space') {
      screen.getByRole('button', { name: 'Before' }).focus()
      await type('Tab')
      expect(
        button(pause),
        'the rotation control comes first, and keeps the name that is announced',
      ).toHaveFocus()
      expect(await moves(), 'it rotates although its control has the focus').toBe(false)
    }
    for (const [name, nextName, isRotating] of [
      [pause, begin, false],
      [begin, pause, true],
      [pause, begin, false],
    ] as const) {
      await press(button(name))
      await vi.waitFor(() => expect(button(nextName), 'a press does what its name says').toBeDefined())
      expectFocusByKey(way, button(nextName))
      expect(button(nextName)).not.toHaveAttribute('aria-pressed')
      await vi.waitFor(() => expect(live()).toBe(isRotating ? 'off' : 'polite'))
      expect(await moves(isRotating ? 1 : 3)).toBe(isRotating)
    }
  }
  /** Moves focus with Tab from a button outside the carousel through it. Returns the tab stops. */
  const walk = async (from: string, key: 'Tab' | 'Shift+Tab') => {
    screen.getByRole('button', { name: from }).focus()
    const stops: Element[] = []
    await type(key)
    while (carousel().contains(document.activeElement)) {
      stops.push(document.activeElement!)
      await type(key)
    }
    return stops
  }

  return {
    Tab: once(async () => {
      await start()
      const stops = await walk('Before', 'Tab')
      const inReach = [...carousel().querySelectorAll(tabbable)].filter((stop) => !whyHidden(stop))
      expect(stops).toEqual(inReach)
      const first = slides().find((slide) => !whyHidden(slide))!
      const controls = stops.filter((stop) => !stop.closest('[role=group]'))
      for (const control of controls)
        expect(control.compareDocumentPosition(first), 'controls come before the slides').toBe(
          Node.DOCUMENT_POSITION_FOLLOWING,
        )
      expect(await moves(), 'it rotates although it had focus').toBe(false)
    }),
    'Shift+Tab': once(async () => {
      await start()
      const there = await walk('Before', 'Tab')
      expect(await walk('After', 'Shift+Tab')).toEqual(there.reverse())
    }),
    ...(rotation && pressKeys((press, way) => rotates(press, way, rotation), 'the rotation control')),
    ...pressKeys(navigates, 'previous and next'),
  }
}

/** Timers to fake. requestAnimationFrame stays real. */
const clock = { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const }

/**
 * Tests a carousel against the APG pattern: role descriptions, controls before the slides, hidden slides that are not
 * exposed, and rotation that stops on hover, on focus, with its control and with reduced motion; by mouse, touch and
 * keyboard. Returns the keyboard tests for `testKeys`.
 *
 * @example
 * testKeys(contract, testCarousel(<MovesByItself />, {
 *   name: 'Student work',
 *   next: 'Next slide',
 *   previous: 'Previous slide',
 *   rotation: { pause: 'Pause the slides', start: 'Start the slides', interval: 2000 },
 * }))
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function testCarousel(ui: ReactElement, options: CarouselOptions) {
  const { next, previous, rotation } = options
  const page = carouselPage(ui, options)
  const { carousel, button, slides, shown, live, moves, start, pressNext } = page
  const keys = carouselKeys(page, options)

  describe('carousel', () => {
    freshPage()
    beforeEach(() => void vi.useFakeTimers({ toFake: [...clock.toFake] }))
    afterEach(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })

    it.each(Object.entries(keys))('%s', (_key, test) => test())

    it('has role descriptions and a unique name for each slide', async () => {
      await start()
      expect(carousel()).toHaveAttribute('aria-roledescription')
      // The name must not contain the role description: 'Student work carousel, carousel'.
      const roleDescriptionIn = (element: Element) =>
        new RegExp(`\\b${element.getAttribute('aria-roledescription')}\\b`, 'i')
      expect(carousel()).not.toHaveAccessibleName(roleDescriptionIn(carousel()))
      const names = slides().map((slide) => slideName(slide) ?? slide.textContent ?? '')
      expect(names.length).toBeGreaterThan(1)
      expect(new Set(names).size).toBe(names.length)
      for (const slide of slides()) expect(slideName(slide) ?? '').not.toMatch(roleDescriptionIn(slide))
      expect(danglingIds()).toEqual([])
      expect(repeatedIds()).toEqual([])
    })

    it('wraps in both directions, or disables the button at its end and describes why', async () => {
      await start()
      for (const label of [next, previous]) {
        const first = shown()
        let rounds = 0
        while (!button(label).matches(':disabled, [aria-disabled=true]') && rounds < slides().length) {
          await pressNext(async () => button(label).click())
          rounds += 1
        }
        if (rounds === slides().length) expect(shown()).toEqual(first)
        else {
          expect(button(label), 'the reason why it is disabled').toHaveAccessibleDescription()
          const last = shown()
          for (const way of ways) {
            await press(button(label), way)
            await frames()
            expect(shown(), `after a press by ${way}`).toEqual(last)
          }
        }
      }
    })

    it('hides slides that are out of view', async () => {
      await start()
      const view = carousel().querySelector('[data-slot=carousel-viewport]')!.getBoundingClientRect()
      const away = [...carousel().querySelectorAll('[data-slot$=carousel-item]')].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return right <= view.left + 1 || left >= view.right - 1
      })
      expect(away).not.toEqual([])
      for (const slide of away) expect(whyHidden(slide), 'out of view').toBeTruthy()
      for (const slide of [...away, ...carousel().querySelectorAll('[aria-hidden=true]')])
        for (const stop of slide.querySelectorAll<HTMLElement>(tabbable)) {
          stop.focus()
          expect(document.activeElement, `${stop.textContent} takes the focus`).not.toBe(stop)
        }
    })

    if (rotation) {
      it('rotates without announcements until it is stopped', async () => {
        await start()
        expect(live()).toBe('off')
        expect(await moves()).toBe(true)
      })

      it('pauses rotation on hover', async () => {
        await start()
        await userEvent.hover(slides().find((slide) => !whyHidden(slide))!)
        expect(await moves(3)).toBe(false)
      })

      it('stays stopped after focus has left, until its rotation control is pressed', async () => {
        await start()
        screen.getByRole('button', { name: 'Before' }).focus()
        await type('Tab')
        await type('Shift+Tab')
        expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
        expect(await moves(3)).toBe(false)
        expect(button(rotation.start)).toBeVisible()
      })

      it('does not rotate with reduced motion', async () => {
        const { matchMedia } = window
        vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
          const list = matchMedia(query)
          if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true })
          return list
        })
        await start()
        expect(await moves(3)).toBe(false)
        expect(live()).toBe('polite')
      })
    }
  })

  return keys
}
