/** Orders and payments, for the owner's commands (`npm run orders`, `refund`, `licences -- grant`). */
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { licenceTerms } from '../../contracts/licence-terms'
import { momentText } from '../../contracts/licence-text'
import { tenantSettings } from '../../contracts/licensing'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import {
  companies,
  disputes,
  type ProblemKind,
  paymentOrders,
  payments,
  problems,
  refunds,
} from '../database/schema'
import { companyNamed } from '../licensing/admin'
import { isReleased } from '../licensing/companies'
import { addDays } from '../licensing/ledger'
import { grantYear } from '../licensing/licences'
import { AdminRefusal } from '../runtime/errors'
import { disputedOrders, disputeOf, disputesOf } from './disputes'
import { defaultTenantSettings, type FulfilmentContext, fulfilOrder } from './fulfil-order'
import {
  adoptOrder,
  isAnswerable,
  isOurReceipt,
  lockOrder,
  type OrderRow,
  orderById,
  takesMoney,
} from './orders'
import { closeProblem, reportProblem } from './problems'
import type { Payment } from './providers/provider'
import { advanceRefunds, needsPerson, type RefundRow, requestRefund } from './refunds'

const listMax = 500
export type OrderFilter = 'paid' | 'all' | 'disputed'

/** Newest first. */
export async function listOrders(db: Database, which: OrderFilter) {
  const conditions = {
    all: undefined,
    paid: eq(paymentOrders.state, 'paid'),
    disputed: inArray(paymentOrders.id, disputedOrders(db)),
  }
  const rows = await db
    .select({ order: paymentOrders, payment: payments, company: companies.companyName })
    .from(paymentOrders)
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .leftJoin(payments, eq(payments.orderId, paymentOrders.id))
    .where(conditions[which])
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .limit(listMax)
  const ids = rows.map(({ order }) => order.id)
  const reported = await disputesOf(db, ids)
  return rows.map(({ order, payment, company }) => ({
    ...order,
    company,
    payment: payment && { ...payment, dispute: disputeOf(payment.id, reported) },
  }))
}

/** By its ID, or by the ID of one of its payments: two look-ups, because an `or` over both would read the whole table. */
async function storedOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return orderById(db, payment?.orderId ?? id)
}

/** What the provider says about an order of ours, whatever key has made it: another key of the same account knows it too. */
async function askAbout({ provider }: FulfilmentContext, order: OrderRow): Promise<Payment[]> {
  const found = isAnswerable(order, provider) ? await provider.paymentsOf(order.id) : null
  if (found) return found
  throw new AdminRefusal(
    provider.name === 'sandbox'
      ? `${order.id} was made with the key ${order.keyId}, and this command would use the sandbox: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, as for the server.`
      : `${order.id} was made with the key ${order.keyId}, and the account of ${provider.key} does not know it: refund it at the provider’s desk, then end the licence (npm run licences -- end NAME).`,
  )
}

export async function showOrder(db: Database, id: string) {
  const order = await storedOrder(db, id)
  if (!order) throw new AdminRefusal(`No order or payment has the ID ${id}.`)
  const [company] = await db.select().from(companies).where(eq(companies.id, order.companyId))
  const attempts = await db.select().from(payments).where(eq(payments.orderId, order.id))
  const reported = await disputesOf(db, [order.id])
  const made = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const unseen = reported.filter(({ paymentId }) => attempts.every((payment) => payment.id !== paymentId))
  return {
    ...order,
    company: company?.companyName ?? '',
    payments: attempts.map((payment) => ({
      ...payment,
      dispute: disputeOf(payment.id, reported),
      refund: refundText(made.find(({ paymentId }) => paymentId === payment.id)),
    })),
    /** Disputed payments that the provider has not reported yet. */
    unseen: [...new Set(unseen.map(({ paymentId }) => paymentId))].map((id) => ({
      id,
      dispute: disputeOf(id, unseen),
    })),
  }
}

/** 'requested', or 'sent, 2 attempts, next on …'. */
function refundText(refund: RefundRow | undefined): string | null {
  if (!refund) return null
  const { state, attempts, doneAt, nextTryAt } = refund
  if (doneAt) return `${state} ${momentText(doneAt)}`
  const failures = attempts > 0 ? `, ${attempts} failed attempts` : ''
  return `${state}${failures}, next look ${momentText(nextTryAt)}`
}

export type ListedProblem = { kind: ProblemKind; id: string; problem: string }

const textOf: Partial<Record<ProblemKind, (detail: string) => string>> = {
  order: (receipt) => `The provider has this order of ours (${receipt}), and the database does not`,
  webhook: () =>
    'Messages with a wrong signature arrive: compare RAZORPAY_WEBHOOK_SECRET with the provider’s',
}

