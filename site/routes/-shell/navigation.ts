import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { trackPending } from '../../browser/pending'

/** Path prefixes that the server answers itself; the application has no route there. */
const served = /^\/(design-system|v1|healthz)(\/|$)/

/** Patterns of the pages whose policy allows more than others' (server/csp/sources.ts), set by the build. */
const guarded: readonly string[] | null = import.meta.env.GUARDED_PAGES

/**
 * Whether a page may contact hosts that the current document may not. A Content Security Policy applies for the life of
 * its document, and pages that allow more are never reached without a page load, so the policy belongs to the page that
 * was loaded.
 */
export const needsLoad = (path: string, loaded: string, pages = guarded) =>
  pages?.some((pattern) => {
    const page = new RegExp(pattern)
    return page.test(path) && !page.test(loaded)
  })

/** The path of the page that was loaded. */
const loaded = globalThis.location?.pathname

/** The address inside the application that a link leads to, or undefined when the browser has to follow it. */
function internalHref(link: HTMLAnchorElement) {
  const url = new URL(link.href, location.href)
  const outside = url.origin !== location.origin || served.test(url.pathname)
  // For a link within the page the browser does more than scroll: it also moves the sequential focus navigation
  // starting point.
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
    /** Whether the script of the page has loaded; the router removes `preload` from a loaded component. */
    const isThere = (href: string) => {
      const component = router.routesByPath[pathOf(href)]?.options.component
      return Boolean(component) && !(component as { preload?: unknown }).preload
    }
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      const href = link && !event.defaultPrevented && !modified && internalHref(link)
      if (!href) return
      // The page that is shown, and no place on it.
      if (href === location.pathname + location.search) {
        event.preventDefault()
        link.closest('dialog')?.close()
        if (location.hash) void router.navigate({ href, replace: true })
        scrollTo({ top: 0, behavior: 'instant' })
        focusPlace('')
        return
      }
      // A visitor who leaves for a page that cannot load would lose the current one: the inline loader says so.
      if (!navigator.onLine && !isThere(href)) return
      event.preventDefault()
      // The page contains the styles for what it shows; the next one may need others.
      const styles = Promise.resolve(window.bootstrap?.loadStylesheet())
      trackPending(
        styles.then(
          () => router.navigate({ href }),
          () => window.bootstrap?.showFailure(link),
        ),
      )
    }
    /** Loads the code of the next page on hover or focus of its link. */
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

/** Moves the focus to the element that the hash names, or else to the start of the page. */
function focusPlace(hash: string) {
  const place = (hash && document.getElementById(hash)) || document.getElementById('main')
  // The error page has already focused its heading.
  if (!place || place.querySelector('[data-slot=unexpected-error]')) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * After a navigation without a page load: moves the focus to the start of the new content, and returns its title to be
 * announced, as a page load would do.
 */
export function useRouteChange() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // After Back, the router has restored the position where the visitor left; a place in the address wins.
        const place = toLocation.hash && document.getElementById(toLocation.hash)
        if (place) place.scrollIntoView({ behavior: 'instant' })
        focusPlace(toLocation.hash)
        // Two pages can have the same title, for example missing pages. A live region whose text does not change is not
        // announced again, so a no-break space is added.
        setTitle((last) => (last === document.title ? `${last}\u00a0` : document.title))
      }),
    [router],
  )
  return title
}

/**
 * Tells the inline loader that presses are handled from now on. In a separate task: parts of the page may still wait
 * for hydration, and React hydrates them synchronously for a press, but not while it is committing.
 */
export function useNotifyHydrated() {
  useEffect(() => {
    const task = setTimeout(() => window.bootstrap?.onHydrated())
    return () => clearTimeout(task)
  }, [])
}
