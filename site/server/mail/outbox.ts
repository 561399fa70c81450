/**
 * Delivers the e-mails of a table. Each is delivered at least once; twice only if the server died after the
 * mail server had accepted the e-mail and before this was stored. SMTP allows no better guarantee (RFC 5321,
 * 4.5.4.2 and 6.1), and the Message-ID stays the same.
 */
import { and, asc, eq, getTableName, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import type { contactMessages, emails } from '../database/schema'
import { logFault } from '../observability/log'
import { failpoint } from '../runtime/failpoint'
import { singleFlight } from '../runtime/runs'

export type Email = {
  messageId: string
  date: Date
  from: { name: string; address: string }
  /** Parts, because a text is parsed: an address with a comma would be two. */
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  headers: Record<string, string>
}

/**
 * Characters that could end a header, or change the direction of the text after it (UTR 36, 2.3). The
 * contracts refuse them, but older rows may contain them.
 */
const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu
export const oneLine = (text: string) => text.replace(notOneLine, ' ').trim()

export const domainOf = (address: string) => address.replace(/^.*@/, '')

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the e-mail, with the server's ID for it; rejects with DeliveryFailure.
   */
  send(email: Email): Promise<{ providerId: string }>
}

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  constructor(
    /** An SMTP reply code or an error code. Never the server's text, which may quote addresses. */
    readonly code: string,
    /**
     * `refused`: the mail server refuses this e-mail permanently. `later`: it refuses it temporarily.
     * `unreachable`: no e-mail can be delivered.
     */
    readonly kind: 'refused' | 'later' | 'unreachable',
  ) {
    super(`The mail was not taken (${code}).`)
  }
}

/** Upper bounds of the first delay and of every delay, in milliseconds. At least half of it is waited. */
const firstWait = 60_000
const longestWait = 60 * 60_000

/**
 * After the first attempt half a minute to a minute, then twice as long each time, up to an hour. The delay is random,
 * so that a mail server that recovers does not receive all attempts at once. `random` is from 0 to 1.
 */
export function waitAfter(attempts: number, random: () => number): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 30))
  return Math.round(whole / 2 + (whole / 2) * random())
}

/** Interval between searches for due e-mails, in milliseconds. */
export const deliverEvery = 60_000

/** Longer than the slowest delivery, and short enough that a crashed server's e-mails do not wait long. */
const lease = sql`interval '3 minutes'`

/**
 * Permanent refusals after which an e-mail is marked as failed: the mailbox may refuse it by a rule, or its
 * name is misspelt.
 */
export const refusalsMax = 3

/** Unreachable results in a row after which the remaining e-mails wait for the next run. */
const unreachableMax = 3

/** A table with the columns of a delivery. */
type QueueTable = typeof contactMessages | typeof emails
type Row = Pick<typeof emails.$inferSelect, 'id' | 'state' | 'attempts' | 'refusals'>

export type OutboxOptions = {
  db: Database
  mailer: Mailer
  /** The current time of the database, whose clock all servers share. */
  now?: () => SQL
  /** A random number from 0 to 1, for the delay. */
  random?: () => number
}

type Options<Table extends QueueTable> = OutboxOptions & {
  table: Table
  /** Writes the e-mail. It must be the same for every attempt, with the same Message-ID. */
  emailOf: (row: Table['$inferSelect']) => Email | Promise<Email>
  prepare?: () => Promise<unknown>
}

export function createOutbox<Table extends QueueTable>({
  db,
  table,
  emailOf,
  mailer,
  prepare,
  now = () => sql`now()`,
  random = Math.random,
}: Options<Table>) {
  // Both tables have these columns; Drizzle's types cannot express an update of either.
  const queue = table as typeof emails
  const name = getTableName(table)
  const { run, idle } = singleFlight()
  let isStopping = false

  /** Claims the e-mail that has waited longest. Two servers claim two different ones. */
  async function claim(): Promise<(Table['$inferSelect'] & Row) | undefined> {
    const dueRows = db
      .select({ id: queue.id })
      .from(queue)
      .where(and(inArray(queue.state, ['pending', 'sending']), lte(queue.nextAttemptAt, now())))
      .orderBy(asc(queue.nextAttemptAt), asc(queue.id))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await db
      .update(queue)
      .set({
        state: 'sending',
        attempts: sql`${queue.attempts} + 1`,
        nextAttemptAt: sql`${now()} + ${lease}`,
      })
      .where(eq(queue.id, sql`(${dueRows})`))
      .returning()
    return row as (Table['$inferSelect'] & Row) | undefined
  }

  /** Stores the result of an attempt, unless another server has claimed the e-mail, or it was marked as done. */
  const storeResult = ({ id, attempts }: Row, change: PgUpdateSetSource<typeof emails>) =>
    db
      .update(queue)
      .set(change)
      .where(and(eq(queue.id, id), eq(queue.state, 'sending'), eq(queue.attempts, attempts)))

  /** Null when it was delivered. */
  async function deliver(row: Table['$inferSelect'] & Row): Promise<DeliveryFailure | null> {
    failpoint('email claimed')
    try {
      const { providerId } = await mailer.send(await emailOf(row))
      failpoint('email accepted')
      await storeResult(row, { state: 'sent', sentAt: now(), providerId, lastError: null })
      failpoint('delivery stored')
      return null
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error
      logFault({ method: 'MAIL', path: `${name}/${row.id}` }, error)
      const refusals = row.refusals + (error.kind === 'refused' ? 1 : 0)
      const wait = waitAfter(row.attempts, random)
      await storeResult(row, {
        state: refusals < refusalsMax ? 'pending' : 'failed',
        refusals,
        lastError: error.code,
        nextAttemptAt: sql`${now()} + ${wait} * interval '1 millisecond'`,
      })
      failpoint('retry scheduled')
      return error
    }
  }

  async function deliverAll(): Promise<void> {
    await prepare?.()
    let unreachable = 0
    while (!isStopping && unreachable < unreachableMax) {
      const row = await claim()
      if (!row) return
      const failure = await deliver(row)
      unreachable = failure?.kind === 'unreachable' ? unreachable + 1 : 0
    }
  }

  /** Delivers all due e-mails. A call during a delivery causes another one after it. */
  const deliverDue = () => run('deliver', deliverAll)

  const inState =
    (...states: Row['state'][]) =>
    (): Promise<number> =>
      db.$count(queue, inArray(queue.state, states))

  return {
    deliverDue,
    waiting: inState('pending', 'sending'),
    failed: inState('failed'),
    /** Call it after an e-mail was stored. Does not wait and does not throw. */
    wake: () => void deliverDue().catch((error) => logFault({ method: 'MAIL', path: name }, error)),
    /** Starts no further delivery; resolves when the current one has been stored. */
    stop: async () => {
      isStopping = true
      await idle()
    },
  }
}
