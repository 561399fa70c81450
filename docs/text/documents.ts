/**
 * Each page as an HTML document with its content, for search engines and for readers without JavaScript: Ladle's own
 * document with the page in it, which the live page replaces (docs/ladle/components.tsx).
 */
import { startPath } from '../pages/contents.ts'
import type { RenderedPage } from './pages.ts'
import { leadOf } from './search-documents.ts'

const base = '/design-system/'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function replaced(text: string, find: string | RegExp, by: string) {
  const result = text.replace(find, () => by)
  if (result === text) throw new Error(`docs/text/documents.ts: Ladle's document has no ${find}.`)
  return result
}

/** @param template Ladle's document. */
export const createDocuments = (template: string, pages: readonly RenderedPage[], siteUrl: string) =>
  pages.map(({ path, title, html, framed }) => {
    const address = siteUrl + base + (path === startPath ? '' : path)
    // The first paragraph of a component is often a few words.
    const contents = /^(guide|foundations)\//.test(path)
      ? ''
      : ' Live examples, props, keyboard and known gaps.'
    const description = escaped(leadOf(html) + contents)
    const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}" />`
    const head = [
      `<title>${escaped(title)}</title>`,
      `<meta name="description" content="${description}" />`,
      `<link rel="canonical" href="${address}" />`,
      `<link rel="alternate" type="text/markdown" href="${base}${path}.md" />`,
      property('type', 'article'),
      property('title', escaped(title)),
      property('description', description),
      property('url', address),
    ]
    const content = framed
      // The addresses of files of an example on this machine.
      .replace(/ (src|poster|href)="file:[^"]*"/g, '')
      // What is typed into an example would be lost when the live page replaces it, and sent to the site before that.
      .replaceAll(' data-browser-only=', ' inert data-browser-only=')
    const changes = [
      [/<title>.*<\/title>/, head.join('\n    ')],
      [/<meta name="robots"[^>]*>/, ''],
      // The page can be read, which it denies.
      [/<noscript>.*?<\/noscript>/s, ''],
      ['<div id="ladle-root" class="ladle-wrapper">', `<div id="ladle-root">${content}`],
    ] as const
    return { path, address, html: changes.reduce((text, [find, by]) => replaced(text, find, by), template) }
  })
