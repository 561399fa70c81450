/** What Ladle says of itself, for those of us who stand outside of its tree. */

import { rooms } from 'virtual:rooms'
import { useSyncExternalStore } from 'react'

interface LadleState {
  story: string
  /** Alone, as the sweeps and frames ask for it: no bar, no list. */
  alone: boolean
}

let state: LadleState = { story: '', alone: true }
const listeners = new Set<() => void>()

export const ladleStore = {
  get: () => state,
  set(next: LadleState) {
    if (next.story === state.story && next.alone === state.alone) return
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useLadle = () => useSyncExternalStore(ladleStore.subscribe, ladleStore.get)

/** Ladle writes ids in small letters, and names after ids; a component keeps the name that it is imported by. */
export const namedAs = (words: string) =>
  rooms.find(({ label }) => label.toLowerCase() === words.toLowerCase())?.label ??
  words.charAt(0).toUpperCase() + words.slice(1)

/** `components--button--icon-only` in words, from the last to the first: Icon only, Button, Components. */
export const wordsOf = (story: string) =>
  story
    .split('--')
    .map((part) => namedAs(part.replaceAll('-', ' ')))
    .reverse()
