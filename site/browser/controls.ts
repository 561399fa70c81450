/**
 * What a page needs after it was used, in a file that the inline script fetches ahead: the controls around every page,
 * and on the home page the popup and the logos, which start by themselves some time later. Their first use, or the
 * popup's time, executes it.
 */

import { showPreviewOnEnter } from '@kaksha/design-system/brand/controllers'
import {
  closeDrawer,
  scrollToTop,
  startBanner,
  startCarousel,
  startDisclosure,
  startDrawer,
  startPopup,
  startThemeSwitch,
  whenQuiet,
} from '@kaksha/design-system/controllers'
import { createHistoryEntry } from './history-entry'
import { attributeOf, menuKey, names } from './names'
import { attempt, bannerKey, popupKey, themeKey } from './storage'
import { whenNear } from './when-near'

const find = <Found extends HTMLElement>(selector: string, start: (found: Found) => void) => {
  const element = document.querySelector<Found>(selector)
  if (element) start(element)
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The menu of small screens. Back closes it. */
function startMenu(menu: HTMLDialogElement) {
  const trigger = document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)
  const { addEntry, listenForTraversal } = createHistoryEntry(menuKey)
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

/** Inserts the popup from its template, once a session. Where storage is blocked it appears after every page load. */
export function showHomePopup() {
  const region = document.querySelector('[data-popup]')
  const template = region?.querySelector('template')
  const wasShown = () => attempt(() => sessionStorage.getItem(popupKey))
  if (!region || !template || wasShown()) return
  whenQuiet(() => {
    attempt(() => sessionStorage.setItem(popupKey, 'true'))
    region.append(template.content.cloneNode(true))
    const dialog = region.querySelector('dialog')
    if (!dialog) return
    const stop = startPopup(dialog, {
      onClose() {
        stop()
        dialog.remove()
      },
    })
  })
}

find('[data-slot=banner]', (banner) => startBanner(banner, bannerKey))
find('[data-slot=side-menu]', (menu) => startDisclosure(menu))
find('[data-slot=theme-switch]', (group) => startThemeSwitch(group, themeKey))
find('dialog[data-slot=drawer]', startMenu)
find('[data-slot=logo-carousel]', (carousel) => {
  // A press that waited for this file is replayed now.
  if (carousel.querySelector(`[${attributeOf('queued')}]`)) startCarousel(carousel)
  else whenNear(carousel, () => startCarousel(carousel))
})
// Before React, which answers it in its part.
document.addEventListener('keydown', showPreviewOnEnter)
find('[data-scroll-to-top]', (button) =>
  button.addEventListener('click', () => scrollToTop(button.dataset.scrollToTop ?? '')),
)
document.documentElement.dataset[names.controls] = ''
