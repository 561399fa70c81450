/**
 * The only code that turns a payment into a licence. Browser, webhook, retry and reconciliation all call it, and none
 * of them is trusted: it asks the provider about the order, and stores the result in one transaction.
 */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { planTitle } from '../../content/plans'
import type { CompanyFields, OrderState, TenantSettings } from '../../contracts/licensing'
import type { Database } from '../database/database'
import { type AccountEventKind, recordAccountEvent } from '../database/events'
import { companies, type PaymentRowState, paymentOrders, payments, refunds } from '../database/schema'
import { lockedDomainName } from '../licensing/companies'
import { grantYear } from '../licensing/licences'
import { termsOfCompany } from '../licensing/terms'
import { queueEmail } from '../mail/queue'
import { logFault } from '../observability/log'
import { failpoint } from '../runtime/failpoint'
import {
  isAnswerable,
  isOwed,
  lockOrder,
  type OrderRow,
  type OrderTenantSettings,
  replaceOrders,
  takesMoney,
} from './orders'
import { reportProblem } from './problems'
import { type Payment, type PaymentProvider, ProviderRefusal } from './providers/provider'
import { advanceRefunds, isDueNow, requestRefund } from './refunds'

/** The settings of an order whose step 3 was never sent. */
export const defaultTenantSettings: TenantSettings = {
  currencySymbol: '₹',
  currencyType: 'INR',
  isOnlinePaymentRequired: false,
  razorpayKey: '',
  taxes: [],
}

export type FulfilmentContext = { db: Database; provider: PaymentProvider }

type Classification =
  /** The full amount is captured. */
  | 'captured'
  /** The bank has authorised the payment, but it is not captured yet. */
  | 'authorised'
  | 'refunded'
  | Extract<PaymentRowState, 'processing' | 'failed' | 'refused'>

function classifyPayment(payment: Payment, order: { amount: number; currency: string }): Classification {
  if (payment.status === 'failed') return 'failed'
  if (payment.status === 'refunded') return 'refunded'
  if (payment.amount !== order.amount || payment.currency !== order.currency) return 'refused'
  // A payment that was refunded in part no longer pays for twelve months.
  if (payment.amountRefunded > 0) return 'refused'
  if (payment.status === 'captured') return 'captured'
  return payment.status === 'authorized' ? 'authorised' : 'processing'
}

type Found = { payment: Payment; classification: Classification }

/** The state to store for a payment that gave no licence. */
const stateOf = (classification: Classification): PaymentRowState => {
  if (classification === 'captured' || classification === 'refunded') return 'refunding'
  return classification === 'authorised' ? 'processing' : classification
}

export async function fulfilOrder(context: FulfilmentContext, order: OrderRow): Promise<void> {
  const { db, provider } = context
  const found = await fetchPayments(provider, order)
  failpoint('payments fetched')
  if (found) await storePayments(db, order, (await captureAuthorised(db, provider, order, found)) ?? found)
  else await markOrderUnknown(db, provider, order)
  failpoint('fulfilment committed')
  await advanceRefunds(context, and(eq(refunds.orderId, order.id), isDueNow()))
}

async function fetchPayments(provider: PaymentProvider, order: OrderRow): Promise<Found[] | null> {
  const answer = isAnswerable(order, provider) ? await provider.paymentsOf(order.id) : null
  return answer?.map((payment) => ({ payment, classification: classifyPayment(payment, order) })) ?? null
}

/** Captures authorised payments and returns all payments after it; null if nothing had to be captured. */
async function captureAuthorised(db: Database, provider: PaymentProvider, order: OrderRow, found: Found[]) {
  const authorised = found.find(({ classification }) => classification === 'authorised')
  const isPaid = found.some(({ classification }) => classification === 'captured')
  // If no payment is due, it is not captured, and the provider releases it.
  if (!authorised || isPaid || !(await isOwed(db, order.id))) return null
  // The provider refuses the capture if the webhook or another server was first. The payments are read again
  // in either case.
  await provider.capture(authorised.payment).catch((error) => {
    if (!(error instanceof ProviderRefusal)) throw error
  })
  failpoint('payment captured')
  return fetchPayments(provider, order)
}

/**
 * The provider does not know the order: it was created with another key, or in a sandbox that no longer
 * exists. Reconciliation keeps asking, because the other key may be set again.
 */
async function markOrderUnknown(db: Database, provider: PaymentProvider, order: OrderRow): Promise<void> {
  if (order.keyId !== provider.key)
    logFault(
      { method: 'PERIODIC', path: 'payment_orders' },
      // The log has the code of an error, and not its message. The IDs are not personal.
      Object.assign(new Error('An order of another key'), { code: `${order.id} of ${order.keyId}` }),
    )
  await db
    .update(paymentOrders)
    .set({ ...looked(order), state: sql<OrderState>`case when state = 'paid' then state else 'unknown' end` })
    .where(eq(paymentOrders.id, order.id))
}

/** Messages that have arrived since the order was read may report what the answer of the provider does not contain. */
const looked = ({ unreadMessages }: OrderRow) => ({
  checkedAt: new Date(),
  unreadMessages: sql`case when ${paymentOrders.unreadMessages} = ${unreadMessages} then 0 else ${paymentOrders.unreadMessages} end`,
})

const eventOf: Partial<Record<PaymentRowState, AccountEventKind>> = {
  activated: 'payment_accepted',
  failed: 'payment_refused',
  refused: 'payment_refused',
}

