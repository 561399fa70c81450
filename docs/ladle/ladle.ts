/** State of Ladle for components outside its React tree. */

import { componentFolders } from 'virtual:component-folders'
import { useSyncExternalStore } from 'react'

interface LadleState {
  story: string
  /** Preview mode, without header and list. Used by the audit and by frames. */
  isolated: boolean
}

let state: LadleState = { story: '', isolated: true }
const listeners = new Set<() => void>()

export const ladleStore = {
  get: () => state,
  set(next: LadleState) {
    if (next.story === state.story && next.isolated === state.isolated) return
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useLadle = () => useSyncExternalStore(ladleStore.subscribe, ladleStore.get)

/** Ladle derives names from lower-case ids. This restores the name of the component. */
export const namedAs = (words: string) =>
  componentFolders.find(({ label }) => label.toLowerCase() === words.toLowerCase())?.label ??
  words.charAt(0).toUpperCase() + words.slice(1)

/** The parts of `components--button--icon-only` as text, last part first: Icon only, Button, Components. */
export const wordsOf = (story: string) =>
  story
    .split('--')
    .map((part) => namedAs(part.replaceAll('-', ' ')))
    .reverse()
