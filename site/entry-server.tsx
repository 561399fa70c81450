import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { guidePaths } from './content/pages'
import { createAppRouter } from './router'

/** The path of every page. The setup guide has one route for all its addresses. */
export const paths = (): string[] =>
  Object.keys(createAppRouter().routesByPath).flatMap((path) =>
    path.includes('$') ? guidePaths : path || '/',
  )

/** Renders one route as a full document, with its status. Every unknown path has the same document. */
export async function render(path: string): Promise<{ status: number; html: string }> {
  const isPage = paths().includes(path.replace(/[?#].*/, ''))
  const router = createAppRouter(createMemoryHistory({ initialEntries: [isPage ? path : '/404'] }))
  await router.load()
  const html = `<!DOCTYPE html>${renderToString(<RouterProvider router={router} />)}`
  return { status: isPage ? 200 : 404, html }
}

export { brand } from './content/brand'
export { cards } from './seo/cards'
export { fixedHead, webManifest } from './seo/fixed-head'
export { robots, sitemap, siteUrl } from './seo/sitemap'