function storePayments(db: Database, asked: OrderRow, found: Found[]): Promise<void> {
  return db.transaction(async (tx) => {
    // Locks the company, so that simultaneous calls run one after the other.
    const { order } = await lockOrder(tx, asked)
    if (!order) {
      const isPaid = found.some(({ classification }) => classification === 'captured')
      if (isPaid) await reportProblem(tx, { kind: 'order', subject: asked.id, detail: asked.receipt })
      return
    }
    const known = await tx.select().from(payments).where(eq(payments.orderId, order.id))
    const paid = found
      .filter(({ classification }) => classification === 'captured')
      .map(({ payment }) => payment)
    const settled = await licensedPayment(tx, order, paid)
    for (const { payment, classification } of found) {
      const before = known.find(({ id }) => id === payment.id)?.state
      const state = payment.id === settled ? 'activated' : stateOf(classification)
      const isRefunded = classification === 'refunded'
      const isStored = await storePayment(tx, order, payment, { state, isRefunded })
      if (!isStored || before === state) continue
      const event = eventOf[state]
      if (event) await recordAccountEvent(tx, order.accountUid, event, payment.id)
      if (state === 'activated') await reportPayment(tx, order, payment.id)
      if (state === 'refunding') await requestRefund(tx, order, payment, isRefunded ? 'provider' : 'not_owed')
    }
    failpoint('payments stored')
    // The provider takes no second payment for an order, so its checkout could not be paid any more.
    const isSpent = found.some(
      ({ payment, classification }) => classification === 'refused' && payment.status === 'captured',
    )
    if (isSpent && order.state !== 'paid') await replaceOrders(tx, [order.id])
    // An order that the provider knows again can be paid, and is not offered again.
    const state = sql<OrderState>`case when state = 'unknown' then 'replaced' else state end`
    await tx
      .update(paymentOrders)
      .set({ ...looked(asked), state: settled ? 'paid' : state })
      .where(eq(paymentOrders.id, order.id))
    failpoint('order updated')
  })
}

/** The e-mail has the facts of the receipt on the account page. */
async function reportPayment(tx: Database, order: OrderRow, paymentId: string): Promise<void> {
  const { accountUid, companyId, plan, amount } = order
  const term = (await termsOfCompany(tx, companyId)).find(({ source }) => source === paymentId)
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId))
  if (!term || !company) return
  const { startsAt, endsAt } = term
  const paid = { amount, paymentId, paidAt: new Date(), isPractice: !takesMoney(order) }
  await queueEmail(tx, {
    fact: `payment_received:${paymentId}`,
    accountUid,
    template: 'payment_received',
    content: { school: company.companyName, plan: planTitle(plan), ...paid, startsAt, endsAt },
  })
}

/** Payment states that a later answer of the provider may change. A concurrent server may have an older answer. */
const isUndecided = inArray(payments.state, ['processing', 'failed', 'refused'])

/**
 * Returns false if nothing was written: a payment of another order is never changed, whatever the provider
 * says, and a payment that gave a licence keeps its state until the provider says that it is refunded.
 */
async function storePayment(
  tx: Database,
  order: OrderRow,
  { id, amount, currency }: Payment,
  { state, isRefunded }: { state: PaymentRowState; isRefunded: boolean },
): Promise<boolean> {
  const stored = await tx
    .insert(payments)
    .values({ id, orderId: order.id, amount, currency, state, createdAt: new Date() })
    .onConflictDoUpdate({
      target: payments.id,
      set: { state },
      setWhere: and(eq(payments.orderId, order.id), isRefunded ? undefined : isUndecided),
    })
    .returning({ id: payments.id })
  return stored.length > 0
}

/** Which of these payments has given a term of the licence, or gives one now. */
async function licensedPayment(tx: Database, order: OrderRow, paid: Payment[]): Promise<string | null> {
  const ids = paid.map(({ id }) => id)
  const terms = await termsOfCompany(tx, order.companyId)
  const granted = terms.find(({ source }) => ids.includes(source))
  if (granted) return granted.source
  // A payment whose refund is requested gives nothing, also while the refund fails.
  const returned = await tx
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
  const candidate = paid.find((payment) => returned.every(({ id }) => id !== payment.id))
  // A payment that is not owed changes nothing.
  if (!candidate || !(await isOwed(tx, order.id))) return null
  const { reviewed, ...tenantSettings }: OrderTenantSettings = order.tenantSettings ?? {}
  const company = await restoreReviewed(tx, order, reviewed ?? {})
  if (!company) return null
  const grant = { plan: order.plan, source: candidate.id }
  await grantYear(tx, company, grant, { ...defaultTenantSettings, ...tenantSettings })
  failpoint('licence granted')
  return candidate.id
}

/**
 * Another tab may have confirmed other details while the checkout was open. The company gets those that were
 * shown and paid for; an earlier licence fixes the domain name. Returns null if another company has taken the
 * name: the payment is then given back, because the customer has not reviewed another name.
 */
async function restoreReviewed(
  tx: Database,
  { companyId, plan }: OrderRow,
  { domainName, ...shown }: Partial<CompanyFields>,
): Promise<typeof companies.$inferSelect | null> {
  const isThis = eq(companies.id, companyId)
  const [company] = await tx.select().from(companies).where(isThis)
  if (!company) return null
  const wanted = (await lockedDomainName(tx, company)) ?? domainName ?? company.domainName
  const isTaken = and(
    sql`lower(${companies.domainName}) = ${wanted.toLowerCase()}`,
    ne(companies.id, companyId),
  )
  if ((await tx.$count(companies, isTaken)) > 0) return null
  // A detail that was erased stays erased.
  const details = Object.fromEntries(Object.entries(shown).filter(([, value]) => value))
  const [restored = null] = await tx
    .update(companies)
    .set({ ...details, domainName: wanted, plan })
    .where(isThis)
    .returning()
  return restored
}
