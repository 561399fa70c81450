import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './routes/-shell/error-page'
import { routeTree } from './routeTree.gen'

/**
 * Not for the first page: a visitor who has scrolled before hydration would be moved back to the top. During
 * prerendering this writes the inline script that restores the position after a reload.
 */
const navigated = () => typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset

/** The router, for the browser and for prerendering. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    scrollRestoration: navigated,
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultPreload: false,
    // Rendered inside the shell, so that the links to all other pages remain.
    defaultErrorComponent: ErrorPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
