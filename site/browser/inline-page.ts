/**
 * The only script of a page until something in it is used: it is inlined in the head, and runs before the first paint.
 *
 * A page is whole as HTML. What starts by itself, and the controls around every page, are controllers of the design
 * system (`controls.ts`, `inline-home.ts`). A part that needs React is an island: the first press, key or focus in it loads the
 * application, which hydrates this island alone. Presses that come before are queued, and replayed once.
 */
import { offlineBanner, unloaded } from '../content/failure'
import { saveSelection } from '../services/contact/draft'
import { reachable, typed } from './load'
import { attributeOf, controlParts, menuKey, names, pageEvents, planParameter } from './names'
import { avoidFocusedElement, hideOfflineBanner, showFailure } from './offline-banner'
import { attempt, bannerKey, licenceKey, reloadedKey, reopenKey, themeKey, userKey } from './storage'

/** What this script offers to the application. */
export interface Bootstrap {
  /**
   * Resolves when the whole style sheet has loaded, and rejects when it cannot be loaded; the next call tries again.
   * Call it before showing anything that the page did not contain.
   */
  loadStylesheet(): Promise<unknown>
  showFailure: typeof showFailure
}

declare global {
  interface Window {
    bootstrap?: Bootstrap
  }
}

type Application = typeof import('../entry-client')
type Controls = typeof import('./controls')

const root = document.documentElement
const script = document.currentScript as HTMLScriptElement
const { entry = '', chunks = '', styles = '', controls: controlsFile = '' } = script.dataset
const queue = new Set<HTMLElement>()

// Applies the visitor's stored choices before the first paint, so that nothing shifts or flashes.
const showTheme = () => {
  const theme = attempt(() => localStorage.getItem(themeKey))
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  // Tab reaches each button of a group without a choice; another choice would be taken for the visitor's.
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-slot=theme-switch] input'))
    radio.checked = radio.value === (theme ?? 'system')
}
showTheme()
/** Follows another tab until the theme switch does. */
const isStarted = () => names.controls in root.dataset
for (const type of ['storage', 'pageshow']) addEventListener(type, () => isStarted() || showTheme())
if (attempt(() => localStorage.getItem(bannerKey))) root.dataset.banner = 'closed'
/** Where storage is blocked a sign-in lasts as long as the page on which it was made. */
const markAccount = () => {
  const hasUser = attempt(() => localStorage.getItem(userKey))
  if (hasUser) root.dataset[names.account] = localStorage.getItem(licenceKey) ? 'customer' : 'signed-in'
  else delete root.dataset[names.account]
}
markAccount()
for (const type of [pageEvents.session, pageEvents.licence, 'storage', 'pageshow'])
  addEventListener(type, markAccount)

// The demo page reserves the height of the calendar that it opens for a visitor who has followed a Book link.
if (location.hash === '#book' || document.referrer.startsWith(`${location.origin}/`))
  root.dataset[names.arrived] = ''

/**
 * A page that the visitor reloads starts at its top, or at the place that the hash names, which wins after Back too;
 * without one Back restores the position.
 * Chromium restores it after a reload too, on short pages even if it is told not to in the head of the page: until the
 * first input, or a second after `load`, such a scroll is undone.
 */
const startAtPlace = () => {
  history.scrollRestoration = 'manual'
  // Stored with the entry: Back from another document restores the position.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  let isOver = false
  const stop = () => {
    isOver = true
  }
  const undo = () => {
    // The page receives no wheel or touch event that begins over a frame, for example over the calendar.
    if (isOver || document.querySelector('iframe')) return stop()
    ;(document.getElementById(location.hash.slice(1)) ?? root).scrollIntoView({ behavior: 'instant' })
  }
  addEventListener('scroll', undo)
  // Without a restored position Chromium does not scroll to the place that the hash names.
  addEventListener('load', () => {
    undo()
    setTimeout(() => {
      stop()
      // Entries of later fragment links would inherit it, and Back would not restore their position.
      history.scrollRestoration = 'auto'
    }, 1000)
  })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { passive: true, once: true })
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const isOurReload = attempt(() => Object.keys(sessionStorage).some((key) => key.startsWith(reloadedKey)))
const isReload = navigation?.type === 'reload' && !isOurReload
if (isReload || (navigation?.type === 'back_forward' && location.hash)) startAtPlace()
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
})

let failures = 0
const reloadedEntry = `${reloadedKey}entry`

/**
 * Until https://github.com/whatwg/html/pull/10327 browsers kept a failed import until the page is loaded again, as
 * Chromium 150 does, and an entry of an older release is gone. So the page loads again where the site can be reached and
 * a press has failed twice.
 */
const reloadOnce = async () => {
  try {
    if (sessionStorage.getItem(reloadedEntry)) return
    if (typed() || !(await reachable())) return
    sessionStorage.setItem(reloadedEntry, '1')
    location.reload()
  } catch {
    // There is no network, or no session storage, without which the page could load again for ever.
  }
}

