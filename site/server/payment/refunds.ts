/** Refunds: from the row that says that money goes back, until the provider says that it is back. */
import { and, eq, lte, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { payments, type RefundReason, refunds } from '../database/schema'
import { endRefundedTerm, lockCompany } from '../licensing/licences'
import { queueEmail } from '../mail/queue'
import { logFault } from '../observability/log'
import { failpoint } from '../runtime/failpoint'
import type { OrderRow } from './orders'
import { type Payment, type PaymentProvider, ProviderRefusal, type Refund } from './providers/provider'
import { takesMoney } from './providers/providers'

export type RefundRow = typeof refunds.$inferSelect

/** After so many attempts without success a person looks at it. The server goes on trying once a day. */
const attemptsOfServer = 5
export const needsPerson = ({ state, attempts }: Pick<RefundRow, 'state' | 'attempts'>) =>
  state !== 'done' && attempts >= attemptsOfServer

const minute = 60_000
const day = 24 * 60 * minute

/** 3 minutes, then twice as long each time, up to a day. */
const afterFailure = (attempts: number) => Math.min(day, 3 * minute * 2 ** Math.min(attempts, 20))
/** A bank may take days: a refund that is pending is asked about less often the older it is. */
const whilePending = (ageMs: number) => Math.min(day, Math.max(3 * minute, ageMs / 10))

/**
 * Call it with the company locked. Stores that the money of a payment goes back, and ends what the payment gave. Does
 * nothing if that is stored already.
 */
export async function requestRefund(
  tx: Database,
  { id: orderId, accountUid, companyId }: OrderRow,
  { id: paymentId, amount, currency }: Pick<Payment, 'id' | 'amount' | 'currency'>,
  reason: RefundReason,
): Promise<void> {
  const now = new Date()
  const added = await tx
    .insert(refunds)
    .values({
      paymentId,
      orderId,
      amount,
      currency,
      reason,
      idempotencyKey: `refund-${paymentId}`,
      state: reason === 'provider' ? 'sent' : 'requested',

      nextTryAt: now,
      requestedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  await tx.update(payments).set({ state: 'returned' }).where(eq(payments.id, paymentId))
  const company = await lockCompany(tx, companyId)
  if (company) await endRefundedTerm(tx, company, paymentId)
  await recordAccountEvent(tx, accountUid, 'refund_requested', paymentId)
  failpoint('refund stored')
}

/** Requests the refunds of an order that are due, or asks how far they are. */
export async function advanceRefunds(
  { db, provider }: { db: Database; provider: PaymentProvider },
  order: OrderRow,
): Promise<void> {
  const isDue = and(ne(refunds.state, 'done'), lte(refunds.nextTryAt, new Date()))
  const dueRefunds = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), isDue))
  for (const row of dueRefunds) {
    const answer = await ask(provider, row).catch((error) => {
      logFault({ method: 'REFUND', path: 'refunds' }, error)
      return null
    })
    failpoint('refund answered')
    await store(db, order, row, answer)
    failpoint('refund advanced')
  }
}

async function ask(provider: PaymentProvider, row: RefundRow): Promise<Refund> {
  const payment = { id: row.paymentId, amount: row.amount }
  // First, because a server may have crashed after its request, or a person has refunded it in the provider's dashboard.
  const providerRefund = await provider.refundOf(payment)
  if (providerRefund && (providerRefund.status !== 'failed' || row.state === 'sent')) return providerRefund
  try {
    return await provider.refund(payment, row.idempotencyKey)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return { id: '', status: 'failed' }
  }
}

/** `answer`: null if the provider gave none. The request is then repeated with the same key. */
function store(db: Database, order: OrderRow, row: RefundRow, answer: Refund | null): Promise<void> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, order.companyId)
    const stored = await tx
      .update(refunds)
      .set(changeOf(row, answer))
      // Another server may have stored a later answer.
      .where(
        and(
          eq(refunds.id, row.id),
          eq(refunds.state, row.state),
          eq(refunds.idempotencyKey, row.idempotencyKey),
        ),
      )
      .returning()
    if (stored.length === 0 || answer?.status !== 'processed') return
    // Of a refund that an earlier version of this server has requested.
    if (company) await endRefundedTerm(tx, company, row.paymentId)
    await recordAccountEvent(tx, order.accountUid, 'payment_refunded', row.paymentId)
    if (company?.companyEmail) await reportRefund(tx, order, row, company.companyEmail)
  })
}

function changeOf(row: RefundRow, answer: Refund | null): Partial<RefundRow> {
  const now = new Date()
  const later = (ms: number) => new Date(now.getTime() + ms)
  const providerId = answer?.id || row.providerId
  if (answer?.status === 'processed') return { state: 'done', providerId, doneAt: now }
  if (answer?.status === 'pending')
    return {
      state: 'sent',
      providerId,
      nextTryAt: later(whilePending(now.getTime() - row.requestedAt.getTime())),
    }
  const attempts = row.attempts + 1
  const again = { attempts, nextTryAt: later(afterFailure(row.attempts)) }
  if (!answer) return again
  // With the old key the provider would return the refund that has failed.
  return { ...again, state: 'failed', providerId, idempotencyKey: `refund-${row.paymentId}-${attempts}` }
}

async function reportRefund(
  tx: Database,
  order: OrderRow,
  { paymentId, amount }: Pick<RefundRow, 'paymentId' | 'amount'>,
  recipient: string,
): Promise<void> {
  await queueEmail(tx, {
    fact: `refund_made:${paymentId}`,

    accountUid: order.accountUid,
    recipient,
    template: 'refund_made',
    content: { amount, paymentId, isPractice: !takesMoney(order) },
  })
}
