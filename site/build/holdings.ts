const classAttribute = / class="([^"]*)"/g
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<')

/** What a stretch of HTML holds, as far as selectors ask for it. */
export interface Holdings {
  classes: Set<string>
  tags: Set<string>
  /** Types of its inputs. */
  types: Set<string>
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

/** The HTML with the classes of each element that has some put through `change`. */
export const withNames = (html: string, change: (names: string[]) => string[]): string =>
  html.replaceAll(classAttribute, (_, attribute: string) => {
    const names = change(decode(attribute).split(/\s+/).filter(Boolean))
    return names.length > 0 ? ` class="${names.join(' ')}"` : ''
  })

/** Every class in it. */
const namesIn = (html: string): string[] =>
  all(html, classAttribute).flatMap((names) => decode(names).split(/\s+/).filter(Boolean))

export const holdingsOf = (html: string): Holdings => ({
  classes: new Set(namesIn(html)),
  tags: new Set(all(html, /<([a-zA-Z][a-zA-Z0-9]*)/g)),
  types: new Set(all(html, /<input[^>]* type="([^"]*)"/g)),
})

/** Parts of controls, and what has to be there for them. */
const parts: [RegExp, (page: Holdings) => boolean][] = [
  [
    /^::-webkit-(date|calendar)/,
    ({ types }) => ['date', 'time', 'month', 'week'].some((type) => types.has(type)),
  ],
  [/^::-webkit-search/, ({ types }) => types.has('search')],
  [/^::-webkit-(inner|outer)-spin/, ({ types }) => types.has('number')],
  [/^::file-selector/, ({ types }) => types.has('file')],
  [/^::placeholder/, ({ tags }) => tags.has('input') || tags.has('textarea')],
]

/** False for the part of a control that is not there. */
export const isPartOf = (pseudo: string, page: Holdings): boolean =>
  parts.every(([name, there]) => !name.test(pseudo) || there(page))
