/** The inbox: every stored message, also after it was sent by e-mail, and the texts of `npm run inbox`. */
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { momentText } from '../../contracts/licence-text'
import type { Database } from '../database/database'
import { contactMessages } from '../database/schema'
import { AdminRefusal } from '../runtime/errors'
import type { ContactRow } from './contact-outbox'

const hasId = (id: number) => eq(contactMessages.id, id)

function requireRow<Row>(id: number, [row]: Row[]): Row {
  if (!row) throw new AdminRefusal(`There is no message ${id}.`)
  return row
}

const conditions = {
  open: ne(contactMessages.state, 'done'),
  all: undefined,
  failed: eq(contactMessages.state, 'failed'),
}

/** Oldest first, so that the newest is next to the prompt. */
export const listMessages = (db: Database, which: keyof typeof conditions) =>
  db.select().from(contactMessages).where(conditions[which]).orderBy(asc(contactMessages.id))

export async function showMessage(db: Database, id: number) {
  return requireRow(id, await db.select().from(contactMessages).where(hasId(id)))
}

/** Marks a message as done: it leaves the list and is not sent any more. Repeating it changes nothing. */
export async function finishMessage(db: Database, id: number): Promise<void> {
  const done = { state: 'done' as const, doneAt: sql`coalesce(${contactMessages.doneAt}, now())` }
  requireRow(id, await db.update(contactMessages).set(done).where(hasId(id)).returning())
}

/** Lets failed and delayed messages be sent at once, for example after MAIL_TO was corrected. */
export async function retryDelivery(db: Database): Promise<number> {
  const rows = await db
    .update(contactMessages)
    .set({ state: 'pending', refusals: 0, nextAttemptAt: sql`now()` })
    .where(
      or(
        eq(contactMessages.state, 'failed'),
        and(eq(contactMessages.state, 'pending'), gt(contactMessages.attempts, 0)),
      ),
    )
    .returning({ id: contactMessages.id })
  return rows.length
}

const day = (date: Date) => `${momentText(date)} IST`

function delivery({ state, attempts, lastError, sentAt, doneAt, nextAttemptAt }: ContactRow): string {
  if (state === 'done') return `done on ${doneAt ? day(doneAt) : 'an unknown day'}`
  if (state === 'sent') return `sent by e-mail on ${sentAt ? day(sentAt) : 'an unknown day'}`
  if (state === 'failed')
    return `the mail server refuses it (${lastError}); \`npm run inbox -- retry\` tries again`
  if (state === 'sending') return 'is being sent by e-mail'
  return attempts === 0
    ? 'kept here, not sent by e-mail'
    : `kept here; ${attempts === 1 ? 'one attempt' : `${attempts} attempts`} to send it failed (${lastError}), the next one is on ${day(nextAttemptAt)}`
}

const marks: Record<ContactRow['state'], string> = {
  pending: 'not sent',
  sending: 'sending',
  sent: 'sent',
  failed: 'FAILED',
  done: 'done',
}

const noMessages = {
  open: 'The inbox is empty: there is no message that waits for you. Those that are done: npm run inbox -- list --all',
  all: 'No message has been sent through the contact form yet.',
  failed: 'The mail server has refused no message.',
}

export function listText(messages: readonly ContactRow[], which: keyof typeof noMessages = 'all'): string {
  if (messages.length === 0) return noMessages[which]
  const width = String(messages.at(-1)?.id).length
  return messages
    .map(
      ({ id, createdAt, state, name, email, subject }) =>
        `${String(id).padStart(width)}  ${day(createdAt)}  ${marks[state].padEnd(8)}  ${name} <${email}>  ${subject}`,
    )
    .join('\n')
}

/** A carriage return would let the text after it overwrite the line in a terminal. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n')

export const messageText = (message: ContactRow) =>
  `Message ${message.id}, written on ${day(message.createdAt)}
Delivery: ${delivery(message)}
Name:     ${message.name}
E-mail:   ${message.email}
Phone:    ${message.phone}
Subject:  ${message.subject}

${lines(message.message)}`

const columns = [
  'id',
  'createdAt',
  'state',
  'sentAt',
  'doneAt',
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as (keyof ContactRow)[]

/**
 * Spreadsheets evaluate a cell that begins like this as a formula, which can send the data to a stranger; a leading
 * apostrophe makes it text. https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[\s\uFEFF]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

const cell = (value: string | number | Date | null) => {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** For a spreadsheet (RFC 4180, with a byte order mark so that Excel reads UTF-8). */
export const csvOf = (messages: readonly ContactRow[]) =>
  `\uFEFF${[columns, ...messages.map((message) => columns.map((column) => message[column]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')}`
