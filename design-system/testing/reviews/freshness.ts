/**
 * Whether what a person found when they went through a component still holds. A review is kept with a fingerprint of
 * every file that it was a review of; once one of them is another, the component says by itself that it needs a review.
 * Runs in Node: for the documentation, for `npm run review`, and for the tests.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Somebody went through the component by hand, with assistive technology. */
export interface Review {
  /** ISO date. */
  date: string
  by: string
  /** Assistive technology and browser, with their versions: 'NVDA 2026.1, Firefox 145'. */
  with: readonly string[]
  /** What was reviewed: file below the design system -> fingerprint. */
  of: Readonly<Record<string, string>>
}
/** By room: `components/button`. */
export type Reviews = Readonly<Record<string, Review>>

export type Freshness =
  | { state: 'never' }
  | { state: 'fresh'; date: string; by: string; with: readonly string[] }
  /** `changed`: files that are another, new, or gone since; by their name where they are the room's own. */
  | { state: 'stale'; date: string; by: string; with: readonly string[]; changed: readonly string[] }

/** Not part of what people get, or nothing but words about it. The contract is part: it is what a review confirms. */
const beside = /\.(stories|test|fixture|docs|types)\.tsx?$/
const source = /\.tsx?$/

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** Every room that has a contract. @param system Folder of the design system. */
export const roomsIn = (system: string) =>
  ['components', 'patterns']
    .filter((floor) => existsSync(join(system, floor)))
    .flatMap((floor) => folders(join(system, floor)).map((name) => `${floor}/${name}`))
    .filter((room) => existsSync(join(system, room, `${posix.basename(room)}.a11y.ts`)))
    .sort()

/** Git gives files other line endings on Windows, and they are the same files. */
const read = (system: string, file: string) =>
  readFileSync(join(system, file), 'utf8').replaceAll('\r\n', '\n')

const imports = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g
const typesOnly = /^import type [^'"]*['"][^'"]+['"]/gm

/**
 * The room's own files, and whatever of the design system they import, at any depth: hooks, the parts that it is made
 * of, the contract that its own is spread from. Tokens and sheets are left out: what they change can be measured, and
 * is, at every change (`tokens/`, the matrix); nobody has to listen to it again. Types alone are left out too.
 */
export function filesOf(system: string, room: string) {
  const own = readdirSync(join(system, room))
    .filter((file) => source.test(file) && !beside.test(file))
    .map((file) => `${room}/${file}`)
  const found = new Set(own)
  for (const file of found)
    for (const [, target = ''] of read(system, file).replace(typesOnly, '').matchAll(imports)) {
      const path = posix.join(posix.dirname(file), target)
      const inside = !path.startsWith('..') && !path.startsWith('tokens/')
      if (inside && source.test(path) && existsSync(join(system, path))) found.add(path)
    }
  return [...found].sort()
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** What a review of the room as it is now would be a review of. */
export const stateOf = (system: string, room: string) =>
  Object.fromEntries(filesOf(system, room).map((file) => [file, fingerprint(read(system, file))]))

/** A file as somebody calls it who looks at the room: short where it is the room's own. */
const shortName = (room: string, file: string) =>
  file.startsWith(`${room}/`) ? file.slice(room.length + 1) : file

export function freshnessOf(system: string, room: string, review: Review | undefined): Freshness {
  if (!review) return { state: 'never' }
  const { date, by, with: tools, of } = review
  const now = stateOf(system, room)
  const files = [...new Set([...Object.keys(of), ...Object.keys(now)])].sort()
  const changed = files.filter((file) => of[file] !== now[file]).map((file) => shortName(room, file))
  return changed.length > 0
    ? { state: 'stale', date, by, with: tools, changed }
    : { state: 'fresh', date, by, with: tools }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** What is wrong with the file of reviews: rooms that are gone, and records that say too little. */
export function faultsIn(system: string, reviews: Reviews) {
  const rooms = new Set(roomsIn(system))
  return Object.entries(reviews).flatMap(([room, { date, by, with: tools, of }]) =>
    [
      !rooms.has(room) && 'there is no such room with a contract',
      !(/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))) && 'its date is no ISO date',
      !isText(by) && 'it does not say who reviewed it',
      !(Array.isArray(tools) && tools.length > 0 && tools.every(isText)) && 'it does not say with what',
      !(of && Object.keys(of).length > 0) && 'it does not say of which files',
    ].flatMap((fault) => (fault ? `${room}: ${fault}` : [])),
  )
}

/** In one line: for the terminal and for the list of all components. */
export function sentence(freshness: Freshness) {
  if (freshness.state === 'never') return 'not yet reviewed by hand'
  const { date, by, with: tools } = freshness
  const who = `${by}, with ${tools.join('; ')}`
  return freshness.state === 'fresh'
    ? `reviewed on ${date} by ${who}`
    : `needs review: changed since ${date} (${freshness.changed.join(', ')}); was reviewed by ${who}`
}
