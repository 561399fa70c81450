import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type KeyTest, once } from '../keys.ts'
import { draw, frames, freshPage, type Name, type PageOptions } from '../page/page.tsx'
import { press, type } from '../page/press.ts'
import { arrowKeys, itemsOf } from './arrow-keys.ts'

export interface RadiosOptions extends PageOptions {
  /** Name of the group. */
  label: Name
  role?: 'radiogroup' | 'group'
  /** The same group with the first option, the last and one between them disabled. */
  disabled?: ReactElement
}

/**
 * Tests a radio group against the APG pattern: one tab stop, arrow keys that select and wrap, in right-to-left text
 * too, and skip disabled options, and a press on a label that selects once, by mouse and touch. Returns the keyboard
 * tests for `testKeys`.
 *
 * @example testKeys(contract, testRadios(<Plans />, { label: 'Which plan?', disabled: <SomeUnavailable /> }))
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function testRadios(ui: ReactElement, options: RadiosOptions) {
  const { label, role = 'radiogroup', disabled } = options
  const group = () => screen.getByRole(role, { name: label })
  const button = (name: string) => screen.getByRole('button', { name })
  const chosen = () => within(group()).queryAllByRole('radio', { checked: true })
  const row = {
    role: 'radio',
    within: { role, name: label },
    before: options.before,
    disabled,
    arrives: (radio: HTMLElement) => expect(chosen()).toEqual([radio]),
  }
  const radios = () => itemsOf(row) as HTMLInputElement[]
  const start = async (page = ui) => {
    await draw(page, options)
    let changes = 0
    group().addEventListener('change', () => (changes += 1))
    return { radios: radios(), changeCount: () => changes }
  }
  const labelOf = (radio: HTMLInputElement) => radio.labels![0]!

  const pressed = (way: 'mouse' | 'touch') =>
    once(async () => {
      const { radios, changeCount } = await start()
      for (const radio of [radios.at(-1)!, radios[0]!]) {
        const previousCount = changeCount()
        const already = radio.checked
        await press(labelOf(radio), way)
        await waitFor(() => expect(chosen()).toEqual([radio]))
        await frames()
        expect(changeCount() - previousCount, 'change is dispatched once').toBe(already ? 0 : 1)
      }
    })
  /** The selected radio button is the only tab stop, in both directions. */
  const through = (key: 'Tab' | 'Shift+Tab', from: string, to: string) =>
    once(async () => {
      const [, second] = (await start()).radios
      second!.click()
      button(from).focus()
      await type(key)
      expect(second, 'the selected one').toHaveFocus()
      await type(key)
      expect(button(to)).toHaveFocus()
    })

  const keys: Record<string, KeyTest> = {
    ...arrowKeys(ui, { ...row, next: 'ArrowDown', previous: 'ArrowUp' }),
    ...arrowKeys(ui, { ...row, next: 'ArrowRight', previous: 'ArrowLeft' }),
    Tab: through('Tab', 'Before', 'After'),
    'Shift+Tab': through('Shift+Tab', 'After', 'Before'),
    Space: once(async () => {
      const { radios } = await start()
      // As in server-rendered markup: none is selected yet.
      for (const radio of radios) radio.checked = false
      button('Before').focus()
      await type('Tab')
      expect(radios[0]).toHaveFocus()
      expect(chosen()).toEqual([])
      await type('Space')
      expect(chosen()).toEqual([radios[0]])
    }),
    mouse: pressed('mouse'),
    touch: pressed('touch'),
  }

  describe(`radios: ${label}`, () => {
    freshPage()

    it.each(Object.entries(keys))('%s', (_key, test) => test())

    if (disabled)
      it.each(['mouse', 'touch'] as const)('ignore a press on a disabled radio, by %s', async (way) => {
        const { changeCount } = await start(disabled)
        const previousChoice = chosen()
        const [first] = within(group()).getAllByRole<HTMLInputElement>('radio')
        expect(first).toBeDisabled()
        await press(labelOf(first!), way)
        await frames()
        expect(chosen()).toEqual(previousChoice)
        expect(changeCount()).toBe(0)
      })
  })

  return keys
}
