import { addresses, ratingProperties, requirements } from './requirements'

/** A page as a search engine reads it. */
export interface Read {
  /** The text of each of its structured data scripts. */
  scripts: readonly string[]
  /** The whole visible text. */
  text: string
  /** The absolute URLs of its links. */
  links: readonly string[]
}

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** Every entity inside a value, with its parent entity. */
function* things(value: unknown, owner?: Thing): Generator<{ thing: Thing; owner?: Thing }> {
  if (Array.isArray(value)) for (const item of value) yield* things(item, owner)
  if (!isThing(value)) return
  yield { thing: value, owner }
  for (const inner of Object.values(value)) yield* things(inner, '@type' in value ? value : owner)
}

const isReference = (thing: Thing) => '@id' in thing && Object.keys(thing).length === 1

function* wrongIn(thing: Thing, owner: Thing | undefined, page: Read, siteUrl: string): Generator<string> {
  const type = String(thing['@type'])
  const named = `${type} ${JSON.stringify(thing.name ?? thing['@id'] ?? '')}`
  const known = requirements[type]
  if (!known) return yield `${named}: requirements.ts does not say what this type needs`
  const { required, oneOf, atLeast = {}, shown = [], source } = known
  const needed = type === 'Offer' && owner?.['@type'] === 'Product' ? ['price', 'priceCurrency'] : required
  for (const property of needed)
    if (thing[property] === undefined || thing[property] === '') yield `${named}: no ${property} (${source})`
  if (oneOf && !oneOf.some((property) => property in thing))
    yield `${named}: none of ${oneOf.join(', ')} (${source})`
  for (const [property, count] of Object.entries(atLeast))
    if (list(thing[property]).length < count) yield `${named}: fewer than ${count} ${property} (${source})`
  for (const property of ratingProperties)
    if (property in thing) yield `${named}: ${property}, but the reviews are samples`

  const seen = (text: unknown) =>
    page.text.replace(/\s/g, '').toLowerCase().includes(String(text).replace(/\s/g, '').toLowerCase())
  for (const property of shown)
    if (property in thing && !seen(thing[property])) yield `${named}: its ${property} is not on the page`
  if ('price' in thing && !seen(`₹${thing.price}`)) yield `${named}: its price is not on the page`
  if (Number(thing.price) < 0) yield `${named}: a hidden price`

  for (const property of addresses)
    for (const address of list(thing[property])) {
      const own = property !== 'sameAs'
      if (typeof address !== 'string' || !URL.canParse(address))
        yield `${named}: ${property} is no whole address`
      else if (own && !address.startsWith(`${siteUrl}/`)) yield `${named}: ${property} leads to ${address}`
      else if (!own && !page.links.includes(address)) yield `${named}: the page has no link to ${address}`
    }
  if (
    'uploadDate' in thing &&
    !/^\d{4}-\d{2}-\d{2}T[\d:]+(Z|[+-]\d{2}:\d{2})$/.test(String(thing.uploadDate))
  )
    yield `${named}: uploadDate is no time with a zone (${source})`
  if ('uploadDate' in thing && Number.isNaN(Date.parse(String(thing.uploadDate))))
    yield `${named}: uploadDate does not exist`
  if ('duration' in thing && !/^PT(\d+[HMS])+$/.test(String(thing.duration)))
    yield `${named}: duration is none of ISO 8601`
}

/** The errors in the data of a page, one line each. */
export function wrongData(page: Read, siteUrl: string): string[] {
  const wrong: string[] = []
  const found: { thing: Thing; owner?: Thing }[] = []
  for (const script of page.scripts) {
    let data: unknown
    try {
      data = JSON.parse(script)
    } catch {
      wrong.push(`no JSON: ${script.slice(0, 60)}`)
      continue
    }
    if (!isThing(data) || data['@context'] !== 'https://schema.org')
      wrong.push('no @context of https://schema.org')
    found.push(...things(data))
  }
  const defined = new Set(found.filter(({ thing }) => !isReference(thing)).map(({ thing }) => thing['@id']))
  for (const { thing, owner } of found) {
    if (isReference(thing)) {
      if (!defined.has(thing['@id'])) wrong.push(`nothing on the page is ${thing['@id']}`)
    } else if ('@type' in thing) wrong.push(...wrongIn(thing, owner, page, siteUrl))
    else if (!('@graph' in thing)) wrong.push(`no @type: ${JSON.stringify(thing).slice(0, 60)}`)
  }
  return wrong
}

/** The top-level types of a page, in order. */
export const typesOf = ({ scripts }: Pick<Read, 'scripts'>): string[] =>
  scripts
    .flatMap((script) => {
      const data: Thing = JSON.parse(script)
      return (list(data['@graph'] ?? data) as Thing[]).map((thing) => String(thing['@type']))
    })
    .sort()
