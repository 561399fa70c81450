/**
 * Each page as an HTML document with its content, for search engines and for readers without JavaScript: Ladle's own
 * document, whose content Ladle replaces by the live page when it starts (docs/ladle/addresses.ts).
 */
import { startPath } from '../ladle/names.mjs'
import type { RenderedPage } from './pages.ts'
import { leadOf } from './search-documents.ts'

const base = '/design-system/'

/** The path of the first page is that of the documentation itself. */
const pathOf = (path: string) => base + (path === startPath ? '' : path)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** As the masthead, which replaces it. */
const header = (title: string) =>
  `<header data-surface="inverse-strong" class="fixed inset-x-0 top-0 z-30 flex min-h-(--bar) items-center border-b-2 border-fg px-4 py-2 lg:px-6"><a href="${base}" class="font-bold">${title}</a></header>`

function replaced(text: string, find: string | RegExp, by: string) {
  const result = text.replace(find, () => by)
  if (result === text) throw new Error(`docs/text/documents.ts: Ladle's document has no ${find}.`)
  return result
}

/** @param template Ladle's document. */
export function createDocuments(template: string, pages: readonly RenderedPage[], siteUrl: string) {
  const paths = new Map(pages.map(({ story, path }) => [story, path]))
  const addressOf = (query: string) => {
    const path = paths.get(new URLSearchParams(query).get('story') ?? '')
    return path ? pathOf(path) : `${base}?${query}`
  }
  const contentOf = (html: string) =>
    html
      .replace(/ href="\?([^"#]*)/g, (_, query: string) => ` href="${addressOf(query)}`)
      // The addresses of files of an example on this machine.
      .replace(/ (src|poster|href)="file:[^"]*"/g, '')
      // What is typed into an example would be lost when Ladle starts, and sent to the site before that.
      .replaceAll(' data-browser-only=', ' inert data-browser-only=')

  return pages.map(({ path, title, whole, html }) => {
    const address = siteUrl + pathOf(path)
    // The first paragraph of a component is often a few words.
    const contents = /^(guide|foundations)\//.test(path)
      ? ''
      : ' Live examples, props, keyboard and known gaps.'
    const description = escaped(leadOf(whole) + contents)
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
    const content = `${header(escaped(title.split(' · ').at(-1) ?? ''))}<main class="ladle-main">${contentOf(html)}</main>`
    const document = [
      [/<title>.*<\/title>/, head.join('\n    ')],
      [/<meta name="robots"[^>]*>/, ''],
      // The page can be read, which it denies.
      [/<noscript>.*?<\/noscript>/s, ''],
      ['<html ', '<html data-mode="full" '],
      [
        '<div id="ladle-root" class="ladle-wrapper">',
        `<div id="ladle-root" class="ladle-wrapper">${content}`,
      ],
    ] as const
    return {
      path,
      address,
      html: document.reduce((text, [find, by]) => replaced(text, find, by), template),
    }
  })
}
