/**
 * Delivers the stored contact messages. A message is delivered at least once; twice only if the sending server died
 * between the mail server's acceptance and storing it. SMTP allows no better guarantee (RFC 5321, 4.5.4.2 and 6.1), and
 * the Message-ID stays the same.
 */
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { contactMessages } from '../../../server/database/schema'
import { logFault } from '../../../server/observability/log'
import { failpoint } from '../../../server/runtime/failpoint'
import { singleFlight } from '../../../server/runtime/single-flight'
import { waitAfter } from './backoff'
import { emailOf, type MessageRow } from './contact-email'
import { DeliveryFailure, type Mailer } from './mailer'

/** How often due messages are looked for, in milliseconds. A new message is sent at once. */
export const deliverEvery = 60_000

/** Longer than the slowest delivery, and short enough that a crashed server's messages do not wait long. */
const lease = sql`interval '3 minutes'`

/**
 * After so many permanent refusals a message is marked as failed: the mailbox may refuse it by a rule, or be misspelt.
 */
export const refusalsMax = 3

/** After so many unreachable results in a row, the remaining messages wait for the next run. */
const unreachableMax = 3

type Options = {
  db: Database
  mailer: Mailer
  from: string
  to: string
  brandName: string
  /** The current time, by the database's clock, which all servers share. */
  now?: () => SQL
  /** From 0 to 1. */
  random?: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox({
  db,
  mailer,
  now = () => sql`now()`,
  random = Math.random,
  ...sender
}: Options) {
  const { run, idle } = singleFlight()
  let isStopping = false

  /** Claims the message that has waited longest. Two servers claim two different ones. */
  async function claim(): Promise<MessageRow | undefined> {
    const due = db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          inArray(contactMessages.state, ['pending', 'sending']),
          lte(contactMessages.nextAttemptAt, now()),
        ),
      )
      .orderBy(asc(contactMessages.nextAttemptAt), asc(contactMessages.id))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await db
      .update(contactMessages)
      .set({
        state: 'sending',
        attempts: sql`${contactMessages.attempts} + 1`,
        nextAttemptAt: sql`${now()} + ${lease}`,
      })
      .where(eq(contactMessages.id, sql`(${due})`))
      .returning()
    return row
  }

  /** Stores the result of an attempt, unless another server has claimed the message or it was marked as done. */
  const note = ({ id, attempts }: MessageRow, change: Partial<Record<keyof MessageRow, unknown>>) =>
    db
      .update(contactMessages)
      .set(change as object)
      .where(
        and(
          eq(contactMessages.id, id),
          eq(contactMessages.state, 'sending'),
          eq(contactMessages.attempts, attempts),
        ),
      )

  /** Null when it was delivered. */
  async function deliver(row: MessageRow): Promise<DeliveryFailure | null> {
    failpoint('mail claimed')
    try {
      const { providerId } = await mailer.send(emailOf(row, sender))
      failpoint('mail accepted')
      await note(row, { state: 'sent', sentAt: now(), providerId, lastError: null })
      failpoint('mail noted')
      return null
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error
      logFault({ method: 'MAIL', path: `contact_messages/${row.id}` }, error)
      const refusals = row.refusals + (error.kind === 'refused' ? 1 : 0)
      const wait = waitAfter(row.attempts, random)
      await note(row, {
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
    let unreachable = 0
    while (!isStopping && unreachable < unreachableMax) {
      const row = await claim()
      if (!row) return
      const failure = await deliver(row)
      unreachable = failure?.kind === 'unreachable' ? unreachable + 1 : 0
    }
  }

  /** Delivers all due messages. A call during a delivery causes another one after it. */
  const deliverDue = () => run('deliver', deliverAll)

  const inState =
    (...states: MessageRow['state'][]) =>
    (): Promise<number> =>
      db.$count(contactMessages, inArray(contactMessages.state, states))

  return {
    deliverDue,
    /** How many messages are still to be delivered. */
    waiting: inState('pending', 'sending'),
    /** How many messages were marked as failed. */
    failed: inState('failed'),
    /** Call it after a message was stored. Does not wait and does not throw. */
    wake: () =>
      void deliverDue().catch((error) => logFault({ method: 'MAIL', path: 'contact_messages' }, error)),
    /** Starts no further delivery; resolves when the current one has been stored. */
    stop: async () => {
      isStopping = true
      await idle()
    },
  }
}
