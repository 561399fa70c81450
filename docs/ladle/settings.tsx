/** The address of each page and story, and how it is shown: theme, width, direction and brand, so that a view can be shared. */
import { brands } from 'virtual:documentation'
import { useSyncExternalStore } from 'react'
import { Select } from '../../design-system/components/select/select.tsx'
import { brand } from '../../site/content/brand.ts'
import { startPath } from '../pages/contents.ts'
import { named } from './names.ts'

const base = '/design-system/'

/** Value and label of each option. The first is the default and is not written to the address. */
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
  brand: [[brand.name.toLowerCase(), brand.name], ...brands.map((name) => [name, named(name)])],
} as Record<Setting, [value: string, label: string][]>

export type Setting = 'theme' | 'viewport' | 'dir' | 'brand'
const names = Object.keys(choices) as Setting[]
const initialOf = (name: Setting) => choices[name][0]![0]

function readSettings() {
  const query = new URLSearchParams(location.search)
  const read = (name: Setting) =>
    choices[name].find(([value]) => value === query.get(name))?.[0] ?? initialOf(name)
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Setting, string>
}

let settings = readSettings()
const listeners = new Set<() => void>()

/** Sets theme, direction and brand on the root element. Ladle sets its own theme and direction when it starts. */
export function applySettings() {
  const { theme, dir, brand } = settings
  const html = document.documentElement
  const set = (name: string, value: string, initial: string) =>
    value === initial ? html.removeAttribute(name) : html.setAttribute(name, value)
  set('data-theme', theme, 'system')
  set('data-brand', brand, initialOf('brand'))
  set('dir', dir, 'ltr')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setSetting(name: Setting, value: string) {
  settings = { ...settings, [name]: value }
  applySettings()
  const { id, isolated } = readPlace()
  history.replaceState(history.state, '', addressOf(id, isolated) + location.hash)
  for (const listener of listeners) listener()
}

const getSettings = () => settings
export const useSettings = () => useSyncExternalStore(subscribe, getSettings, getSettings)

/** What the address shows: the path of a page (`components/button`) or the id of a story (`components--button--small`). */
export function readPlace() {
  const query = new URLSearchParams(location.search)
  const id = query.get('story') ?? (location.pathname.slice(base.length) || startPath)
  return { id, isolated: query.get('mode') === 'preview' }
}

/**
 * The address of a page or a story with the current settings, or with others. `isolated`: alone, without a width, for a
 * frame.
 */
export function addressOf(id: string, isolated = false, others: Partial<Record<Setting, string>> = {}) {
  const isPage = id.includes('/')
  const query = new URLSearchParams({ ...(!isPage && { story: id }), ...(isolated && { mode: 'preview' }) })
  for (const name of names) {
    const value = others[name] ?? settings[name]
    if (value !== initialOf(name) && !(isolated && name === 'viewport')) query.set(name, value)
  }
  return `${base}${isPage && id !== startPath ? id : ''}${query.size ? `?${query}` : ''}`
}

export const settingLabels = { theme: 'Theme', viewport: 'Width', dir: 'Direction', brand: 'Brand' }

interface SettingSelectProps {
  name: Setting
  value: string
  onValue: (value: string) => void
}

/** The choice of a display setting, of all stories or of one example. */
export const SettingSelect = ({ name, value, onValue }: SettingSelectProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Select inside
  <label className="flex min-w-0 flex-col text-micro text-muted">
    {settingLabels[name]}
    <Select
      className="min-w-0 [--ds-control:2.75rem] [&>select]:py-1 [&>select]:ps-3 [&>select]:pe-9 [&>select]:text-[1rem] [&>svg]:end-2"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {choices[name].map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </Select>
  </label>
)
