/** How the stories are shown: read from the address and kept in it, so that what is seen can be sent to somebody. */
import { brands } from './brands.ts'

/** Value and words of each choice; the first is the default, and not in the address. */
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

/** Theme, direction and brand stand on the root element. */
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
    history.replaceState(history.state, '', address(location.search) + location.hash)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** A query with the settings that are not the default. */
function address(search: string) {
  const query = new URLSearchParams(search)
  for (const name of names)
    if (settings[name] === initial(name)) query.delete(name)
    else query.set(name, settings[name])
  // In Ladle's order, or it would write it again and again.
  query.sort()
  return `?${query}`
}

/** Address of a story as it is shown now; alone, in a window of whatever width it gets, for a frame. */
export function storyAddress(story: string, alone = false) {
  const query = new URLSearchParams(address(`?story=${story}`))
  if (alone) {
    query.delete('viewport')
    query.set('mode', 'preview')
  }
  return `?${query}`
}

/**
 * Ladle knows none of our settings. It empties the address between two stories, so that Back would lead to neither,
 * and writes an entry where nothing has changed, so that Back would lead nowhere.
 */
function guardAddress() {
  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => {
    const { search, searchParams } = new URL(url ?? '', location.href)
    const story = searchParams.get('story')
    const now = new URLSearchParams(location.search).get('story')
    if (!story) return
    if (!now || now === story) return history.replaceState(state, unused, address(search) + location.hash)
    push(state, unused, address(search))
    scrollTo(0, 0)
  }
}

/** Called once, before anything is drawn. */
export function startSettings() {
  apply()
  guardAddress()
  // Ladle writes a theme `auto` and takes the direction away as it starts. What a story writes there, it may.
  const html = document.documentElement
  const correct = () => {
    if (html.dataset.theme === 'auto' || (settings.dir === 'rtl' && !html.dir)) apply()
  }
  new MutationObserver(correct).observe(html, { attributeFilter: ['data-theme', 'dir'] })
  addEventListener('popstate', () => change(readAddress()))
}
