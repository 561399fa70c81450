/** Starts the controls around every page: banner, menu of small screens, help menu, theme switch. */

import { showPreviewOnEnter } from '@kaksha/design-system/brand/controllers'
import {
  closeDrawer,
  scrollToTop,
  startBanner,
  startDisclosure,
  startDrawer,
  startThemeSwitch,
} from '@kaksha/design-system/controllers'
import { createHistoryEntry } from './history-entry'
import { names } from './names'
import { bannerKey, themeKey } from './storage-keys'

const find = <Found extends HTMLElement>(selector: string, start: (found: Found) => void) => {
  const element = document.querySelector<Found>(selector)
  if (element) start(element)
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The menu of small screens. Back closes it. */
function startMenu(menu: HTMLDialogElement) {
  const trigger = document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)
  const { addEntry, listenForTraversal } = createHistoryEntry('menu')
  let removeEntry: (() => void) | undefined
  const close = () => {
    closeDrawer(menu)
    return true
  }
  startDrawer(menu, trigger)
  listenForTraversal(() => trigger?.click())
  trigger?.addEventListener('click', () => {
    removeEntry = addEntry({ value: 'open', onBack: close, onGone: close })
  })
  menu.addEventListener('close', () => removeEntry?.())
  // On the window, after what prevents a press. Going back would end the navigation, so the page replaces the entry.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || !menu.contains(link) || event.defaultPrevented || !isPlainPress(event)) return
    if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    event.preventDefault()
    removeEntry = undefined
    location.replace(link.href)
  })
}

/** Extends the observed area below the window: a hero that begins there, as with large text on a phone, is not past. */
const belowWindow = '0px 0px 100000px'

export function startShell(): void {
  find('[data-slot=banner]', (banner) => startBanner(banner, bannerKey))
  find('[data-slot=side-menu]', (menu) => startDisclosure(menu))
  find('[data-slot=theme-switch]', (group) => startThemeSwitch(group, themeKey))
  find('dialog[data-slot=drawer]', startMenu)
  // Before React, which answers it in its part.
  document.addEventListener('keydown', showPreviewOnEnter)
  find('[data-scroll-to-top]', (button) =>
    button.addEventListener('click', () => scrollToTop(button.dataset.scrollToTop ?? '')),
  )
  find('[data-slot=hero]', (hero) => {
    const { dataset } = document.documentElement
    new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) dataset[names.hero] = ''
        else delete dataset[names.hero]
      },
      { rootMargin: belowWindow },
    ).observe(hero)
  })
}
