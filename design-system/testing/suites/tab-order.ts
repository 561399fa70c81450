import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { type KeyTest, once } from '../page/once.ts'
import { draw, type Name, type PageOptions } from '../page/page.tsx'
import { type } from '../page/press.ts'

/**
 * Tests of the tab order for `testKeys`: Tab visits exactly the given controls in this order, and Shift+Tab visits them
 * in reverse order.
 *
 * @example testKeys(contract, tabKeys(<Default />, ['hello@school.example', '+91 00000 00000']))
 */
export function tabKeys(ui: ReactElement, names: readonly Name[], options?: PageOptions) {
  const walk = (key: 'Tab' | 'Shift+Tab', stops: readonly Name[]) =>
    once(async () => {
      await draw(ui, options)
      const [from, ...rest] = stops
      screen.getByRole('button', { name: from! }).focus()
      for (const name of rest) {
        await type(key)
        expect(document.activeElement).toHaveAccessibleName(name)
      }
    })
  const order = ['Before', ...names, 'After']
  return {
    Tab: walk('Tab', order),
    'Shift+Tab': walk('Shift+Tab', [...order].reverse()),
  } satisfies Record<string, KeyTest>
}
