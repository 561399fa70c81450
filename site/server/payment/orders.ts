/** Orders: requested by the browser, created by the provider, stored here. */
import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { brand } from '../../content/brand'
import type { CompanyFields, OrderState, TenantSettings } from '../../contracts/licensing'
import { paymentCurrency } from '../../contracts/money'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { type companies, paymentOrders } from '../database/schema'
import { isErased } from '../licensing/companies'
import { extendedGrant, isDue, isYearOffered } from '../licensing/ledger'
import { lockCompany } from '../licensing/licences'
import { termsOfCompany } from '../licensing/terms'
import { failpoint } from '../runtime/failpoint'
import { reportProblem } from './problems'
import type { PaymentProvider } from './providers/provider'

export type OrderRow = typeof paymentOrders.$inferSelect

export type OrderRequest = Pick<OrderRow, 'accountUid' | 'companyId' | 'extendsGrant' | 'plan' | 'amount'> & {
  tenantSettings: OrderTenantSettings
}

/** `reviewed`: the company as it was shown when the order was submitted. The licence is for this company. */
export type OrderTenantSettings = Partial<TenantSettings> & { reviewed?: CompanyFields }

/** A provider takes at most 40 characters. The brand tells our receipts from those of other products of the account. */
const receiptPrefix = brand.name
  .toLowerCase()
  .replace(/[^a-z]/g, '')
  .slice(0, 8)
const receiptOf = (plan: string) => `${receiptPrefix}-${plan}-${randomBytes(10).toString('hex')}`
const receiptPattern = new RegExp(`^${receiptPrefix}-.{1,10}-[0-9a-f]{20}$`)

/** Whether a receipt has our form, and not another product's with the same account. */
export const isOurReceipt = (receipt: string) => receiptPattern.test(receipt)

/** Whether an order can take real money: not one of the sandbox, nor of the provider's test mode. */
export const takesMoney = ({ keyId }: Pick<OrderRow, 'keyId'>) =>
  keyId !== 'sandbox' && !keyId.startsWith('rzp_test_')

/** The sandbox cannot be asked about an order of a provider, nor a provider about one of the sandbox. */
export const isAnswerable = ({ keyId }: Pick<OrderRow, 'keyId'>, { name }: Pick<PaymentProvider, 'name'>) =>
  (keyId === 'sandbox') === (name === 'sandbox')

export async function orderById(db: Database, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  return row ?? null
}

/** Call it in a transaction, after an answer of the provider: the order may have been erased or deleted while it came. */
export async function lockOrder(tx: Database, { id, companyId }: Pick<OrderRow, 'id' | 'companyId'>) {
  const company = await lockCompany(tx, companyId)
  return { company, order: await orderById(tx, id) }
}

/** Newest first. An account has few orders, because one is used again until it is paid or its price changes. */
export const ordersOf = (db: Database, accountUid: string, plan?: string) =>
  db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.accountUid, accountUid),
        plan === undefined ? undefined : eq(paymentOrders.plan, plan),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .limit(20)

/**
 * Orders whose price has changed, that extend an earlier end, or whose payment is refunded are not offered again, and a
 * payment for them is refunded.
 */
export const replaceOrders = (db: Database, ids: string[]) =>
  db
    .update(paymentOrders)
    .set({
      replacedAt: new Date(),
      state: sql<OrderState>`case when state = 'paid' then state else 'replaced' end`,
    })
    .where(inArray(paymentOrders.id, ids))

/** Whether a payment of the order gives a year now: the order was not replaced by one with another price, and is due. */
export async function isOwed(db: Database, id: string): Promise<boolean> {
  const order = await orderById(db, id)
  if (!order || order.replacedAt || isErased(order.accountUid)) return false
  return isDue(await termsOfCompany(db, order.companyId), order, new Date())
}

/**
 * Records when the order was returned to a browser. From then on it can be paid for as long as the provider
 * keeps it. Returns false if it was deleted, because it was old.
 */
export async function recordOffer(db: Database, id: string): Promise<boolean> {
  const offered = await db
    .update(paymentOrders)
    // Not checked since: the checkout that opens now may be paid at once.
    .set({ offeredAt: new Date(), checkedAt: null })
    .where(eq(paymentOrders.id, id))
    .returning({ id: paymentOrders.id })
  return offered.length > 0
}

/** Replaces the given settings and keeps the others. */
export const saveTenantSettings = (db: Database, id: string, given: OrderTenantSettings) =>
  db
    .update(paymentOrders)
    .set({
      tenantSettings: sql`coalesce(${paymentOrders.tenantSettings}, '{}'::jsonb) || ${JSON.stringify(given)}::jsonb`,
    })
    .where(eq(paymentOrders.id, id))

/**
 * An order of ours that the database does not have, as after a restore. It is stored again for the company that the owner
 * names, or if its notes name a company and the account of that company: a number alone may belong to another company
 * now. Otherwise the owner decides.
 */
export async function adoptOrder(
  db: Database,
  provider: PaymentProvider,
  id: string,
  chosenCompany?: typeof companies.$inferSelect,
): Promise<OrderRow | null> {
  const found = await provider.orderOf(id)
  if (!found || !isOurReceipt(found.receipt)) return null
  const { amount, currency, receipt, notes } = found
  const companyId = /^\d{1,15}$/.test(notes.company ?? '') ? Number(notes.company) : 0
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, chosenCompany?.id ?? companyId)
    const plan = notes.plan ?? chosenCompany?.plan
    if (!company || !plan || (!chosenCompany && company.accountUid !== notes.account)) {
      await reportProblem(tx, { kind: 'order', subject: id, detail: receipt })
      return null
    }
    const terms = await termsOfCompany(tx, company.id)
    await tx
      .insert(paymentOrders)
      .values({
        id,
        keyId: provider.key,
        accountUid: company.accountUid,
        companyId: company.id,
        plan,
        amount,
        currency,
        receipt,
        // Not 'open', because it is not offered again.
        state: 'replaced',
        // A payment gives nothing while the licence runs and cannot be renewed: the order then extends none of its grants.
        extendsGrant: isYearOffered(terms, new Date()) ? extendedGrant(terms) : null,
        offeredAt: new Date(),
      })
      .onConflictDoNothing()
    return orderById(tx, id)
  })
}

/**
 * No transaction is open during the request to the provider: a slow one would block every other visitor. An
 * order that was created but not stored was never shown, so it cannot be paid.
 */
export async function createAndStoreOrder(
  db: Database,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<OrderRow> {
  const { accountUid, plan, amount } = request
  const receipt = receiptOf(plan)
  const created = await provider.createOrder({
    amount,
    currency: paymentCurrency,
    receipt,
    notes: { plan, company: String(request.companyId), account: accountUid },
  })
  failpoint('order created')
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentOrders)
      .values({
        ...request,
        id: created.id,
        keyId: provider.key,
        currency: paymentCurrency,
        receipt,
        state: 'open',
        offeredAt: new Date(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentOrders.id })
    if (added.length > 0) await recordAccountEvent(tx, accountUid, 'order_created', created.id)
  })
  failpoint('order stored')
  // Two simultaneous requests both return the order that was stored first.
  const stored = (await ordersOf(db, accountUid, plan)).find(({ state }) => state === 'open')
  if (!stored) throw new Error('An order vanished while it was created.')
  return stored
}
