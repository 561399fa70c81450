import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../build/late'
import { whileWaiting } from '../services/waiting'
import { unanswered } from './-unanswered'

/** Prefixes that the server answers itself: no route of the application lives there. */
const served = /^\/(design-system|v1|healthz)(\/|$)/

/** Patterns of the pages whose policy allows more than that of others (services/integrations.ts), written by the build. */
const guarded: readonly string[] | null = import.meta.env.GUARDED_PAGES

/**
 * Whether a page may ask somebody whom this document may not: a policy stays for as long as its document. It is that of
 * the page that was loaded, since no other with more is reached without a load.
 */
export const needsLoad = (path: string, loaded: string, pages = guarded) =>
  pages?.some((pattern) => {
    const page = new RegExp(pattern)
    return page.test(path) && !page.test(loaded)
  })

/** The path of the page that was loaded. */
const loaded = globalThis.location?.pathname

/** The address inside the application that a link leads to, or nothing where the browser has to follow it. */
function internalHref(link: HTMLAnchorElement) {
  const url = new URL(link.href, location.href)
  const outside = url.origin !== location.origin || served.test(url.pathname)
  // Within a page the browser does more than scroll: it moves the starting point of the focus too.
  const within = url.hash && url.pathname === location.pathname && url.search === location.search
  if (
    outside ||
    within ||
    needsLoad(url.pathname, loaded) ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return
  return url.pathname + url.search + url.hash
}

const linkOf = (event: Event) => (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')

/**
 * Follows plain links inside the application without a page load.
 * Links stay plain `<a href>` everywhere: they work before hydration, and components need no router.
 */
export function useDelegatedLinks() {
  const router = useRouter()
  useEffect(() => {
    const pathOf = (href: string) => href.replace(/[?#].*/, '') as '/about'
    /** Whether the script of the page is here; the router takes `preload` off a component that is. */
    const isThere = (href: string) => {
      const component = router.routesByPath[pathOf(href)]?.options.component
      return Boolean(component) && !(component as { preload?: unknown }).preload
    }
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      const href = link && !event.defaultPrevented && !modified && internalHref(link)
      if (!href) return
      event.preventDefault()
      // Whoever leaves for a page that cannot come loses the one that they have.
      if (!navigator.onLine && !isThere(href) && !dispatchEvent(new Event(unanswered, { cancelable: true })))
        return
      // The page holds the styles of what it shows; the next one may need others.
      whileWaiting(Promise.resolve(window.late?.styled()).then(() => router.navigate({ href })))
    }
    /** Fetches the next page's code while the pointer or the focus is still on its way. */
    const prepare = (event: Event) => {
      const link = linkOf(event)
      const href = link && internalHref(link)
      if (href) router.preloadRoute({ to: pathOf(href) }).catch(() => undefined)
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prepare, { passive: true })
    document.addEventListener('focusin', prepare)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
    }
  }, [router])
}

/** Where reading goes on: at what the address names, else at the start of the page. */
function focusPlace(hash: string) {
  const place = (hash && document.getElementById(hash)) || document.getElementById('main')
  // What stands in for a page that failed has put the focus on its headline.
  if (!place || place.querySelector('[data-slot=unexpected-error]')) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * After a navigation without a page load: focus goes to the start of what is shown, and its title is returned to be
 * spoken, as a page load would have done both.
 */
export function useRouteChange() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        focusPlace(toLocation.hash)
        // Two pages can have one title, those that do not exist for instance: words that stay are not spoken again.
        setTitle((last) => (last === document.title ? `${last}\u00a0` : document.title))
      }),
    [router],
  )
  return title
}

/**
 * Tells the inline loader that presses are answered from now on. In a task of its own: parts of the page may
 * still wait to be hydrated, and React hydrates them for a press at once, but not while it is committing.
 */
export function useTakeOver() {
  useEffect(() => {
    const task = setTimeout(() => window.late?.take())
    return () => clearTimeout(task)
  }, [])
}
