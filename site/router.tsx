import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

/** The router, which prerenders the pages and makes their heads. In the browser links are plain links. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({ routeTree, history, trailingSlash: 'never', notFoundMode: 'root' })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
