/** State of Ladle for components outside its React tree. */

import { componentFolders } from 'virtual:component-folders'
import { useSyncExternalStore } from 'react'
import { brand } from '../../site/content/brand.ts'
import { installPages } from '../pages/guides/install-pages.ts'

interface LadleState {
  story: string
  /** Preview mode, without header and list. Used by the audit and by frames. */
  isolated: boolean
  /** Whether there is a story with this id. */
  known: boolean
}

let state: LadleState = { story: '', isolated: true, known: true }
const listeners = new Set<() => void>()

export const ladleStore = {
  get: () => state,
  set(next: LadleState) {
    if (next.story === state.story && next.isolated === state.isolated && next.known === state.known) return
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useLadle = () => useSyncExternalStore(ladleStore.subscribe, ladleStore.get)

const names = new Map([
  ['coming from shadcn or radix', 'Coming from shadcn/ui or Radix Themes'] as const,
  ['react aria', 'React Aria'] as const,
  ...componentFolders.map(({ label }) => [label.toLowerCase(), label] as const),
  ...installPages.map(
    ({ name, page }) => [page.replace('guide--', '').replaceAll('-', ' '), `Install with ${name}`] as const,
  ),
])

/** Ladle derives names from lower-case ids. This restores the names of components and of libraries. */
export const namedAs = (name: string) =>
  names.get(name.toLowerCase()) ?? name.charAt(0).toUpperCase() + name.slice(1)

/** The parts of `components--button--icon-only` as text, last part first: Icon only, Button, Components. */
export const titleParts = (story: string) =>
  story
    .split('--')
    .map((part) => namedAs(part.replaceAll('-', ' ')))
    .reverse()

/** The title of the document that shows a story. */
export function titleOf(story: string, known = true) {
  const [last, ...rest] = titleParts(story)
  const name = last === 'Docs' ? rest[0] : rest.length > 1 ? `${last}, ${rest[0]}` : last
  return `${known ? name : 'Page not found'} · ${brand.name} design system`
}
