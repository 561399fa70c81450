/**
 * The only script in the head of a page, where it is inlined: it runs before the first paint.
 *
 * It loads the application late: after `load` and idle time, or at the first interaction. Until the application has
 * hydrated a part of the page, it queues presses on buttons, arrow keys in tabs and submissions of forms there, and
 * replays each once after hydration. Sections marked `data-lazy` are hydrated one by one; see
 * `routes/-marketing/lazy-section/lazy-section.tsx`.
 */
import { offlineBanner } from '../content/failure'
import type { Bootstrap } from './bootstrap'
import { typed } from './load'
import { avoidFocusedElement, hideOfflineBanner, showFailure } from './offline-banner'
import { bannerKey, reloadedKey, themeKey } from './storage-keys'

const root = document.documentElement
const script = document.currentScript as HTMLScriptElement
const { entry = '', chunks = '', styles = '' } = script.dataset
const queue = new Map<HTMLElement, HTMLElement | null>()

// Applies the visitor's stored choices before the first paint, so that nothing shifts or flashes.
try {
  const theme = localStorage.getItem(themeKey)
  if (theme) root.dataset.theme = theme
  if (localStorage.getItem(bannerKey)) root.dataset.banner = 'closed'
} catch {
  // Storage may be blocked; the page then follows the system's theme.
}

/**
 * A page that the visitor reloads starts at its top, or at the place that the hash names. The router restores the
 * position that it has stored under the key of this history entry (`__TSR_key`, TanStack's
 * https://github.com/TanStack/router/blob/main/packages/history/src/index.ts), so the entry gets a new key. Chromium restores it
 * too, on short pages even if it is told not to in the head of the page: until the first input, or a second after
 * `load`, such a scroll is undone.
 */
const startAtTop = () => {
  history.scrollRestoration = 'manual'
  if (history.state) history.replaceState({ ...history.state, __TSR_key: `${Math.random()}` }, '')
  // Stored with the entry: Back from another document restores the position.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  const stop = () => removeEventListener('scroll', undo)
  const undo = () => {
    // The page receives no wheel or touch event that begins over a frame, for example over the calendar.
    if (document.querySelector('iframe')) return stop()
    ;(document.getElementById(location.hash.slice(1)) ?? root).scrollIntoView({ behavior: 'instant' })
  }
  addEventListener('scroll', undo)
  addEventListener('load', () => setTimeout(stop, 1000))
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { passive: true, once: true })
}

try {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  // A reload by the application, because a chunk was missing, keeps the scroll position.
  const isOurs = Object.keys(sessionStorage).some((key) => key.startsWith(reloadedKey))
  if (type === 'reload' && !isOurs) startAtTop()
} catch {
  // Without session storage the router stores no position.
}

// The demo page reserves the height of the calendar that it opens for a visitor who has followed a Book link.
if (location.hash === '#book' || document.referrer.startsWith(`${location.origin}/`))
  root.dataset.arrived = ''

let requested = false
const request = () => {
  if (requested) return
  requested = true
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  load()
}

/**
 * After a failed load, the next press tries again with the same address: the other scripts of the page import the entry
 * too, and a second address would load a second copy of it.
 */
const load = () =>
  import(/* @vite-ignore */ entry).catch(() => {
    requested = false
    onLoadFailed()
    if (failures++) reloadOnce()
  })
let failures = 0

/**
 * Until https://github.com/whatwg/html/pull/10327 browsers kept a failed import until the page is loaded again, as
 * Chromium 150 does. So the page loads again where the network has the entry and its import fails a second time.
 */
const reloadOnce = async () => {
  try {
    if (sessionStorage.getItem(reloadedEntry)) return
    if (!(await fetch(entry, { method: 'HEAD', cache: 'no-store' })).ok || typed()) return
    sessionStorage.setItem(reloadedEntry, '1')
    location.reload()
  } catch {
    // There is no network, or no session storage, without which the page could load again for ever.
  }
}
const reloadedEntry = `${reloadedKey}entry`

/**
 * The page contains only the styles for what it shows. An interaction may show more, so it loads the whole style sheet.
 */
let stylesheet: Promise<unknown> | undefined
const loadStylesheet = () => {
  stylesheet ??= new Promise((resolve, reject) => {
    if (!styles) return resolve(0)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = resolve
    link.onerror = () => {
      stylesheet = undefined
      link.remove()
      reject(new Error(`Failed to load ${styles}`))
    }
    document.head.append(link)
  })
  return stylesheet
}

const isUnhydrated = (element: Element) => !('hydrated' in root.dataset) || element.closest('[data-lazy]')

