import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { whyHidden } from '../page/exposed.ts'
import { type KeyTest, once } from '../page/once.ts'
import { press, type } from '../page/press.ts'
import { type CarouselOptions, type CarouselPage, tabbable } from './carousel-page.ts'

type Rotation = NonNullable<CarouselOptions['rotation']>

/** The keyboard tests of a carousel. Their names match the rows of the contract. */
export function carouselKeys(page: CarouselPage, options: CarouselOptions): Record<string, KeyTest> {
  const { next, previous, rotation } = options
  const { carousel, button, slides, shown, live, moves, start, pressNext } = page

  const byKey = (key: 'Enter' | 'Space') =>
    once(async () => {
      await start()
      const first = shown()
      for (const label of [next, previous]) {
        button(label).focus()
        await pressNext(() => type(key))
        expect(button(label)).toHaveFocus()
        expect(live(), 'the live region announces the new slide').toBe('polite')
      }
      expect(shown(), 'the first slide is shown again').toEqual(first)
      expect(await moves(3), 'it rotates automatically').toBe(false)
    })
  const byPointer = (way: 'mouse' | 'touch') =>
    once(async () => {
      await start()
      const first = shown()
      await pressNext(() => press(button(next), way))
      expect(live()).toBe('polite')
      await pressNext(() => press(button(previous), way))
      expect(shown()).toEqual(first)
      expect(await moves(3)).toBe(false)
    })
  const rotateByPointer = (way: 'mouse' | 'touch', { pause, start: begin }: Rotation) =>
    once(async () => {
      await start()
      await press(button(pause), way)
      await vi.waitFor(() => expect(button(begin)).toBeDefined())
      expect(button(begin)).not.toHaveAttribute('aria-pressed')
      expect(live()).toBe('polite')
      expect(await moves(3)).toBe(false)
      await press(button(begin), way)
      await vi.waitFor(() => expect(live()).toBe('off'))
      expect(await moves()).toBe(true)
    })
  const rotateByKey = (key: 'Enter' | 'Space', { pause, start: begin }: Rotation) =>
    once(async () => {
      await start()
      screen.getByRole('button', { name: 'Before' }).focus()
      await type('Tab')
      expect(button(begin), 'the rotation control comes first, and focus has stopped it').toHaveFocus()
      await type(key)
      expect(button(pause), 'it keeps focus and its name changes').toHaveFocus()
      expect(await moves()).toBe(true)
      await type(key)
      expect(button(begin)).toHaveFocus()
      expect(await moves()).toBe(false)
    })
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
    ...(rotation && {
      'Enter on the rotation control': rotateByKey('Enter', rotation),
      'Space on the rotation control': rotateByKey('Space', rotation),
      'mouse on the rotation control': rotateByPointer('mouse', rotation),
      'touch on the rotation control': rotateByPointer('touch', rotation),
    }),
    'Enter on previous and next': byKey('Enter'),
    'Space on previous and next': byKey('Space'),
    'mouse on previous and next': byPointer('mouse'),
    'touch on previous and next': byPointer('touch'),
  }
}