const modules = new Map<string, Promise<unknown>>()
const failedImports = new Map<string, number>()
/**
 * Loads and executes a script. After a failure the next call tries again: another query makes the address another one,
 * see `reloadOnce`. No other script imports these, so none of them runs twice.
 */
const execute = (address: string) => {
  const failureCount = failedImports.get(address) ?? 0
  const module =
    modules.get(address) ??
    import(/* @vite-ignore */ failureCount ? `${address}?attempt=${failureCount}` : address).catch(
      (error) => {
        failedImports.set(address, failureCount + 1)
        modules.delete(address)
        throw error
      },
    )
  modules.set(address, module)
  return module
}

const run = async () => {
  const application = (await execute(entry)) as Application
  await application.ready
  attempt(() => sessionStorage.removeItem(reloadedEntry))
  return application
}

/** Starts the controls around the page. */
const loadControls = () => execute(controlsFile) as Promise<Controls>
export const loadControlsQuietly = () => loadControls().catch(() => undefined)

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

const island = `[${attributeOf('island')}]`
const islandOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`${island}:not([${attributeOf('hydrated')}])`)
    : null

const needsControls = (target: EventTarget | null) =>
  !isStarted() && target instanceof Element && target.closest(controlParts)

/** Whether a press on the element has to wait for a script. */
const mustWait = (element: Element) =>
  islandOf(element) ??
  (needsControls(element) || null) ??
  (!(names.application in root.dataset) && element.closest(`[${attributeOf('openPlan')}]`))

const replay = (part: Element, buttonsBefore: readonly Element[]) => {
  for (const button of queue) {
    if (!part.contains(button) && !buttonsBefore.includes(button)) continue
    queue.delete(button)
    // React may replace an element that a translator has changed, and the place stays.
    const pressed = button.isConnected
      ? button
      : part.querySelectorAll('button')[buttonsBefore.indexOf(button)]
    if (!pressed) continue
    delete pressed.dataset[names.queued]
    pressed.ariaBusy = null
    pressed.click()
  }
}

/** Hydrates a part, then replays the presses that were queued in it, unless an error page is in its place. */
const serve = async (element: HTMLElement, reload = true) => {
  const part = element.closest<HTMLElement>(island) ?? element
  const buttonsBefore = [...part.querySelectorAll('button')]
  if (!islandOf(element) && needsControls(element)) {
    await loadControls()
    return replay(part, buttonsBefore)
  }
  const { hydrate } = await run()
  if (!part.matches(island) || (await hydrate(part, reload))) return replay(part, buttonsBefore)
  for (const button of buttonsBefore) queue.delete(button)
}

/** Without a connection the press stays queued; otherwise the message asks for another press. */
const onLoadFailed = (pressed: HTMLElement) => {
  showFailure(pressed)
  if (!navigator.onLine) return
  if (failures++) void reloadOnce()
  queue.delete(pressed)
  delete pressed.dataset[names.queued]
  pressed.ariaBusy = null
}

const serveQueued = (element: HTMLElement) => serve(element).catch(() => onLoadFailed(element))
/** What is only approached stays as it is when it cannot be loaded. */
const serveQuietly = (element: HTMLElement) => serve(element, false).catch(() => undefined)

const enqueue = (pressed: HTMLElement) => {
  // A set keeps the position of an element that is added again; the last press has to be replayed last.
  queue.delete(pressed)
  queue.add(pressed)
  pressed.dataset[names.queued] = ''
  // Shows at once that the press was received, also on a slow connection.
  pressed.ariaBusy = 'true'
  if (!navigator.onLine) showFailure(pressed)
  void serveQueued(pressed)
}

/** Without a connection the browser would replace the page with its own error page. */
const onLink = (event: MouseEvent) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
  const plan = link?.dataset[names.selectPlan]
  if (plan) saveSelection(plan)
  const within = link?.hash && link.href.split('#')[0] === location.href.split('#')[0]
  if (navigator.onLine || event.defaultPrevented || !link?.protocol.startsWith('http') || within) return
  event.preventDefault()
  showFailure(link)
}

