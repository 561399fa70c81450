import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type KeyTest, once } from '../keys.ts'
import { danglingIds, repeatedIds, whyHidden } from '../page/exposed.ts'
import { draw, frames, freshPage, type Name, type PageOptions } from '../page/page.tsx'
import { press, swipe, type, type Way, ways } from '../page/press.ts'
import { type ArrowKeyOptions, expectFocusUnchanged, itemsOf, rovingKeys } from './arrow-keys.ts'

export interface TabsOptions extends PageOptions {
  /** Name of the list of tabs. */
  label: Name
  orientation?: 'horizontal' | 'vertical'
  /** Whether arrow keys select a tab at once, or Enter and Space do. */
  activation?: 'automatic' | 'manual'
  /** The same tabs with the first, the last and one between them disabled. */
  disabled?: ReactElement
}

const isChosen = (tab: HTMLElement) => expect(tab).toHaveAttribute('aria-selected', 'true')

/** Checks that one tab is selected, only its panel is shown, and both refer to each other. */
async function expectOneSelectedTab(chosen: HTMLElement) {
  await waitFor(() => isChosen(chosen))
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([chosen])
  await waitFor(() => expect(screen.getAllByRole('tabpanel')).toHaveLength(1))
  const panel = screen.getByRole('tabpanel')
  expect(whyHidden(panel)).toBeUndefined()
  expect(chosen).toHaveAttribute('aria-controls', panel.id)
  expect(panel).toHaveAttribute('aria-labelledby', chosen.id)
  expect(danglingIds()).toEqual([])
}

/**
 * Tests tabs against the APG pattern: one tab stop, arrow keys along the visible axis that wrap, in right-to-left text
 * too, and skip disabled tabs, and one visible panel that is named by its tab; by mouse, touch and keyboard. Returns
 * the keyboard tests for `testKeys`.
 *
 * @example
 * testKeys(contract, testTabs(<Vertical />, { label: 'Subjects', orientation: 'vertical', disabled: <SomeDisabled /> }))
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function testTabs(ui: ReactElement, options: TabsOptions) {
  const { label, orientation = 'horizontal', activation = 'automatic', disabled } = options
  const vertical = orientation === 'vertical'
  const manual = activation === 'manual'
  const [next, previous] = vertical
    ? (['ArrowDown', 'ArrowUp'] as const)
    : (['ArrowRight', 'ArrowLeft'] as const)
  const row: ArrowKeyOptions = {
    role: 'tab',
    within: { role: 'tablist', name: label },
    next,
    previous,
    before: options.before,
    disabled,
    arrives: manual ? undefined : isChosen,
  }
  const list = () => screen.getByRole('tablist', { name: label })
  const chosen = () => within(list()).getByRole('tab', { selected: true })
  const start = async () => {
    await draw(ui, options)
    return itemsOf(row)
  }

  const chooses = (key: 'Enter' | 'Space') =>
    once(async () => {
      const tabs = await start()
      const first = chosen()
      first.focus()
      await type(tabs[0] === first ? 'End' : 'Home')
      await waitFor(() => expect(first).not.toHaveFocus())
      isChosen(first)
      const focused = document.activeElement as HTMLElement
      await type(key)
      await expectOneSelectedTab(focused)
    })
  const choosesBy = (way: Way) =>
    once(async () => {
      const tabs = await start()
      for (const tab of [tabs.at(-1)!, tabs[0]!]) {
        await press(tab, way)
        await expectOneSelectedTab(tab)
      }
    })
  const byWay = { mouse: choosesBy('mouse'), touch: choosesBy('touch'), keyboard: choosesBy('keyboard') }
  const keys: Record<string, KeyTest> = {
    ...rovingKeys(ui, row),
    Tab: once(async () => {
      await start()
      screen.getByRole('button', { name: 'Before' }).focus()
      await type('Tab')
      expect(document.activeElement, 'the selected tab is the only tab stop').toBe(chosen())
      await type('Tab')
      expect(screen.getByRole('tabpanel').contains(document.activeElement), 'focus is in its panel').toBe(
        true,
      )
    }),
    'Shift+Tab': once(async () => {
      await start()
      chosen().focus()
      await type('Tab')
      await type('Shift+Tab')
      expect(document.activeElement, 'focus moves from the panel to its tab').toBe(chosen())
      await type('Shift+Tab')
      expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
    }),
    ...(manual && {
      Enter: chooses('Enter'),
      Space: chooses('Space'),

      mouse: byWay.mouse,
      touch: byWay.touch,
    }),
  }

  describe(`tabs, ${orientation}, ${activation}`, () => {
    freshPage()

    it.each(Object.entries(keys))('%s', (_key, test) => test())

    it('are a named list, one of them selected, each with a name and a unique id', async () => {
      const tabs = await start()
      expect(tabs.length).toBeGreaterThan(1)
      for (const tab of tabs) expect(tab).toHaveAccessibleName()
      if (vertical) expect(list()).toHaveAttribute('aria-orientation', 'vertical')
      else expect(list()).not.toHaveAttribute('aria-orientation', 'vertical')
      await expectOneSelectedTab(chosen())
      expect(repeatedIds()).toEqual([])
    })

    it.each(ways)('show one panel at a time, by %s', (way) => byWay[way]())

    // WCAG 2.5.2: a visitor who has pressed the wrong tab moves away before releasing it.
    it('show no other panel for a press that ends outside the tab', async () => {
      const tabs = await start()
      const previousChoice = chosen()
      const pressed = tabs.find((tab) => tab !== previousChoice)!
      await swipe(pressed, pressed.getBoundingClientRect().width, 'mouse')
      await frames()
      await expectOneSelectedTab(previousChoice)
      await press(pressed, 'mouse')
      await expectOneSelectedTab(pressed)
    })

    it('ignore the arrow keys of the other axis', async () => {
      await start()
      chosen().focus()
      for (const key of vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'])
        await expectFocusUnchanged(key)
    })

    if (disabled)
      it.each(ways)('ignore a press on a disabled tab, by %s', async (way) => {
        await draw(disabled, options)
        const previousChoice = chosen()
        const [first] = within(list()).getAllByRole('tab')
        await press(first!, way)
        await frames()
        await expectOneSelectedTab(previousChoice)
      })
  })

  return keys
}