/** What the server cannot settle, unless the owner has closed it. */
export async function listProblems(db: Database): Promise<ListedProblem[]> {
  const found: ListedProblem[] = []
  const stored = await db.select().from(problems)
  /** `at`: when it was last reported. A later report opens it again. */
  function add(kind: ProblemKind, id: string, problem: string, at?: Date): void {
    const isClosed = stored.some(
      (one) => one.kind === kind && one.subject === id && one.closedAt && (!at || one.closedAt >= at),
    )
    if (!isClosed) found.push({ kind, id, problem })
  }
  for (const { kind, subject, detail, closedAt } of stored)
    if (!closedAt) add(kind, subject, textOf[kind]?.(detail) ?? detail)
  for (const refund of await db.select().from(refunds).where(ne(refunds.state, 'done')))
    if (needsPerson(refund))
      add('refund', refund.paymentId, `The refund does not succeed: ${refundText(refund)}`)
  for (const { id } of await db.select().from(payments).where(eq(payments.state, 'refused')))
    add('payment', id, 'The payment has another amount, or was refunded in part')
  const disputed = db
    .select()
    .from(disputes)
    .where(inArray(disputes.state, ['open', 'lost']))
  for (const { id, paymentId, orderId, state, reportedAt } of await disputed)
    add('dispute', id, `The payment ${paymentId} of ${orderId} is disputed: ${state}`, reportedAt)
  const isUnchecked = and(
    eq(paymentOrders.state, 'unknown'),
    lt(paymentOrders.offeredAt, sql`now() - interval '1 day'`),
  )
  for (const order of await db.select().from(paymentOrders).where(isUnchecked))
    if (takesMoney(order))
      add(
        'order',
        order.id,
        `The provider does not know this order, which was made with the key ${order.keyId}: it may be paid there`,
      )
  return found
}

/** The ID of the order, of which the database may know nothing. */
async function orderIdOf({ db, provider }: FulfilmentContext, id: string): Promise<string> {
  const order = await storedOrder(db, id)
  if (order) return order.id
  if (await provider.orderOf(id)) return id
  const orderId = await provider.orderIdOf(id)
  if (!orderId) throw new AdminRefusal(`Neither the database nor the provider knows ${id}.`)
  return orderId
}

/** Asks the provider about an order, and stores what it answers. An order that the database lacks becomes a problem. */
export async function checkOrder(context: FulfilmentContext, id: string) {
  const { db, provider } = context
  const orderId = await orderIdOf(context, id)
  const order = await orderById(db, orderId)
  if (!order) {
    const receipt = (await provider.orderOf(orderId))?.receipt ?? ''
    if (!isOurReceipt(receipt))
      throw new AdminRefusal(`${orderId} is an order of another product (${receipt}).`)
    await reportProblem(db, { kind: 'order', subject: orderId, detail: receipt })
    throw new AdminRefusal(
      `The provider has the order ${orderId}, and the database does not. To store it: npm run orders -- adopt ${orderId}`,
    )
  }
  await fulfilOrder(context, order)
  await recordAccountEvent(db, order.accountUid, 'order_checked', orderId)
  return showOrder(db, orderId)
}

/** Stores an order that the database lacks, for the company of its notes or for the named one, and fulfils it. */
export async function adoptLostOrder(context: FulfilmentContext, id: string, companyName?: string) {
  const { db, provider } = context
  const orderId = await orderIdOf(context, id)
  if (await orderById(db, orderId))
    throw new AdminRefusal(`The database has ${orderId} already: npm run orders -- check ${orderId}`)
  const company = companyName === undefined ? undefined : await companyNamed(db, companyName)
  const order = await adoptOrder(db, provider, orderId, company)
  if (!order)
    throw new AdminRefusal(
      `${orderId} is not ours, or its notes name no company of this database. Name the company: npm run orders -- adopt ${orderId} NAME`,
    )
  await db.delete(problems).where(and(eq(problems.kind, 'order'), eq(problems.subject, orderId)))
  await recordAccountEvent(db, order.accountUid, 'order_adopted', orderId)
  await fulfilOrder(context, order)
  return showOrder(db, orderId)
}

/** Closes an entry of the list. An order of which the database knows nothing stays in it while the provider has its money. */
export async function forgetProblem(context: FulfilmentContext, id: string, reason: string): Promise<void> {
  const { db, provider } = context
  const found = (await listProblems(db)).filter((one) => one.id === id)
  if (found.length === 0) throw new AdminRefusal(`The list of problems has no ${id}.`)
  for (const { kind } of found) {
    const paid = kind === 'order' ? ((await provider.paymentsOf(id)) ?? []) : []
    const held = paid.find(
      ({ status, amount, amountRefunded }) => status === 'captured' && amountRefunded < amount,
    )
    if (held)
      throw new AdminRefusal(
        `The provider has the money of ${held.id}: adopt the order (npm run orders -- adopt ${id}), or refund it at the provider’s desk first.`,
      )
    await closeProblem(db, kind, id, reason)
  }
  const order = await storedOrder(db, id)
  await recordAccountEvent(db, order?.accountUid ?? '', 'problem_closed', id)
}

