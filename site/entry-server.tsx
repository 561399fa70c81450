import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createAppRouter } from './router'
import { settled } from './routes/-later'

/** One route as a full document, with its status. */
export const render = (url: string): Promise<Response> =>
  createRequestHandler({ request: new Request(url), createRouter: () => createAppRouter() })(
    async ({ router, responseHeaders }) => {
      await settled()
      return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
    },
  )

/** Every address that has a page of its own. */
export const paths = (): string[] => Object.keys(createAppRouter().routesByPath).map((path) => path || '/')

export { fixedHead } from './seo/fixed-head'
export { robots } from './seo/robots'
export { siteUrl } from './seo/site-url'
export { sitemap } from './seo/sitemap'
export { webManifest } from './seo/web-manifest'
