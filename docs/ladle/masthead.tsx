import { Menu, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../design-system/components/button/button.tsx'
import { Logo } from '../../design-system/components/logo/logo.tsx'
import { Select } from '../../design-system/components/select/select.tsx'
import { useMediaQuery } from '../../design-system/hooks/use-media-query.ts'
import { brand } from '../../site/content/brand.ts'
import { kakshaMark } from '../../site/routes/-shell/kaksha-mark.tsx'
import { Check } from './check.tsx'
import { titleOf, useLadle } from './ladle.ts'
import { startStory } from './names.mjs'
import { Search } from './search.tsx'
import { choices, type Setting, settingsStore, storyAddress, useSettings } from './settings.ts'

const switches: [Setting, string][] = [
  ['theme', 'Theme'],
  ['viewport', 'Width'],
  ['dir', 'Direction'],
  ['brand', 'Brand'],
]

/** The display settings as native select elements, which work with every input device. */
function SettingsBar() {
  const settings = useSettings()
  return switches.map(([name, label]) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Select inside
    <label
      key={name}
      className="flex min-w-0 flex-col text-micro text-muted wide:flex-row wide:items-center wide:gap-2"
    >
      {label}
      <Select
        className="min-w-0 [--ds-control:2.75rem] [&>select]:py-1 [&>select]:ps-3 [&>select]:pe-9 [&>select]:text-[1rem] [&>svg]:end-2"
        value={settings[name]}
        onChange={(event) => settingsStore.set(name, event.currentTarget.value)}
      >
        {choices[name].map(([value, optionLabel]) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </Select>
    </label>
  ))
}

/** Id of Ladle's list of stories; see patches.ts. */
export const listId = 'stories'

/** On a phone the buttons have no icon, to save space. */
const button = 'max-sm:px-3 max-[23rem]:px-2 max-sm:[&>svg]:hidden lg:hidden'

/** The header with logo and display settings. Not rendered if a story is shown isolated. */
export function Masthead() {
  const { story, isolated, known } = useLadle()
  const wide = useMediaQuery('(min-width: 64rem)')
  const [pressed, setOpen] = useState<'list' | 'settings'>()
  const open = wide ? undefined : pressed
  // Re-renders when settings change, because the links contain them.
  useSettings()

  useEffect(() => {
    document.title = titleOf(story, known)
    setOpen(undefined)
  }, [story, known])

  useEffect(() => {
    // The list covers the page, so the page must not receive focus.
    document.documentElement.toggleAttribute('data-list', open === 'list')
    document.querySelector('.ladle-main')?.toggleAttribute('inert', open === 'list')
    const list = open === 'list' ? document.getElementById(listId) : null
    // An unknown page is not in the list.
    const first = list?.querySelector<HTMLElement>('.ladle-active a') ?? list?.querySelector<HTMLElement>('a')
    first?.focus()
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      setOpen(undefined)
      document.getElementById(`${open}-button`)?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [open])

  if (isolated) return null
  const toggle = (what: typeof open) => setOpen(open === what ? undefined : what)
  return (
    <header
      data-surface="inverse-strong"
      className="fixed inset-x-0 top-0 z-30 flex min-h-(--bar) flex-wrap items-center gap-x-2 border-b-2 border-fg px-4 max-[23rem]:gap-x-1 max-[23rem]:px-2 py-2 sm:gap-x-3 lg:px-6"
    >
      <Logo name={brand.name} mark={kakshaMark} href={storyAddress(startStory)} destination="design system" />
      <span
        aria-hidden="true"
        className="me-auto hidden border-border-subtle border-s ps-3 text-muted sm:block lg:invisible wide:visible"
      >
        Design system
      </span>
      <Search />
      <Button
        id="list-button"
        size="sm"
        className={button}
        aria-expanded={open === 'list'}
        aria-controls={listId}
        onClick={() => toggle('list')}
      >
        {open === 'list' ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />} Pages
      </Button>
      <Button
        id="settings-button"
        size="sm"
        className={button}
        aria-expanded={open === 'settings'}
        aria-controls="settings"
        onClick={() => toggle('settings')}
      >
        {open === 'settings' ? <X aria-hidden="true" /> : <SlidersHorizontal aria-hidden="true" />} View
      </Button>
      <fieldset
        id="settings"
        data-open={open === 'settings' || undefined}
        className="max-lg:not-data-open:hidden max-lg:grid max-lg:w-full max-lg:grid-cols-2 max-lg:gap-3 max-lg:py-3 lg:flex lg:gap-3 wide:gap-5"
      >
        <legend className="sr-only">How stories are shown</legend>
        <SettingsBar />
        <div className="flex items-end">
          <Check />
        </div>
      </fieldset>
    </header>
  )
}
