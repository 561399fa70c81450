/** Finds pages of the documentation by the words of a visitor. */
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../text/search-documents.ts'

export interface FoundPage extends Pick<SearchDocument, 'id' | 'title' | 'part' | 'lead'> {
  /** The heading of the page that has the words, if neither its title nor its other names have them. */
  heading?: SearchDocument['headings'][number]
}

const shown = 8

/** `asChild` is found by `asChild`, `child` and `as child`. */
const withParts = (text: string) => `${text} ${text.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')}`

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The documents change with each release only, so the index is made in the browser: in about 90 ms. */
export function createSearch(documents: readonly SearchDocument[]) {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'otherNames', 'lead', 'headings', 'props'],
    storeFields: [],
    tokenize: wordsOf,
    extractField(document, field) {
      const value = document[field as keyof SearchDocument]
      if (field === 'id') return document.id
      return withParts(typeof value === 'string' ? value : value.map(({ text }) => text).join(' '))
    },
    searchOptions: {
      boost: { title: 8, otherNames: 5, lead: 2, headings: 1.5, props: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      // A word that is complete counts more than the beginning of another, and that more than a misspelt one.
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  })
  index.addAll(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))

  return function find(query: string): FoundPage[] {
    const words = wordsOf(query)
    // Every word first. A question ('how do I add dark mode') has words that no page has.
    const strict = index.search(query, { combineWith: 'AND' })
    const some = strict.length > 0 ? strict : index.search(query)
    // An abbreviation, such as `dlg`: the letters of a title, in their order.
    const letters = new RegExp(`^${[...words.join('')].join('.*')}`, 'i')
    const results =
      some.length > 0 ? some : words.length > 0 ? documents.filter(({ title }) => letters.test(title)) : []
    return results.slice(0, shown).map(({ id }) => {
      const { title, part, lead, headings, otherNames } = byId.get(id)!
      const isIn = (text: string) =>
        words.every((word) => wordsOf(withParts(text)).some((pageWord) => pageWord.startsWith(word)))
      const heading = isIn(title) || isIn(otherNames) ? undefined : headings.find(({ text }) => isIn(text))
      return { id, title, part, lead, ...(heading && { heading }) }
    })
  }
}