export type RefundOutcome = Pick<RefundRow, 'paymentId' | 'state' | 'attempts' | 'providerId'> & {
  /** An open or lost dispute of the payment. */
  dispute: ReturnType<typeof disputeOf>
}

/**
 * Stores that what is left of a payment goes back, and ends the licence that it gave. `sendRefund` asks the provider for
 * it at once, and reconciliation repeats it. A repeated call changes nothing.
 */
export async function refundPayment(
  context: FulfilmentContext,
  id: string,
  isLate = false,
): Promise<RefundOutcome> {
  const { db } = context
  const order = await storedOrder(db, id)
  if (!order)
    throw new AdminRefusal(
      `No order or payment has the ID ${id}. If the provider has it: npm run orders -- check ${id}`,
    )
  const taken = (await askAbout(context, order)).filter(
    (payment) => (id === order.id || id === payment.id) && ['captured', 'refunded'].includes(payment.status),
  )
  const [payment] = taken
  if (!payment) throw new AdminRefusal(`The provider has taken no money for ${id}.`)
  if (taken.length > 1)
    throw new AdminRefusal(
      `${id} has several payments, name one of them: ${taken.map((one) => `${one.id} (${one.status})`).join(', ')}.`,
    )
  await fulfilOrder(context, order)
  return db.transaction(async (tx) => {
    const locked = (await lockOrder(tx, order)).order
    const [row] = await tx.select().from(payments).where(eq(payments.id, payment.id))
    if (!locked || !row)
      throw new AdminRefusal(`${payment.id} is not stored: npm run orders -- check ${order.id}`)
    const until = addDays(row.createdAt, licenceTerms.refund)
    if (row.state !== 'refunding' && !isLate && new Date() > until)
      throw new AdminRefusal(
        `${payment.id} is older than ${licenceTerms.refund} days. To refund it all the same, add --late.`,
      )
    await requestRefund(tx, locked, payment, 'owner')
    return outcomeOf(tx, payment.id)
  })
}

async function outcomeOf(db: Database, paymentId: string): Promise<RefundOutcome> {
  const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  if (!row) throw new Error('A refund vanished.')
  return { ...row, dispute: disputeOf(paymentId, await disputesOf(db, [row.orderId])) }
}

/** Asks the provider for the refund now, or how far it is. */
export async function sendRefund(context: FulfilmentContext, paymentId: string): Promise<RefundOutcome> {
  await advanceRefunds(context, eq(refunds.paymentId, paymentId))
  return outcomeOf(context.db, paymentId)
}

/** Gives a year for a payment that gave none, such as one of another amount, once the provider has said that it has it. */
export async function grantForPayment(context: FulfilmentContext, name: string, paymentId: string) {
  const { db } = context
  const order = await storedOrder(db, paymentId)
  if (!order)
    throw new AdminRefusal(`The database has no order of ${paymentId}: npm run orders -- check ${paymentId}`)
  const paid = (await askAbout(context, order)).find(({ id }) => id === paymentId)
  if (paid?.status !== 'captured' || paid.amountRefunded > 0)
    throw new AdminRefusal(`The provider does not have the whole amount of ${paymentId}.`)
  await fulfilOrder(context, order)
  return db.transaction(async (tx) => {
    const { company, order: locked } = await lockOrder(tx, order)
    const named = await companyNamed(tx, name)
    if (!company || !locked || company.id !== named.id)
      throw new AdminRefusal(`${paymentId} is a payment of another company.`)
    if (isReleased(company.domainName))
      throw new AdminRefusal(`${name} has no web address: it has to choose one.`)
    const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (row?.state !== 'refused')
      throw new AdminRefusal(`${paymentId} is ${row?.state ?? 'unknown'}, and not refused.`)
    await tx.update(payments).set({ state: 'activated' }).where(eq(payments.id, paymentId))
    await tx.update(paymentOrders).set({ state: 'paid' }).where(eq(paymentOrders.id, locked.id))
    const settings = { ...defaultTenantSettings, ...locked.tenantSettings }
    await grantYear(tx, company, { plan: locked.plan, source: paymentId }, tenantSettings.parse(settings))
    await recordAccountEvent(tx, locked.accountUid, 'licence_granted', paymentId)
    return company.id
  })
}
