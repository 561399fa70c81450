/**
 * A page as `npm run dev` serves it: rendered by the same code as the built page and with the same inline script, but
 * with the whole style sheet. It has no Content Security Policy, because Vite's client adds inline scripts and styles;
 * `npm start` serves the policies.
 */
import { fixedHead, paths, render, robots, sitemap, siteUrl, webManifest } from '../../entry-server'
import { redirectPath } from '../../server/http/pages/pages'
import { withUntilFound } from '../prerender/page'

type Answer = { status: number; type?: string; location?: string; body: string }

/** Files that the build writes beside the pages. */
const files: Record<string, () => Answer> = {
  '/sitemap.xml': () => ({ status: 200, type: 'application/xml', body: sitemap(paths()) }),
  '/robots.txt': () => ({ status: 200, type: 'text/plain', body: robots() }),
  '/site.webmanifest': () => ({ status: 200, type: 'application/manifest+json', body: webManifest() }),
  '/design-system/': () => ({
    status: 404,
    type: 'text/plain',
    body: 'The stories are not part of `npm run dev`: `npm run ladle` shows them with hot reload.\n',
  }),
}

const head = [
  // On one line: React reports white space between the elements as a hydration mismatch.
  // The last one adds the same styles as the link below and updates them on changes; the link styles the page until then.
  ...['@id/@vitejs/plugin-react/preamble', '@vite/client', 'site/styles.css'].map(
    (module) => `<script type="module" src="/${module}"></script>`,
  ),
  '<link rel="stylesheet" href="/site/styles.css"/>',
].join('')

export async function answerPage(
  url: string,
  inlineCode: (path: string) => Promise<string>,
): Promise<Answer> {
  const { pathname, search } = new URL(url, siteUrl)
  const target = redirectPath(pathname, (path) => paths().includes(path))
  if (target !== null) return { status: 308, location: target + search, body: '' }
  const file = files[pathname]
  if (file) return file()
  const { status, html } = await render(pathname + search)
  const script = `<script data-entry="/site/entry-client.tsx" data-controls="/site/browser/controls.ts">${await inlineCode(pathname)}</script>`
  return {
    status,
    body: withUntilFound(html).replace('</head>', () => `${fixedHead()}${script}${head}</head>`),
  }
}
