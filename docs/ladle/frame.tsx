import type { Component } from 'virtual:documentation'
import { Menu, SlidersHorizontal, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../../design-system/components/button/button.tsx'
import { Logo } from '../../design-system/components/logo/logo.tsx'
import { useMediaQuery } from '../../design-system/hooks/use-media-query.ts'
import { brand } from '../../site/content/brand.ts'
import { kakshaMark } from '../../site/routes/-shell/kaksha-mark.tsx'
import { startPath } from '../pages/contents.ts'
import { pages } from '../pages/page.tsx'
import { Check } from './check.tsx'
import { named, storyId } from './names.ts'
import { Search } from './search.tsx'
import { addressOf, SettingSelect, setSetting, useSettings } from './settings.tsx'
import { StoryHeading, type View } from './views.tsx'

type Panel = 'list' | 'settings'

/** The header, the list of pages, and a page or a story. On a phone the list takes the place of the page. */
export function Frame({ view }: { view: View }) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [pressed, setPressed] = useState<Panel>()
  const open = isWide ? undefined : pressed
  useEffect(() => {
    if (!open) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setPressed(undefined)
      document.getElementById(`${open}-button`)?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [open])

  return (
    <>
      <Header open={open} onToggle={(panel) => setPressed(open === panel ? undefined : panel)} />
      <div className="lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        <List key={`${open === 'list'}`} view={view} isOpen={open === 'list'} />
        <main className="min-w-0" hidden={open === 'list'}>
          {view.component && !view.isPage ? (
            <div className="px-5 py-8 lg:px-10">
              <StoryHeading id={view.id} component={view.component} />
              <div className="pt-8">{view.content}</div>
            </div>
          ) : (
            view.content
          )}
        </main>
      </div>
    </>
  )
}

const ListLink = ({ isCurrent, ...rest }: ComponentProps<'a'> & { isCurrent: boolean }) => (
  <a
    aria-current={isCurrent ? 'page' : undefined}
    className="-outline-offset-3 block rounded-control border-s-6 border-transparent p-3 hover:bg-surface aria-[current]:rounded-s-none aria-[current]:border-accent aria-[current]:bg-surface aria-[current]:font-bold forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
    {...rest}
  />
)

/** The list of all pages, with the stories of the current component. */
function List({ view, isOpen }: { view: View; isOpen: boolean }) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (isOpen) (current ?? list.current?.querySelector('a'))?.focus()
    // Scrolls the list, not the document.
    else if (current) list.current!.scrollTop = current.offsetTop - list.current!.clientHeight / 3
  }, [isOpen])
  return (
    <nav
      ref={list}
      id="list"
      aria-label="Pages and stories"
      data-open={isOpen || undefined}
      className="bg-tint px-4 pt-5 pb-8 text-[1rem] leading-[1.3] max-lg:not-data-open:hidden lg:sticky lg:top-(--bar) lg:h-[calc(100dvh-var(--bar))] lg:overflow-y-auto lg:border-e lg:border-border-subtle"
    >
      {[...new Set(pages.map(({ part }) => part))].map((part) => (
        <div key={part} className="mb-4 border-t-2 border-fg pt-3">
          <h2 className="mb-1 font-bold">{part}</h2>
          <ul>
            {pages
              .filter((page) => page.part === part)
              .map(({ path, title }) => (
                <li key={path}>
                  <ListLink href={addressOf(path)} isCurrent={path === view.id}>
                    {title}
                  </ListLink>
                  {path === view.component?.id && <Stories view={view} of={view.component} />}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const Stories = ({ view, of }: { view: View; of: Component }) => (
  <ul className="ms-3 border-border-subtle border-s">
    {of.storyNames.map((name) => {
      const id = `${of.stories}--${storyId(name)}`
      return (
        <li key={name}>
          <ListLink href={addressOf(id)} isCurrent={id === view.id}>
            {named(name)}
          </ListLink>
        </li>
      )
    })}
  </ul>
)

interface HeaderProps {
  open: Panel | undefined
  onToggle: (panel: Panel) => void
}

/** The logo, the search and the display settings. */
function Header({ open, onToggle }: HeaderProps) {
  // The links contain the settings.
  const settings = useSettings()
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    // What is sticky below the header, and a heading that is scrolled to, begin at its lower edge.
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--bar', `${header.current?.offsetHeight}px`),
    )
    if (header.current) observer.observe(header.current)
    return () => observer.disconnect()
  }, [])
  const panels = [
    ['list', 'Pages', Menu],
    ['settings', 'View', SlidersHorizontal],
  ] as const
  return (
    <header
      ref={header}
      data-surface="inverse-strong"
      className="sticky top-0 z-30 flex min-h-17 flex-wrap items-center gap-x-2 border-fg border-b-2 px-4 py-2 max-[23rem]:gap-x-1 max-[23rem]:px-2 sm:gap-x-3 lg:px-6"
    >
      <Logo name={brand.name} mark={kakshaMark} href={addressOf(startPath)} destination="design system" />
      <span
        aria-hidden="true"
        className="hidden border-border-subtle border-s ps-3 text-muted sm:block lg:hidden min-[84rem]:block"
      >
        Design system
      </span>
      <Search />
      {panels.map(([panel, label, Icon]) => (
        <Button
          key={panel}
          data-browser-only
          id={`${panel}-button`}
          size="sm"
          // On a phone without icon, to save space.
          className="max-[23rem]:px-2 max-sm:px-3 lg:hidden max-sm:[&>svg]:hidden"
          aria-expanded={open === panel}
          aria-controls={panel}
          onClick={() => onToggle(panel)}
        >
          {open === panel ? <X aria-hidden="true" /> : <Icon aria-hidden="true" />} {label}
        </Button>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: IBM Equal Access takes the visually hidden legend of a fieldset for a missing one */}
      <div
        role="group"
        aria-label="How stories are shown"
        data-browser-only
        id="settings"
        data-open={open === 'settings' || undefined}
        className="max-lg:grid max-lg:w-full max-lg:grid-cols-2 max-lg:gap-3 max-lg:py-3 max-lg:not-data-open:hidden lg:flex lg:gap-3"
      >
        {(['theme', 'viewport', 'dir', 'brand'] as const).map((name) => (
          <SettingSelect
            key={name}
            name={name}
            value={settings[name]}
            onValue={(value) => setSetting(name, value)}
          />
        ))}
        <div className="flex items-end">
          <Check />
        </div>
      </div>
    </header>
  )
}

/** A page or a story in a frame, so that media queries and overlays use the chosen width. */
export function WidthFrame({ view: { id, title }, width }: { view: View; width: number }) {
  return (
    <div className="overflow-x-auto bg-tint p-5 lg:p-8">
      <iframe
        key={addressOf(id, true)}
        title={`${title}, ${width} px wide`}
        src={addressOf(id, true)}
        width={width}
        className="mx-auto box-content block h-[calc(100dvh-var(--bar)-5rem)] min-h-120 max-w-none border-2 border-border bg-page shadow-float"
      />
    </div>
  )
}
