/** What the search of the documentation knows about each page. */
import { otherNames } from './other-names.ts'
import type { RenderedPage } from './pages.ts'

/** A page as the search reads it, `search.json`. */
export interface SearchDocument {
  /** Its path: `components/button`. */
  id: string
  title: string
  /** The part of the documentation: Components. */
  part: string
  /** The first sentence of its first paragraph. */
  lead: string
  /** The headings that can be linked, with their ids. */
  headings: { id: string; text: string }[]
  /** Names of props. */
  props: string
  otherNames: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const textOf = (html: string) =>
  html
    // `Video<wbr/>Player` is one word.
    .replace(/<wbr[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#x27);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The first sentence. */
const firstOf = (text: string) => text.match(/^.+?[.!?](?=\s|$)/)?.[0] ?? text

/** The names in the lists of props. */
function propsIn(html: string) {
  const [, section = ''] = html.match(/<section aria-labelledby="props">([\s\S]*?)<\/section>/) ?? []
  return [...section.matchAll(/<dt[^>]*>\s*<code[^>]*>([\s\S]*?)<\/code>/g)].map(([, name = '']) =>
    textOf(name),
  )
}

/** The first paragraph of a page. */
export const leadOf = (html: string) => textOf(html.match(/<\/h1>\s*<p[^>]*>([\s\S]*?)<\/p>/)?.[1] ?? '')

export function searchDocument({ path, html }: RenderedPage): SearchDocument {
  const title = textOf(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '')
  const headings = [...html.matchAll(/<h[23][^>]* id="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/g)]
    .map(([, id = '', text = '']) => ({ id, text: textOf(text) }))
    .filter(({ id }) => id !== 'contents')
  const [folder = ''] = path.split('/')
  return {
    id: path,
    title,
    part: folder.charAt(0).toUpperCase() + folder.slice(1),
    lead: firstOf(leadOf(html)),
    headings,
    props: [...new Set(propsIn(html))].join(' '),
    otherNames: otherNames[path] ?? '',
  }
}