/** Also Enter in a field: the browser then clicks the button of the form. It would check the fields in its own way. */
const onClick = (event: Event) => {
  const button = (event.target as Element).closest?.<HTMLButtonElement>('button')
  if (button?.closest(`#${offlineBanner.id}`)) {
    hideOfflineBanner()
    return document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (!button || !mustWait(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  enqueue(button)
}

/** Arrow keys, Home and End in a list of tabs: the focus moves at once, and the press on the tab is queued. */
const onKeyDown = (event: KeyboardEvent) => {
  const tab = event.target as HTMLElement
  const list = tab.closest?.('[role=tablist]')
  if (!list || !mustWait(tab) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const { flexDirection, direction } = getComputedStyle(list)
  const isColumn = flexDirection === 'column'
  const isMirrored = direction === 'rtl'
  const next = isColumn ? 'ArrowDown' : isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const previous = isColumn ? 'ArrowUp' : isMirrored ? 'ArrowRight' : 'ArrowLeft'
  const index = tabs.indexOf(tab)
  const place = { [next]: index + 1, [previous]: index - 1, Home: 0, End: -1 }[event.key]
  const target = place === undefined ? undefined : tabs.at(place % tabs.length)
  if (!target) return
  event.preventDefault()
  target.focus()
  enqueue(target)
}

/** A theme that was chosen before the theme switch works. */
const onChange = ({ target }: Event) => {
  if (!needsControls(target) || !(target instanceof HTMLInputElement) || islandOf(target)) return
  loadControls().then(
    () => {
      target.checked = true
      target.dispatchEvent(new Event('change', { bubbles: true }))
    },
    () => showFailure(),
  )
}

/** An island is hydrated when it is reached: before the click of the same press, and before the second letter. */
const onReach = (event: Event) => {
  // A finger that comes down may begin to scroll.
  if (event instanceof PointerEvent && event.pointerType === 'touch') return
  const { target } = event
  if (needsControls(target)) void loadControlsQuietly()
  const part = islandOf(target) ?? (target as Element).closest?.<HTMLElement>(`[${attributeOf('openPlan')}]`)
  if (!part || !mustWait(part)) return
  // If it fails, the parts that need it request it again: `load` does.
  loadStylesheet().catch(() => {})
  void serveQuietly(part)
}

// `beforematch`: the browser has found a text in a closed answer, and shows it.
for (const type of ['pointerdown', 'focusin', 'input', 'keydown', 'beforematch'])
  addEventListener(type, onReach, { passive: true })
addEventListener('click', onClick, true)
addEventListener('keydown', onKeyDown, true)
addEventListener('change', onChange)
addEventListener('click', onLink)
addEventListener('offline', () => showFailure())
addEventListener('online', () => {
  hideOfflineBanner()
  hydrateUnpressed()
  for (const element of queue) void serveQueued(element)
})
for (const type of ['focusin', 'scroll', 'resize'])
  addEventListener(type, avoidFocusedElement, { passive: true, capture: true })
// The history entry of the onboarding dialog, or of the menu, was reached.
const isOfJourney = () => Boolean(history.state?.onboarding)
const isOfMenu = () => Boolean(history.state?.[menuKey])
addEventListener('popstate', () => {
  if (isOfJourney()) run().catch(() => undefined)
  if (isOfMenu()) void loadControlsQuietly()
})

const storageKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
const applies = (reason: string) =>
  reason === 'always' ||
  (reason === names.arrived && names.arrived in root.dataset) ||
  attempt(() => storageKeys().some((key) => key.startsWith(reason)))

/** Hydrates the islands that need no press, also those that failed without a connection. */
const hydrateUnpressed = () => {
  for (const part of document.querySelectorAll<HTMLElement>(
    `[${attributeOf('hydrateWhen')}]:not([${attributeOf('hydrated')}])`,
  )) {
    const reasons = part.dataset[names.hydrateWhen]?.split(' ') ?? []
    if (reasons.some(applies))
      serve(part).catch(() => {
        if (!reasons.includes('always')) return
        showFailure(null, unloaded)
        // Where an island is missing, `load` has loaded the page again.
        if (!modules.has(entry)) void reloadOnce()
      })
  }
}

addEventListener('DOMContentLoaded', () => {
  showTheme()
  if (!navigator.onLine) showFailure()
  // The page may have been built in an earlier year.
  const year = `${new Date().getFullYear()}`
  for (const element of document.querySelectorAll('[data-year]'))
    if (element.textContent !== year) element.textContent = year
  hydrateUnpressed()
  const opensJourney = new URLSearchParams(location.search).has(planParameter)
  if (opensJourney || isOfJourney() || attempt(() => sessionStorage.getItem(reopenKey)))
    run().catch(() => undefined)
})

/**
 * Fetches the scripts when the browser has nothing else to do, so that the first press waits for no network. They are not
 * executed. The application is not fetched where bytes are expensive or memory is short.
 */
const fetchAhead = () => {
  const { connection, deviceMemory = 8 } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
    deviceMemory?: number
  }
  const isScarce = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '') || deviceMemory <= 1
  const application = isScarce ? [] : [entry, ...chunks.split(' ')]
  for (const address of [controlsFile, ...application].filter(Boolean))
    fetch(address, { priority: 'low' })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined)
}
addEventListener('load', () => {
  // The theme switch shows a stored theme, and so does the browser's toolbar.
  if (root.dataset.theme || isOfMenu()) void loadControlsQuietly()
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead)
  else setTimeout(fetchAhead, 200)
})

window.bootstrap = { loadStylesheet, showFailure }
