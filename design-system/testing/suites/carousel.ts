import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { whyHidden } from '../page/exposed.ts'
import { danglingIds, repeatedIds } from '../page/ids.ts'
import { frames, freshPage } from '../page/page.tsx'
import { press, type, ways } from '../page/press.ts'
import { carouselKeys } from './carousel-keys.ts'
import { type CarouselOptions, carouselPage, slideName, tabbable } from './carousel-page.ts'

export type { CarouselOptions }

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

    it.each(ways)('shows the next and the previous slide, by %s, announces them and does not rotate', (way) =>
      keys[`${way === 'keyboard' ? 'Enter' : way} on previous and next`]!(),
    )

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

      it.each(['mouse', 'touch'] as const)('is stopped and started with its rotation control, by %s', (way) =>
        keys[`${way} on the rotation control`]!(),
      )

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
