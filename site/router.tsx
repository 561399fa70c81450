import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

/** The one router, for the browser and for prerendering. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    scrollRestoration: true,
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultPreload: false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
