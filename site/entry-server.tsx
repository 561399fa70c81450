import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createAppRouter } from './router'
import { sectionsLoaded } from './routes/-marketing/lazy-section/lazy-section'

/** Renders one route as a full document, with its status. */
export const render = (url: string): Promise<Response> =>
  createRequestHandler({ request: new Request(url), createRouter: () => createAppRouter() })(
    async ({ router, responseHeaders }) => {
      await sectionsLoaded()
      return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
    },
  )

/** The path of every page. */
export const paths = (): string[] => Object.keys(createAppRouter().routesByPath).map((path) => path || '/')

export { brand } from './content/brand'
export { cards } from './seo/cards'
export { fixedHead } from './seo/fixed-head'
export { siteUrl } from './seo/site-url'
export { robots, sitemap } from './seo/sitemap'
export { webManifest } from './seo/web-manifest'
