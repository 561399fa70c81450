import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { type KeyTest, once } from './once.ts'
import { draw, type Name, type PageOptions } from './page.tsx'
import { type } from './press.ts'

/**
 * The Tab key of what holds several controls, for `testKeys`: it comes to each of them in the order given,
 * to nothing else, and Shift+Tab goes the same way back.
 *
 * @example testKeys(contract, { Tab: tabsThrough(<AllWays />, ['hello@school.example', '+91 00000 00000']) })
 */
export function tabsThrough(ui: ReactElement, names: readonly Name[], options?: PageOptions): KeyTest {
  return once(async () => {
    await draw(ui, options)
    screen.getByRole('button', { name: 'Before' }).focus()
    for (const name of [...names, 'After']) {
      await type('Tab')
      expect(document.activeElement).toHaveAccessibleName(name)
    }
    for (const name of [...names].reverse().concat('Before')) {
      await type('Shift+Tab')
      expect(document.activeElement).toHaveAccessibleName(name)
    }
  })
}
