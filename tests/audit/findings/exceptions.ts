import { z } from 'zod'
import { exceptions as list } from '../../../docs/accessibility/exceptions'

const day = z.iso.date()
const sentence = z.string().min(20)

const entrySchema = z.strictObject({
  /** A short name, used in reports. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  engine: z.enum(['axe', 'equal-access', 'html-validate', 'layout', 'focus', 'biome']),
  /** The rule, as the engine names it; IBM's with the reason, `rule/reason`. */
  rule: z.string().min(1),
  /** A fault that is accepted for now, or a question that a person has answered. */
  kind: z.enum(['fault', 'question']),
  /** Stories, pages or files, as globs. */
  where: z.array(z.string().min(1)).min(1),
  /** Selector of the element. */
  element: z.string().min(1),
  /** Why the fault is accepted, or the answer to the question. */
  reason: sentence,
  /** Whom it concerns: one component, the shared parts that many use, or who writes the page. */
  concerns: z.enum(['component', 'shared', 'author']),
  /** The issue, if another project has to fix the fault; otherwise the standard on which the reason is based. */
  upstream: z.url().optional(),
  since: day,
  /** The last day on which the exception is valid. */
  expires: day,
})

export type Entry = z.infer<typeof entrySchema>

export const parseExceptions = (json: unknown): Entry[] => z.array(entrySchema).parse(json)

/** The only list of exceptions: a finding that it does not match fails the audit. */
export const exceptions = parseExceptions(list)

export const isExpired = ({ expires }: Entry, today = new Date()) =>
  expires < today.toISOString().slice(0, 10)

/** `*` matches any characters. */
const matches = (glob: string, subject: string) =>
  new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(subject)

/** The valid exceptions for one subject, today. An expired exception matches nothing. */
export const exceptionsFor = (subject: string, entries = exceptions, today = new Date()) =>
  entries.filter((entry) => !isExpired(entry, today) && entry.where.some((glob) => matches(glob, subject)))
