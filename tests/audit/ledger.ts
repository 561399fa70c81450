import { readFileSync } from 'node:fs'
import { z } from 'zod'

const day = z.iso.date()
const sentence = z.string().min(20)

const entrySchema = z.strictObject({
  /** A short name, by which reports speak of it. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  engine: z.enum(['axe', 'equal-access', 'html-validate', 'layout', 'focus', 'biome']),
  /** The rule, as the engine calls it; IBM's with the reason, `rule/reason`. */
  rule: z.string().min(1),
  /** A fault that stays for now, or a question that a person has answered. */
  kind: z.enum(['fault', 'question']),
  /** Stories, pages or files, as globs. */
  where: z.array(z.string().min(1)).min(1),
  /** Selector of the element. `*` only where an engine points at the page as a whole. */
  element: z.string().min(1),
  /** Why it stays, or what the answer is. */
  reason: sentence,
  /** Where it is being mended, when that is elsewhere; otherwise the standard or page that the answer rests on. */
  upstream: z.url().optional(),
  owner: z.string().min(1),
  since: day,
  /** The last day on which it counts. */
  expires: day,
})

export type Entry = z.infer<typeof entrySchema>

export const parseLedger = (json: unknown): Entry[] => z.array(entrySchema).parse(json)

/** The one list of exceptions: what it does not name is red. */
export const ledger = parseLedger(
  JSON.parse(readFileSync(new URL('../../docs/accessibility/exceptions.json', import.meta.url), 'utf8')),
)

export const isExpired = ({ expires }: Entry, today = new Date()) =>
  expires < today.toISOString().slice(0, 10)

/** `*` stands for anything. */
const matches = (glob: string, subject: string) =>
  new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(subject)

/** What may be answered in one place, today. An entry that has run out answers nothing. */
export const ledgerFor = (subject: string, entries = ledger, today = new Date()) =>
  entries.filter((entry) => !isExpired(entry, today) && entry.where.some((glob) => matches(glob, subject)))
