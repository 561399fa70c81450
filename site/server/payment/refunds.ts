/** Refunds: from the row that says that money goes back, until the provider says that it is back. */
import { and, eq, lte, ne, type SQL } from 'drizzle-orm'
import type { PaymentStatus } from '../../contracts/payment'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { type PaymentRowState, paymentOrders, payments, type RefundReason, refunds } from '../database/schema'
import { endRefundedTerm, lockCompany } from '../licensing/licences'
import { queueEmail } from '../mail/queue'
import { logFault } from '../observability/log'
import { failpoint } from '../runtime/failpoint'
import { isAnswerable, lockOrder, type OrderRow, replaceOrders, takesMoney } from './orders'
import { type Payment, type PaymentProvider, ProviderRefusal, type Refund } from './providers/provider'

export type RefundRow = typeof refunds.$inferSelect

/** After so many attempts without success a person looks at it. The server goes on trying once a day. */
const attemptsOfServer = 5
export const needsPerson = ({ state, attempts }: Pick<RefundRow, 'state' | 'attempts'>) =>
  state !== 'done' && attempts >= attemptsOfServer

/** What a customer reads of a payment. 'refunded' only where the provider has said so. */
export function paymentStatusOf(state: PaymentRowState, refund: RefundRow | null): PaymentStatus {
  if (state !== 'refunding') return state
  if (!refund || needsPerson(refund)) return 'refused'
  if (refund.state === 'done') return 'refunded'
  return refund.state === 'requested' && refund.attempts === 0 ? 'to_refund' : 'refunding'
}

const minute = 60_000
const day = 24 * 60 * minute

/** 3 minutes, then twice as long each time, up to a day. */
const afterFailure = (attempts: number) => Math.min(day, 3 * minute * 2 ** Math.min(attempts, 20))
/** A bank may take days: a refund that is pending is asked about less often the older it is. */
const whilePending = (ageMs: number) => Math.min(day, Math.max(3 * minute, ageMs / 10))

/**
 * Call it with the company locked. Stores that what is left of a payment goes back, and ends what the payment gave; its
 * order gives nothing more. Does nothing if that is stored already.
 */
export async function requestRefund(
  tx: Database,
  { id: orderId, accountUid, companyId }: OrderRow,
  { id: paymentId, amount, amountRefunded, currency }: Payment,
  reason: RefundReason,
): Promise<void> {
  const at = new Date()
  const added = await tx
    .insert(refunds)
    .values({
      paymentId,
      orderId,
      amount: reason === 'provider' ? amount : amount - amountRefunded,
      currency,
      reason,
      idempotencyKey: `refund-${paymentId}`,
      state: reason === 'provider' ? 'sent' : 'requested',
      nextTryAt: at,
      requestedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.id, paymentId))
  await replaceOrders(tx, [orderId])
  const company = await lockCompany(tx, companyId)
  if (company) await endRefundedTerm(tx, company, paymentId)
  await recordAccountEvent(tx, accountUid, 'refund_requested', paymentId)
  failpoint('refund stored')
}

type Due = { refund: RefundRow; order: OrderRow; paid: number }

export const isDueNow = () => and(ne(refunds.state, 'done'), lte(refunds.nextTryAt, new Date()))

/**
 * Requests these refunds, or asks how far they are, whatever the provider says about their order. Each is advanced, or
 * counted as an attempt without success.
 */
export async function advanceRefunds(
  { db, provider }: { db: Database; provider: PaymentProvider },
  which: SQL | undefined,
): Promise<void> {
  const due = await db
    .select({ refund: refunds, order: paymentOrders, paid: payments.amount })
    .from(refunds)
    .innerJoin(paymentOrders, eq(paymentOrders.id, refunds.orderId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(ne(refunds.state, 'done'), which))
  for (const row of due) {
    const answer = isAnswerable(row.order, provider)
      ? await ask(provider, row).catch((error) => {
          logFault({ method: 'REFUND', path: 'refunds' }, error)
          return null
        })
      : null
    failpoint('refund answered')
    await store(db, row, answer)
    failpoint('refund advanced')
  }
}

async function ask(provider: PaymentProvider, { refund: row, paid }: Due): Promise<Refund> {
  const payment = { id: row.paymentId, amount: paid }
  // First, because a server may have crashed after its request, or a person has refunded it in the provider's dashboard.
  const { refund: found, left } = await provider.refundOf(payment)
  if (found && (found.status !== 'failed' || row.state === 'sent')) return found
  try {
    return await provider.refund({ id: payment.id, amount: left }, row.idempotencyKey)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return { id: '', status: 'failed' }
  }
}

/** `answer`: null if the provider gave none. The request is then repeated with the same key. */
function store(db: Database, { refund: row, order: asked }: Due, answer: Refund | null): Promise<void> {
  return db.transaction(async (tx) => {
    const { company, order } = await lockOrder(tx, asked)
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
    if (stored.length === 0 || answer?.status !== 'processed' || !order || !company) return
    await recordAccountEvent(tx, order.accountUid, 'payment_refunded', row.paymentId)
    await queueEmail(tx, {
      fact: `refund_made:${row.paymentId}`,
      accountUid: order.accountUid,
      template: 'refund_made',
      content: { amount: row.amount, paymentId: row.paymentId, isPractice: !takesMoney(order) },
    })
  })
}

function changeOf(row: RefundRow, answer: Refund | null): Partial<RefundRow> {
  const at = new Date()
  const later = (ms: number) => new Date(at.getTime() + ms)
  const providerId = answer?.id || row.providerId
  if (answer?.status === 'processed') return { state: 'done', providerId, doneAt: at }
  if (answer?.status === 'pending')
    return {
      state: 'sent',
      providerId,
      nextTryAt: later(whilePending(at.getTime() - row.requestedAt.getTime())),
    }
  const attempts = row.attempts + 1
  const again = { attempts, nextTryAt: later(afterFailure(row.attempts)) }
  if (!answer) return again
  // With the old key the provider would return the refund that has failed.
  return { ...again, state: 'failed', providerId, idempotencyKey: `refund-${row.paymentId}-${attempts}` }
}
