import { type Reviews, roomsIn, stateOf } from './freshness.ts'

export interface Recording {
  /** `button`, or `components/button`. */
  room: string
  with: readonly string[]
  by: string
  /** ISO date: today. */
  date: string
}

/** Said to whoever typed the command: what is missing, and how it is written. */
export class RecordingError extends Error {}

const example = 'npm run review -- button --with "NVDA 2026.1, Firefox 145" --by "Your name"'

/** The reviews with one more, sorted by room. What is kept is the room as it is now. */
export function record(
  system: string,
  reviews: Reviews,
  { room, with: tools, by, date }: Recording,
): Reviews {
  const [found, ...others] = roomsIn(system).filter((known) => known === room || known.split('/')[1] === room)
  if (!found)
    throw new RecordingError(`There is no room “${room}” with a contract. npm run review lists them all.`)
  if (others.length > 0) throw new RecordingError(`There are several: ${[found, ...others].join(', ')}.`)
  if (tools.length === 0)
    throw new RecordingError(`Say which assistive technology and which browser: ${example}`)
  if (!by.trim()) throw new RecordingError(`Say who reviewed it: ${example}`)
  const next = { ...reviews, [found]: { date, by, with: tools, of: stateOf(system, found) } }
  return Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** As Biome formats it, so that a recorded review passes the gates: short lists on one line. */
export const textOf = (reviews: Reviews) =>
  `${JSON.stringify(reviews, null, 2).replace(/\[\n\s+([^\]]*?)\n\s+\]/g, (list, inner: string) => {
    const line = `[${inner.split(/\n\s+/).join(' ')}]`
    return line.length <= 97 ? line : list
  })}\n`
