/** Orders: requested by the browser, created by the provider, stored here. */
import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CompanyFields, TenantSettings } from '../../contracts/licensing'
import { paymentCurrency } from '../../contracts/money'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { companies, type OrderState, paymentOrders, unknownOrders } from '../database/schema'
import { isErased } from '../licensing/companies'
import { extendedGrant, isDue, isYearOffered } from '../licensing/ledger'
import { termsOfCompany } from '../licensing/terms'
import { failpoint } from '../runtime/failpoint'
import type { PaymentProvider } from './providers/provider'

export type OrderRow = typeof paymentOrders.$inferSelect

export type OrderRequest = Pick<OrderRow, 'accountUid' | 'companyId' | 'extendsGrant' | 'plan' | 'amount'> & {
  tenantSettings: OrderTenantSettings
}

/**
 * `reviewed`: the company as it was shown when the order was submitted. The licence is for this company. Orders from
 * before that have only `domainName`.
 */
export type OrderTenantSettings = Partial<TenantSettings> & { domainName?: string; reviewed?: CompanyFields }

const receiptOf = (plan: string) => `${plan}-${randomBytes(12).toString('hex')}`

/** Whether a receipt has our form, and not another product's with the same account. */
export const isOurReceipt = (receipt: string) => /^\w{1,10}-[0-9a-f]{24}$/.test(receipt)

/** Orders from before keys were stored count as made with the present one. */
export const isOfKey = ({ keyId }: Pick<OrderRow, 'keyId'>, { key }: Pick<PaymentProvider, 'key'>) =>
  keyId === '' || keyId === key

export async function orderById(
  db: Database,
  provider: PaymentProvider,
  id: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.id, id), eq(paymentOrders.provider, provider.name)))
  return row ?? null
}

/**
 * Newest first. An account has few orders, because one is used again until it is paid or its price changes.
 */
export const ordersOf = (db: Database, provider: PaymentProvider, accountUid: string, plan?: string) =>
  db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.accountUid, accountUid),
        eq(paymentOrders.provider, provider.name),
        plan === undefined ? undefined : eq(paymentOrders.plan, plan),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .limit(20)

/** What is stored of an order that is not offered again. */
export const replaced = () => ({
  replacedAt: new Date(),
  state: sql<OrderState>`case when state = 'paid' then state else 'replaced' end`,
})

/** Orders whose price has changed, or that extend an earlier end, are not offered again, and a payment for them is refunded. */
export const replaceOrders = (db: Database, ids: string[]) =>
  db.update(paymentOrders).set(replaced()).where(inArray(paymentOrders.id, ids))

/** Whether a payment of the order gives a year now: the order was not replaced by one with another price, and is due. */
export async function isOwed(db: Pick<Database, 'select'>, id: string): Promise<boolean> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
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
    .set({ offeredAt: new Date() })
    .where(eq(paymentOrders.id, id))
    .returning({ id: paymentOrders.id })
  return offered.length > 0
}

/** Replaces the given settings and keeps the others. */
export const saveTenantSettings = (db: Database, id: string, settings: OrderTenantSettings) =>
  db
    .update(paymentOrders)
    .set({
      tenantSettings: sql`coalesce(${paymentOrders.tenantSettings}, '{}'::jsonb) || ${JSON.stringify(settings)}::jsonb`,
    })
    .where(eq(paymentOrders.id, id))

/**
 * An order of ours that the database does not have, as after a restore. It is stored again if its notes name a company
 * and the account of that company: a number alone may belong to another company now. Otherwise the owner decides.
 */
export async function adoptOrder(
  db: Database,
  provider: PaymentProvider,
  id: string,
): Promise<OrderRow | null> {
  const providerOrder = await provider.orderOf(id)
  if (!providerOrder || !isOurReceipt(providerOrder.receipt)) return null
  const { amount, currency, receipt, notes } = providerOrder
  const { plan = '', account: accountUid = '', company = '' } = notes
  const companyId = /^\d{1,9}$/.test(company) ? Number(company) : 0
  const isOwner = and(eq(companies.id, companyId), eq(companies.accountUid, accountUid))
  if (!plan || (await db.$count(companies, isOwner)) === 0) {
    await db.insert(unknownOrders).values({ id, receipt }).onConflictDoNothing()
    return null
  }
  await db
    .insert(paymentOrders)
    // Not 'open', because it is not offered again.
    .values({
      id,
      provider: provider.name,
      keyId: provider.key,
      accountUid,
      companyId,
      plan,

      amount,
      currency,
      receipt,
      state: 'unknown',
      extendsGrant: await extendsNow(db, companyId),
      offeredAt: new Date(),
    })
    .onConflictDoNothing()
  return orderById(db, provider, id)
}

/** A payment gives nothing while the licence runs and cannot be renewed: the order then extends none of its grants. */
async function extendsNow(db: Database, companyId: number): Promise<number | null> {
  const terms = await termsOfCompany(db, companyId)
  return isYearOffered(terms, new Date()) ? extendedGrant(terms) : null
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
        provider: provider.name,
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
  const stored = (await ordersOf(db, provider, accountUid, plan)).find(
    (order) => order.state === 'open' && isOfKey(order, provider),
  )
  if (!stored) throw new Error('An order vanished while it was created.')
  return stored
}
