/**
 * The one way in which money becomes a licence. Browser, webhook, retry and reconciliation all end here, and none
 * of them is believed: the provider is asked about the order, and what it answers is settled in one transaction.
 */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { LaunchSettings } from '../onboarding/contract'
import { giveLicence } from '../onboarding/server-licence'
import type { Database } from '../platform/database'
import { type EventKind, recordEvent } from '../platform/events'
import { reach } from '../platform/reach'
import { companies, licences, type PaymentRowState, paymentOrders, payments } from '../platform/schema'
import { paidMonths } from './contract'
import type { OrderRow } from './server-orders'
import { type Payment, type PaymentProvider, ProviderRefusal } from './server-provider'
import { refundSurplus } from './server-surplus'
import { judge, type Verdict } from './server-verdict'

/** Where step 3 was never reached. */
const defaultLaunch: LaunchSettings = {
  currencySymbol: '₹',
  currencyType: 'INR',
  isOnlinePaymentRequired: false,
  razorpayKey: '',
  taxes: [],
}

type Found = { payment: Payment; verdict: Verdict }

const judged = (found: Payment[], order: OrderRow): Found[] =>
  found.map((payment) => ({ payment, verdict: judge(payment, order) }))

/** What is kept of a payment that gave no licence. */
const stateOf = (verdict: Verdict): PaymentRowState =>
  verdict === 'captured' ? 'surplus' : verdict === 'authorised' ? 'pending' : verdict

export async function settleOrder(db: Database, provider: PaymentProvider, order: OrderRow): Promise<void> {
  let answer = await provider.paymentsOf(order.id)
  reach('payments asked')
  if (!answer) return forgetOrder(db, order)
  let found = judged(answer, order)

  const authorised = found.find(({ verdict }) => verdict === 'authorised')
  const isPaid = found.some(({ verdict }) => verdict === 'captured')
  // Money that is not needed stays with the payer's bank, and the provider lets go of it by itself.
  if (authorised && !isPaid && !(await hasLicence(db, order))) {
    // Refused where the webhook or another server was quicker; what is true is asked again in any case.
    await provider.capture(authorised.payment).catch((error) => {
      if (!(error instanceof ProviderRefusal)) throw error
    })
    reach('payment captured')
    answer = (await provider.paymentsOf(order.id)) ?? answer
    found = judged(answer, order)
  }

  const surplus = await keep(db, order, found)
  reach('settled')
  for (const payment of surplus) await refundSurplus(db, provider, order.id, payment)
}

const hasLicence = async (db: Database, { accountUid, plan }: OrderRow) =>
  (await db.$count(licences, and(eq(licences.accountUid, accountUid), eq(licences.plan, plan)))) > 0

/** The provider knows nothing of it: made with other keys, or in a sandbox that is gone. */
async function forgetOrder(db: Database, { id }: OrderRow): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state: 'unknown', checkedAt: sql`now()` })
    .where(and(eq(paymentOrders.id, id), ne(paymentOrders.state, 'paid')))
}

const eventOf: Partial<Record<PaymentRowState, EventKind>> = {
  settled: 'payment_accepted',
  failed: 'payment_refused',
  refused: 'payment_refused',
}

/** All or nothing. Gives back what was paid and buys nothing. */
function keep(db: Database, order: OrderRow, found: Found[]): Promise<Payment[]> {
  return db.transaction(async (tx) => {
    // Whatever happens to one company happens in turn.
    await tx.select().from(companies).where(eq(companies.id, order.companyId)).for('update')
    const paid = found.filter(({ verdict }) => verdict === 'captured').map(({ payment }) => payment)
    const settled = await settledOf(tx, order, paid)
    const surplus: Payment[] = []
    const known = await tx.select().from(payments).where(eq(payments.orderId, order.id))
    for (const { payment, verdict } of found) {
      const state = payment.id === settled ? 'settled' : stateOf(verdict)
      const kept = await keepPayment(tx, order, payment, state)
      if (kept && state === 'surplus') surplus.push(payment)
      const event = eventOf[state]
      if (kept && event && known.find(({ id }) => id === payment.id)?.state !== state)
        await recordEvent(tx, order.accountUid, event, payment.id)
    }
    reach('payments kept')
    await tx
      .update(paymentOrders)
      .set({ checkedAt: sql`now()`, ...(settled && { state: 'paid' as const }) })
      .where(eq(paymentOrders.id, order.id))
    reach('order closed')
    return surplus
  })
}

/** What a later look can still change; another server's may be older than it ends. */
const isUndecided = inArray(payments.state, ['pending', 'failed', 'refused', 'surplus'])

/**
 * False where nothing was to be written: a payment of another order is not touched, whatever the provider says, and
 * what gave a licence stays so until it is given back.
 */
async function keepPayment(
  tx: Database,
  order: OrderRow,
  { id, amount, currency }: Payment,
  state: PaymentRowState,
): Promise<boolean> {
  const kept = await tx
    .insert(payments)
    .values({ id, orderId: order.id, amount, currency, state })
    .onConflictDoUpdate({
      target: payments.id,
      set: { state },
      setWhere: and(eq(payments.orderId, order.id), state === 'refunded' ? undefined : isUndecided),
    })
    .returning({ id: payments.id })
  return kept.length > 0
}

/** The payment that the licence stands for, when it is one of this order. */
async function settledOf(tx: Database, order: OrderRow, paid: Payment[]): Promise<string | null> {
  const { accountUid, companyId, plan } = order
  const candidate = paid[0]
  if (!candidate) return null
  const launch = { ...defaultLaunch, ...(order.launch as Partial<LaunchSettings> | null) }
  const orderId = await giveLicence(tx, {
    ...launch,
    accountUid,
    companyId,
    plan,
    orderId: candidate.id,
    term: { months: paidMonths },
  })
  reach('licence given')
  return paid.some(({ id }) => id === orderId) ? orderId : null
}
