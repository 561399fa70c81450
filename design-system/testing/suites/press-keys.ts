import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { type KeyTest, keyName, once } from '../keys.ts'
import { whyHidden } from '../page/exposed.ts'
import { draw, frames, type Name, type PageOptions } from '../page/page.tsx'
import { type Press, press, type } from '../page/press.ts'

/**
 * Runs one test for each way to press a control: Enter, Space, mouse and touch. The test gets a function that presses.
 * For `testKeys`.
 *
 * @example
 * testKeys(contract, pressKeys(async (press) => {
 *   render(<Banner />)
 *   await press(screen.getByRole('button', { name: 'Close' }))
 *   await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
 * }, 'the close button'))
 */
export function pressKeys(
  test: (press: Press, way: string) => Promise<void>,
  on?: string,
  keys: readonly string[] = ['Enter', 'Space'],
): Record<string, KeyTest> {
  const byKey = (key: string) => async (target: Element) => {
    ;(target as HTMLElement).focus()
    await type(key)
  }
  const ways: Record<string, Press> = {
    ...Object.fromEntries(keys.map((key) => [key, byKey(key)])),
    mouse: (target) => press(target, 'mouse'),
    touch: (target) => press(target, 'touch'),
  }
  return Object.fromEntries(
    Object.entries(ways).map(([key, by]) => [keyName({ key, on }), once(() => test(by, key))]),
  )
}

/** Expects the focus on a control after a press by a key. A pointer does not move the focus to a button in every browser. */
export const expectFocusByKey = (way: string, control: Element) => {
  if (way === 'Enter' || way === 'Space') expect(control).toHaveFocus()
}

/** Checks that a link on the page is a tab stop and that a press navigates once, to its address. */
export async function followed(link: HTMLElement, by: Press = (target) => press(target, 'keyboard')) {
  expect(link.matches('a[href]'), 'it is a link with an address').toBe(true)
  expect(whyHidden(link)).toBeUndefined()
  expect(link.tabIndex, 'it is in the tab order').toBe(0)
  const { href } = link as HTMLAnchorElement
  const places: (string | undefined)[] = []
  const follow = (event: Event) => {
    places.push((event.target as Element).closest('a')?.href)
    event.preventDefault()
  }
  // Navigation is prevented. The test checks that the browser would navigate.
  window.addEventListener('click', follow)
  await by(link)
  await waitFor(() => expect(places).not.toEqual([]))
  await frames()
  window.removeEventListener('click', follow)
  expect(places).toEqual([href])
}

/**
 * The tests of a link for `testKeys`: Enter, mouse and touch.
 *
 * @example testKeys(contract, linkKeys(<Footer />, 'Contact', { on: 'a link' }))
 */
export function linkKeys(
  ui: ReactElement,
  name: Name,
  { on, ...options }: PageOptions & { on?: string } = {},
): Record<string, KeyTest> {
  const follows = async (by: Press) => {
    await draw(ui, options)
    await followed(screen.getByRole('link', { name }), by)
  }
  return pressKeys(follows, on, ['Enter'])
}

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
