/**
 * Delivers what visitors wrote. A message is handed over at least once, and a second time only where whoever sent it
 * died between the mail server's yes and writing it down: SMTP has no better promise to give (RFC 5321, 4.5.4.2 and
 * 6.1), and the Message-ID is the same.
 */
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database'
import { flights } from '../platform/flights'
import { logFault } from '../platform/log'
import { reach } from '../platform/reach'
import { contactMessages } from '../platform/schema'
import { waitAfter } from './server-backoff'
import { letterOf, type MessageRow } from './server-letter'
import { DeliveryFailure, type Mailer } from './server-mailer'

/** How often what is due is looked for, in milliseconds. What has just been stored is sent at once. */
export const deliverEvery = 60_000

/** For longer than the slowest delivery takes, and as short as a dead server's messages may wait. */
const lease = sql`interval '3 minutes'`

/** So many refusals for good, and nobody tries again by himself: a mailbox may be full of rules, or have been misspelt. */
export const refusalsMax = 3

/** So many in a row that reach nobody, and the others wait for the next round. */
const unreachableMax = 3

type Options = {
  db: Database
  mailer: Mailer
  from: string
  to: string
  brandName: string
  /** The time by the clock that all servers share. */
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
  const { fly, landed } = flights()
  let isStopping = false

  /** The one that has waited longest. Two servers at once get two different ones. */
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

  /** Writes down how an attempt ended, unless somebody else has taken the message over or done with it. */
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
    reach('mail claimed')
    try {
      const { providerId } = await mailer.send(letterOf(row, sender))
      reach('mail handed over')
      await note(row, { state: 'sent', sentAt: now(), providerId, lastError: null })
      reach('mail noted')
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
      reach('mail put off')
      return error
    }
  }

  async function deliverDue(): Promise<void> {
    let unreachable = 0
    while (!isStopping && unreachable < unreachableMax) {
      const row = await claim()
      if (!row) return
      const failure = await deliver(row)
      unreachable = failure?.kind === 'unreachable' ? unreachable + 1 : 0
    }
  }

  /** Delivers all that is due. Whoever asks while it is being done gets another look after it. */
  const round = () => fly('deliver', deliverDue)

  const inState =
    (...states: MessageRow['state'][]) =>
    (): Promise<number> =>
      db.$count(contactMessages, inArray(contactMessages.state, states))

  return {
    round,
    /** How many are still to be delivered. */
    waiting: inState('pending', 'sending'),
    /** How many nobody tries again by himself. */
    failed: inState('failed'),
    /** Something has been stored: does not wait, and does not throw. */
    wake: () => void round().catch((error) => logFault({ method: 'MAIL', path: 'contact_messages' }, error)),
    /** No delivery begins any more; resolves when the one under way has been written down. */
    stop: async () => {
      isStopping = true
      await landed()
    },
  }
}
