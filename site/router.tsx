import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { UnexpectedErrorPage } from './routes/-sections/unexpected-error'
import { routeTree } from './routeTree.gen'

/**
 * Not for the page that is already there: who has scrolled before hydration would be thrown back to the top.
 * In the prerender this writes the inline script that restores the position after a reload.
 */
const navigated = () => typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset

/** The one router, for the browser and for prerendering. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    scrollRestoration: navigated,
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultPreload: false,
    // Inside the shell: the way to every other page stays.
    defaultErrorComponent: UnexpectedErrorPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
