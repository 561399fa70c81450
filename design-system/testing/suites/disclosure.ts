import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type KeyTest, once } from '../keys.ts'
import { danglingIds, repeatedIds, whyHidden } from '../page/exposed.ts'
import { draw, frames, freshPage, type Name, type PageOptions } from '../page/page.tsx'
import { type Press, press, type, ways } from '../page/press.ts'
import { expectFocusByKey, pressKeys } from './press-keys.ts'

export interface DisclosureOptions extends PageOptions {
  /** Name of a button that is closed when it is rendered. */
  trigger: Name
  /** Text that it shows. */
  shows: Name
  /** Name of a button that is disabled. */
  disabled?: Name
}

/**
 * Tests a disclosure button, or one item of an accordion, against the APG pattern: its state is exposed, closed content
 * is hidden and cannot be focused, and focus stays on the button; by mouse, touch and keyboard. Returns the keyboard
 * tests for `testKeys`.
 *
 * @example
 * testKeys(contract, testDisclosure(<Closed />, { trigger: 'Is the trial really free?', shows: /14 days/ }))
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function testDisclosure(ui: ReactElement, options: DisclosureOptions) {
  const { trigger, shows, disabled } = options
  const button = () => screen.getByRole('button', { name: trigger })
  const content = () => screen.queryByText(shows)
  const isOpen = () =>
    waitFor(() => {
      expect(button()).toHaveAttribute('aria-expanded', 'true')
      expect(content(), 'the content').not.toBeNull()
      expect(whyHidden(content()!)).toBeUndefined()
    })
  const isClosed = () =>
    waitFor(() => {
      expect(button()).toHaveAttribute('aria-expanded', 'false')
      if (content()) expect(whyHidden(content()!), 'closed content must be hidden').toBeDefined()
    })
  const panel = () => document.getElementById(button().getAttribute('aria-controls') ?? '')

  const controls = ':is(a[href], button, input, select, textarea):not(:disabled)'
  const stops = () =>
    [...(panel()?.querySelectorAll<HTMLElement>(controls) ?? [])].filter((stop) => !whyHidden(stop))

  const toggles = async (press: Press, way: string) => {
    await draw(ui, options)
    await press(button())
    await isOpen()
    expectFocusByKey(way, button())
    expect(danglingIds()).toEqual([])
    expect(repeatedIds()).toEqual([])
    if (panel()) expect(panel()!.contains(content()), 'aria-controls refers to the content').toBe(true)
    await press(button())
    await isClosed()
    expectFocusByKey(way, button())
  }
  const keys: Record<string, KeyTest> = {
    ...pressKeys(toggles),
    Tab: once(async () => {
      await draw(ui, options)
      button().focus()
      await type('Tab')
      expect(whyHidden(document.activeElement!), 'Tab must not reach hidden content').toBeUndefined()
      await press(button(), 'keyboard')
      await isOpen()
      const first = stops()[0]
      await type('Tab')
      if (first) expect(document.activeElement, 'Tab moves focus into the open panel').toBe(first)
    }),
    'Shift+Tab': once(async () => {
      await draw(ui, options)
      button().focus()
      await type('Tab')
      await type('Shift+Tab')
      expect(button(), 'Shift+Tab skips closed content').toHaveFocus()
      await press(button(), 'keyboard')
      await isOpen()
      const order = [...stops()].reverse()
      order[0]?.focus()
      for (const stop of order) {
        expect(stop).toHaveFocus()
        await type('Shift+Tab')
      }
      if (order.length) expect(button(), 'Shift+Tab leaves the open panel').toHaveFocus()
    }),
  }

  describe('disclosure', () => {
    freshPage()

    it.each(Object.entries(keys))('%s', (_key, test) => test())

    it('begins closed, with its content hidden and not in the accessibility tree', async () => {
      await draw(ui, options)
      await isClosed()
      expect(danglingIds()).toEqual([])
    })

    if (disabled)
      it.each(ways)('ignores a press on a disabled button, by %s', async (way) => {
        await draw(ui, options)
        const closed = screen.getByRole('button', { name: disabled })
        expect(closed.matches(':disabled, [aria-disabled=true]'), 'it is exposed as disabled').toBe(true)
        await press(closed, way)
        await frames()
        expect(closed).toHaveAttribute('aria-expanded', 'false')
      })
  })

  return keys
}
