import type { Content, Problem } from './problem'

export type Place = Pick<Problem, 'file' | 'at'> & { value: unknown }

/** Yields every value of a content file, at any depth, with its path. Functions are skipped. */
function* inside(file: string, value: unknown, at: readonly PropertyKey[]): Generator<Place> {
  if (typeof value === 'function') return
  if (at.length > 0) yield { file, at, value }
  if (!value || typeof value !== 'object') return
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const key of keys) yield* inside(file, (value as Record<PropertyKey, unknown>)[key], [...at, key])
}

/** Every value of the content. */
export const places = (content: Content): Place[] =>
  Object.entries(content).flatMap(([file, exports]) => [...inside(file, exports, [])])

/** Every link: an object with a label and an address. */
export const links = (content: Content) =>
  places(content).flatMap((place) => {
    const link = place.value as { href?: unknown; external?: unknown } | null
    return link && typeof link === 'object' && typeof link.href === 'string'
      ? [{ ...place, href: link.href, external: link.external === true }]
      : []
  })
