import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router'

/** Renders one route as a full document, with its status. */
export async function render(path: string): Promise<{ status: number; html: string }> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = `<!DOCTYPE html>${renderToString(<RouterProvider router={router} />)}`
  // Only the root matches an unknown path.
  return { status: router.state.matches.length > 1 ? 200 : 404, html }
}

/** The path of every page. */
export const paths = (): string[] => Object.keys(createAppRouter().routesByPath).map((path) => path || '/')

export { brand } from './content/brand'
export { cards } from './seo/cards'
export { fixedHead } from './seo/fixed-head'
export { siteUrl } from './seo/site-url'
export { robots, sitemap } from './seo/sitemap'
export { webManifest } from './seo/web-manifest'
