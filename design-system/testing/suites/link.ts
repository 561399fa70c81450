import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { whyHidden } from '../page/exposed.ts'
import type { KeyTest } from '../page/once.ts'
import { draw, frames, type Name, type PageOptions } from '../page/page.tsx'
import { type Press, press } from '../page/press.ts'
import { pressKeys } from './press-keys.ts'

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
