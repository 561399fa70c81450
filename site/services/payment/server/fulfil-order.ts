/**
 * The only way in which a payment becomes a licence. Browser, webhook, retry and reconciliation all call it, and none
 * of them is trusted: the provider is asked about the order, and its answer is stored in one transaction.
 */
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { type EventKind, recordEvent } from '../../../server/database/events'
import {
  companies,
  licences,
  type PaymentRowState,
  paymentOrders,
  payments,
} from '../../../server/database/schema'
import { logFault } from '../../../server/observability/log'
import { failpoint } from '../../../server/runtime/failpoint'
import type { TenantSettings } from '../../onboarding/contract'
import { giveLicence } from '../../onboarding/server/licence'
import { paidMonths } from '../contract'
import type { OrderRow, OrderSettings } from './orders'
import { type Payment, type PaymentProvider, ProviderRefusal } from './provider'

/** For an order whose step 3 was never sent. */
const defaultTenantSettings: TenantSettings = {
  currencySymbol: '₹',
  currencyType: 'INR',
  isOnlinePaymentRequired: false,
  razorpayKey: '',
  taxes: [],
}

type Classification =
  /** The full amount is captured. */
  | 'captured'
  /** The bank has authorised it; it is not captured yet. */
  | 'authorised'
  | Extract<PaymentRowState, 'pending' | 'failed' | 'refunded' | 'refused'>

/** What a payment means for its order. */
function classifyPayment(payment: Payment, order: { amount: number; currency: string }): Classification {
  if (payment.status === 'failed') return 'failed'
  if (payment.status === 'refunded') return 'refunded'
  if (payment.amount !== order.amount || payment.currency !== order.currency) return 'refused'
  // A payment that was refunded in part no longer pays for twelve months.
  if (payment.amountRefunded > 0) return 'refused'
  if (payment.status === 'captured') return 'captured'
  return payment.status === 'authorized' ? 'authorised' : 'pending'
}

type Found = { payment: Payment; classification: Classification }

const classified = (found: Payment[], order: OrderRow): Found[] =>
  found.map((payment) => ({ payment, classification: classifyPayment(payment, order) }))

/** The state to store for a payment that gave no licence. */
const stateOf = (classification: Classification): PaymentRowState =>
  classification === 'captured' ? 'surplus' : classification === 'authorised' ? 'pending' : classification

export async function fulfilOrder(db: Database, provider: PaymentProvider, order: OrderRow): Promise<void> {
  let answer = await provider.paymentsOf(order.id)
  failpoint('payments asked')
  if (!answer) return forgetOrder(db, order)
  let found = classified(answer, order)

  const authorised = found.find(({ classification }) => classification === 'authorised')
  const isPaid = found.some(({ classification }) => classification === 'captured')
  // For a plan that is licensed already, the authorised payment is not captured, and the provider releases it.
  if (authorised && !isPaid && !(await hasLicence(db, order))) {
    // The capture is refused where the webhook or another server was first; the payments are read again in any case.
    await provider.capture(authorised.payment).catch((error) => {
      if (!(error instanceof ProviderRefusal)) throw error
    })
    failpoint('payment captured')
    answer = (await provider.paymentsOf(order.id)) ?? answer
    found = classified(answer, order)
  }

  const duplicates = await keep(db, order, found)
  failpoint('settled')
  for (const payment of duplicates) await refundDuplicatePayment(db, provider, order.id, payment)
}

const hasLicence = async (db: Database, { accountUid, plan }: OrderRow) =>
  (await db.$count(licences, and(eq(licences.accountUid, accountUid), eq(licences.plan, plan)))) > 0

/** The provider does not know the order: made with other keys, or in a sandbox that no longer exists. */
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

/** In one transaction. Returns the payments to refund. */
function keep(db: Database, order: OrderRow, found: Found[]): Promise<Payment[]> {
  return db.transaction(async (tx) => {
    // Lock the company, so that simultaneous calls for it run one after the other.
    await tx.select().from(companies).where(eq(companies.id, order.companyId)).for('update')
    const paid = found
      .filter(({ classification }) => classification === 'captured')
      .map(({ payment }) => payment)
    const settled = await licensedPayment(tx, order, paid)
    const duplicates: Payment[] = []
    const known = await tx.select().from(payments).where(eq(payments.orderId, order.id))
    for (const { payment, classification } of found) {
      const state = payment.id === settled ? 'settled' : stateOf(classification)
      const kept = await keepPayment(tx, order, payment, state)
      if (kept && state === 'surplus') duplicates.push(payment)
      const event = eventOf[state]
      if (kept && event && known.find(({ id }) => id === payment.id)?.state !== state)
        await recordEvent(tx, order.accountUid, event, payment.id)
    }
    failpoint('payments kept')
    await tx
      .update(paymentOrders)
      .set({ checkedAt: sql`now()`, ...(settled && { state: 'paid' as const }) })
      .where(eq(paymentOrders.id, order.id))
    failpoint('order closed')
    return duplicates
  })
}

/** States that a later answer may still change; a concurrent server may have an older answer. */
const isUndecided = inArray(payments.state, ['pending', 'failed', 'refused', 'surplus'])

/**
 * False where nothing was written: a payment of another order is never changed, whatever the provider says, and a
 * payment that gave a licence keeps its state until it is refunded.
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

/** The payment that the licence belongs to, if it is one of this order's. */
async function licensedPayment(tx: Database, order: OrderRow, paid: Payment[]): Promise<string | null> {
  const { accountUid, companyId, plan } = order
  const candidate = paid[0]
  if (!candidate) return null
  const { domainName, ...settings }: OrderSettings = order.launch ?? {}
  if (domainName) await restoreDomainName(tx, companyId, domainName)
  const tenantSettings = { ...defaultTenantSettings, ...settings }
  const orderId = await giveLicence(tx, {
    ...tenantSettings,
    accountUid,
    companyId,
    plan,
    orderId: candidate.id,
    term: { months: paidMonths },
  })
  failpoint('licence given')
  return paid.some(({ id }) => id === orderId) ? orderId : null
}

/**
 * Another tab may have confirmed another domain name while the checkout was open. What was shown and paid for is
 * launched, unless somebody else has that name by now, or an earlier licence fixes the company's.
 */
async function restoreDomainName(tx: Database, companyId: number, domainName: string): Promise<void> {
  const isFree = (await tx.$count(companies, sql`lower(${companies.domainName}) = ${domainName}`)) === 0
  const licensed = tx.select().from(licences).where(eq(licences.companyId, companyId))
  if (isFree)
    await tx
      .update(companies)
      .set({ domainName })
      .where(and(eq(companies.id, companyId), notExists(licensed)))
}

/**
 * Refunds a payment for a plan that another payment has licensed. It keeps the state `surplus` until the refund has
 * worked; reconciliation tries again.
 */
async function refundDuplicatePayment(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  payment: Payment,
): Promise<void> {
  try {
    await provider.refund(payment)
  } catch (error) {
    // A server that crashed may have refunded it without storing the result.
    const all = error instanceof ProviderRefusal && (await provider.paymentsOf(orderId).catch(() => null))
    const now = all ? all.find(({ id }) => id === payment.id) : undefined
    if (now?.status !== 'refunded') return logFault({ method: 'REFUND', path: 'payments' }, error)
  }
  failpoint('surplus refunded')
  await db.update(payments).set({ state: 'refunded' }).where(eq(payments.id, payment.id))
}