const enqueue = (element: HTMLElement, submitter: HTMLElement | null = null) => {
  // A map keeps the position of a key that is set again; the last press has to be replayed last.
  queue.delete(element)
  queue.set(element, submitter)
  const pressed = submitter ?? element
  pressed.dataset.queued = ''
  // Shows at once that the press was received, also on a slow connection.
  pressed.ariaBusy = 'true'
  announce(element)
  if (!navigator.onLine) showFailure(pressed)
}

const announce = (element: Element) => {
  element.dispatchEvent(new Event('queued', { bubbles: true }))
  request()
}

const onLoadFailed = () => {
  const [element, submitter] = Array.from(queue).at(-1) ?? []
  if (element) showFailure(submitter ?? element)
}

/** Without a connection the browser would replace the page with its own error page. */
const onLink = (event: MouseEvent) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
  const within = link?.hash && link.href.split('#')[0] === location.href.split('#')[0]
  if (navigator.onLine || event.defaultPrevented || !link?.protocol.startsWith('http') || within) return
  event.preventDefault()
  // An open modal dialog, such as the menu, would lie over the message and hide it from screen readers.
  link.closest('dialog')?.close()
  showFailure(link)
}

const onOnline = () => {
  hideOfflineBanner()
  if (requested || document.readyState === 'complete') request()
  for (const element of queue.keys()) announce(element)
}

const onClick = (event: Event) => {
  const button = (event.target as Element).closest?.<HTMLButtonElement>('button')
  if (button?.closest(`#${offlineBanner.id}`)) {
    hideOfflineBanner()
    return document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (!button || button.type === 'submit' || !isUnhydrated(button)) return
  // A browser with `command` does not close the dialog either, because the press is prevented.
  const id = button.dataset.opensDialog ?? button.getAttribute('commandfor')
  const dialog = id && document.getElementById(id)
  event.preventDefault()
  event.stopImmediatePropagation()
  if (dialog instanceof HTMLDialogElement) {
    if (dialog.open) dialog.close()
    else dialog.showModal()
    request()
  } else enqueue(button)
}

/** Arrow keys, Home and End in a list of tabs: the focus moves at once, and the press on the tab is queued. */
const onKeyDown = (event: KeyboardEvent) => {
  const tab = event.target as HTMLElement
  const list = tab.closest?.('[role=tablist]')
  if (!list || !isUnhydrated(tab) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const { flexDirection, direction } = getComputedStyle(list)
  const [next, previous] =
    flexDirection === 'column'
      ? ['ArrowDown', 'ArrowUp']
      : direction === 'rtl'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft']
  const index = tabs.indexOf(tab)
  const to = { [next]: index + 1, [previous]: index - 1, Home: 0, End: -1 }[event.key]
  const target = to === undefined ? undefined : tabs.at(to % tabs.length)
  if (!target) return
  event.preventDefault()
  target.focus()
  enqueue(target)
}

const onSubmit = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement
  if (!isUnhydrated(form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  enqueue(form, event.submitter)
}

const onInteraction = () => {
  request()
  // If it fails, the parts that need it request it again: `load` does.
  loadStylesheet().catch(() => {})
}
const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
for (const type of interactions) addEventListener(type, onInteraction, { passive: true, once: true })
addEventListener('click', onClick, true)
addEventListener('keydown', onKeyDown, true)
addEventListener('submit', onSubmit, true)
addEventListener('click', onLink)
addEventListener('offline', () => showFailure())
addEventListener('online', onOnline)
for (const type of ['focusin', 'scroll', 'resize'])
  addEventListener(type, avoidFocusedElement, { passive: true, capture: true })

const idle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(request, { timeout: 2000 }) : setTimeout(request, 200)
addEventListener('load', idle)

addEventListener('DOMContentLoaded', () => {
  if (!navigator.onLine) showFailure()
  // The page may have been built in an earlier year.
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`
})

const bootstrap: Bootstrap = {
  loadStylesheet,
  showFailure,
  onLoadFailed,
  onHydrated() {
    root.dataset.hydrated = ''
    try {
      sessionStorage.removeItem(reloadedEntry)
    } catch {
      // Without session storage nothing was stored.
    }
    for (const [element, submitter] of queue) {
      if (isUnhydrated(element)) continue
      queue.delete(element)
      // React hydrates synchronously for a click, but not for a submit, so a form is submitted by clicking its button.
      const pressed = submitter ?? element
      delete pressed.dataset.queued
      pressed.ariaBusy = null
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
      else pressed.click()
    }
  },
}
window.bootstrap = bootstrap
