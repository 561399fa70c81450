/** Display settings of stories. They are stored in the URL, so that a view can be shared as a link. */
import { brands as otherBrands } from 'virtual:component-folders'
import { useSyncExternalStore } from 'react'
import { brand } from '../../site/content/brand.ts'
import { addressOf, storyAt } from './addresses.ts'

/** The brands that stories can be shown in, with their names. */
const brands: (readonly [string, string])[] = [
  [brand.name.toLowerCase(), brand.name],
  ...otherBrands.map((name) => [name, name[0]!.toUpperCase() + name.slice(1)] as const),
]

/** Value and label of each option. The first is the default and is not written to the URL. */
export const choices = {
  theme: [
    ['system', 'As the system'],
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['contrast', 'High contrast'],
  ],
  viewport: [
    ['full', 'Full'],
    ['320', '320 px'],
    ['390', '390 px'],
    ['768', '768 px'],
    ['1440', '1440 px'],
  ],
  dir: [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ],
  brand: brands,
} satisfies Record<string, readonly (readonly [value: string, words: string])[]>

export type Setting = keyof typeof choices
type Settings = Record<Setting, string>

const names = Object.keys(choices) as Setting[]
const initial = (name: Setting) => choices[name][0]?.[0] ?? ''

function readAddress() {
  const query = new URLSearchParams(location.search)
  const value = (name: Setting) =>
    choices[name].map(([known]) => known).find((known) => known === query.get(name)) ?? initial(name)
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Settings
}

let settings = readAddress()
const listeners = new Set<() => void>()

/** Sets theme, direction and brand on the root element. */
function apply() {
  const { theme, dir, brand } = settings
  const wanted = {
    'data-theme': theme === 'system' ? null : theme,
    'data-brand': brand === initial('brand') ? null : brand,
    dir: dir === 'rtl' ? dir : null,
  }
  const html = document.documentElement
  for (const [name, value] of Object.entries(wanted)) {
    if (html.getAttribute(name) === value) continue
    if (value === null) html.removeAttribute(name)
    else html.setAttribute(name, value)
  }
}

function change(next: Settings) {
  settings = next
  apply()
  for (const listener of listeners) listener()
}

export const settingsStore = {
  get: () => settings,
  set(name: Setting, value: string) {
    change({ ...settings, [name]: value })
    const query = withSettings(location.search)
    query.set('story', storyAt(location))
    history.replaceState(history.state, '', addressOf(query) + location.hash)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The query with all settings that are not the default. */
function withSettings(search: string) {
  const query = new URLSearchParams(search)
  for (const name of names)
    if (settings[name] === initial(name)) query.delete(name)
    else query.set(name, settings[name])
  return query
}

/** URL of a story with the current settings. `isolated`: in preview mode without a width, for a frame. */
export function storyAddress(story: string, isolated = false) {
  const query = withSettings(`?story=${story}`)
  if (isolated) {
    query.delete('viewport')
    query.set('mode', 'preview')
  }
  return addressOf(query)
}

/**
 * Keeps the settings in the URL. Ladle removes them when it navigates, and pushes history entries without a change, so
 * that Back would lose the settings or have no effect.
 */
function guardAddress() {
  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => {
    const { search, searchParams } = new URL(url ?? '', location.href)
    const story = searchParams.get('story')
    if (!story) return
    const next = addressOf(withSettings(search))
    if (storyAt(location) === story) return history.replaceState(state, unused, next + location.hash)
    push(state, unused, next)
    scrollTo(0, 0)
  }
}

/** Call it once before rendering. */
export function startSettings() {
  apply()
  guardAddress()
  // Ladle sets the theme to `auto` and removes `dir` on start. Values that a story sets are kept.
  const html = document.documentElement
  const correct = () => {
    if (html.dataset.theme === 'auto' || (settings.dir === 'rtl' && !html.dir)) apply()
  }
  new MutationObserver(correct).observe(html, { attributeFilter: ['data-theme', 'dir'] })
  addEventListener('popstate', () => change(readAddress()))
}

export const useSettings = () =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, settingsStore.get)
