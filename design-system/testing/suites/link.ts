import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { whyHidden } from './exposed.ts'
import { type KeyTest, once } from './once.ts'
import { draw, type Name, type PageOptions } from './page.tsx'
import { type } from './press.ts'

/** A link is reached by Tab, and Enter follows it to where it leads. For links that are on the page already. */
export async function followedByEnter(link: HTMLElement) {
  expect(link.matches('a[href]'), 'it is a link that leads somewhere').toBe(true)
  expect(whyHidden(link)).toBeUndefined()
  expect(link.tabIndex, 'it is in the tab order').toBe(0)
  link.focus()
  let followed: string | undefined
  const follow = (event: Event) => {
    followed = (event.target as Element).closest('a')?.href
    event.preventDefault()
  }
  // The page itself stays where it is: what is held is that the browser would go.
  window.addEventListener('click', follow, { once: true })
  await type('Enter')
  window.removeEventListener('click', follow)
  expect(followed).toBe((link as HTMLAnchorElement).href)
}

/**
 * The key of a link, for `testKeys`.
 *
 * @example testKeys(contract, { Enter: enterFollows(<Footer />, 'Contact') })
 */
export function enterFollows(ui: ReactElement, name: Name, options?: PageOptions): KeyTest {
  return once(async () => {
    await draw(ui, options)
    await followedByEnter(screen.getByRole('link', { name }))
  })
}
