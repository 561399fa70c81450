import { act, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { whyHidden } from './exposed.ts'
import { danglingIds, repeatedIds } from './ids.ts'
import { testServerMarkup } from './markup.ts'
import { type KeyTest, once } from './once.ts'
import { draw, freshPage, type Name, type PageOptions } from './page.tsx'
import { press, type, ways } from './press.ts'

export interface CarouselOptions extends PageOptions {
  /** Name of the carousel. */
  name: Name
  next: Name
  previous: Name
  /** What stops the rotation and begins it again, and the time between slides. Left out where nothing rotates. */
  rotation?: { pause: Name; start: Name; interval: number }
  /** Milliseconds after which a slide has come to rest. */
  settles?: number
}

/** The clock of the page; the browser's own frames go on. */
const clock = { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const }

const tabbable = ':is(a[href], button, input, select, textarea, [tabindex="0"])'

/**
 * Holds a carousel to the APG's pattern: what it is and what its slides are, controls before slides, slides out of
 * view out of reach, rotation that hover, focus, its control and the wish for less motion stop, by mouse, finger
 * and keyboard. Returns its keys, for `testKeys`.
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
  const { name, next, previous, rotation, settles = 1000 } = options

  const carousel = () => screen.getByRole('region', { name })
  const button = (label: Name) => within(carousel()).getByRole('button', { name: label })
  const slides = () => [...carousel().querySelectorAll<HTMLElement>('[role=group][aria-roledescription]')]
  /** Names of the slides that are in reach, in the order of the page. */
  const shown = () =>
    slides()
      .filter((slide) => !whyHidden(slide))
      .map((slide) => slide.getAttribute('aria-label') ?? slide.textContent)
  const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live')
  const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time))
  /** Whether the slides move when they are given the time for it. */
  const moves = async (turns = 1) => {
    const was = shown()
    await pass((rotation?.interval ?? 60_000) * turns)
    await pass(settles)
    return String(shown()) !== String(was)
  }
  const start = async () => {
    await draw(ui, options)
    // The pointer may rest on it from the test before.
    await userEvent.hover(screen.getByRole('button', { name: 'After' }))
    expect(shown().length).toBeGreaterThan(0)
  }
  const pressNext = async (by: () => Promise<unknown>) => {
    const was = shown()
    await by()
    await pass(settles)
    await vi.waitFor(() => expect(shown()).not.toEqual(was))
  }

  const byKey = (key: 'Enter' | 'Space') =>
    once(async () => {
      await start()
      const first = shown()
      for (const label of [next, previous]) {
        button(label).focus()
        await pressNext(() => type(key))
        expect(button(label)).toHaveFocus()
      }
      expect(shown(), 'back where it began').toEqual(first)
      expect(await moves(3), 'it goes on by itself').toBe(false)
    })
  const rotateByKey = (key: 'Enter' | 'Space', { pause, start: begin }: NonNullable<typeof rotation>) =>
    once(async () => {
      await start()
      screen.getByRole('button', { name: 'Before' }).focus()
      await type('Tab')
      expect(button(begin), 'the rotation control comes first, and focus has stopped it').toHaveFocus()
      await type(key)
      expect(button(pause), 'it keeps the focus and says the opposite').toHaveFocus()
      expect(await moves()).toBe(true)
      await type(key)
      expect(button(begin)).toHaveFocus()
      expect(await moves()).toBe(false)
    })
  /** Tab from before the carousel to behind it. */
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

  const keys: Record<string, KeyTest> = {
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
      expect(await moves(), 'it rotates although the focus has been in it').toBe(false)
    }),
    'Shift+Tab': once(async () => {
      await start()
      const there = await walk('Before', 'Tab')
      expect(await walk('After', 'Shift+Tab')).toEqual(there.reverse())
    }),
    ...(rotation && {
      'Enter on the rotation control': rotateByKey('Enter', rotation),
      'Space on the rotation control': rotateByKey('Space', rotation),
    }),
    'Enter on previous and next': byKey('Enter'),
    'Space on previous and next': byKey('Space'),
  }

  describe('carousel', () => {
    freshPage()
    beforeEach(() => void vi.useFakeTimers({ toFake: [...clock.toFake] }))
    afterEach(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })

    it.each(Object.entries(keys))('%s', (_key, test) => test())

    it('says what it is and what its slides are, each with a name of its own', async () => {
      await start()
      expect(carousel()).toHaveAttribute('aria-roledescription')
      // Said already: 'Student work carousel, carousel'.
      const said = (element: Element) =>
        new RegExp(`\\b${element.getAttribute('aria-roledescription')}\\b`, 'i')
      expect(carousel()).not.toHaveAccessibleName(said(carousel()))
      const names = slides().map((slide) => slide.getAttribute('aria-label') ?? slide.textContent ?? '')
      expect(names.length).toBeGreaterThan(1)
      expect(new Set(names).size).toBe(names.length)
      for (const slide of slides()) expect(slide.getAttribute('aria-label') ?? '').not.toMatch(said(slide))
      expect(danglingIds()).toEqual([])
      expect(repeatedIds()).toEqual([])
    })

    it.each(ways)('moves on and back, by %s, tells what comes, and stays there', async (way) => {
      await start()
      const first = shown()
      await pressNext(() => press(button(next), way))
      expect(live()).toBe('polite')
      await pressNext(() => press(button(previous), way))
      expect(shown()).toEqual(first)
      expect(await moves(3)).toBe(false)
    })

    it('goes round, or says at its end that it cannot', async () => {
      await start()
      const first = shown()
      for (let step = 0; step < slides().length; step++) {
        const control = button(next)
        if (control.matches(':disabled, [aria-disabled=true]')) {
          expect(control, 'why it leads nowhere').toHaveAccessibleDescription()
          return
        }
        await pressNext(async () => control.click())
      }
      expect(shown()).toEqual(first)
    })

    it('keeps what is out of view out of reach', async () => {
      await start()
      const away = slides().filter((slide) => whyHidden(slide))
      for (const slide of [...away, ...carousel().querySelectorAll('[aria-hidden=true]')])
        for (const stop of slide.querySelectorAll<HTMLElement>(tabbable)) {
          stop.focus()
          expect(document.activeElement, `${stop.textContent} takes the focus`).not.toBe(stop)
        }
    })

    if (rotation) {
      it('rotates, in silence, until it is stopped', async () => {
        await start()
        expect(live()).toBe('off')
        expect(await moves()).toBe(true)
      })

      it.each(['mouse', 'touch'] as const)(
        'is stopped and begun again by its control, by %s',
        async (way) => {
          await start()
          await press(button(rotation.pause), way)
          await vi.waitFor(() => expect(button(rotation.start)).toBeDefined())
          expect(button(rotation.start)).not.toHaveAttribute('aria-pressed')
          expect(live()).toBe('polite')
          expect(await moves(3)).toBe(false)
          await press(button(rotation.start), way)
          await vi.waitFor(() => expect(live()).toBe('off'))
          expect(await moves()).toBe(true)
        },
      )

      it('waits while the pointer is on it', async () => {
        await start()
        await userEvent.hover(slides().find((slide) => !whyHidden(slide))!)
        expect(await moves(3)).toBe(false)
      })

      it('does not go on when the focus has left: only its control begins it again', async () => {
        await start()
        screen.getByRole('button', { name: 'Before' }).focus()
        await type('Tab')
        await type('Shift+Tab')
        expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
        expect(await moves(3)).toBe(false)
        expect(button(rotation.start)).toBeVisible()
      })

      it('stands still where less motion is wanted', async () => {
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

    testServerMarkup(ui)
  })

  return keys
}
