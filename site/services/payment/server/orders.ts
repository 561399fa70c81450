/** Orders: requested by the browser, created by the provider, stored here. */
import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { recordEvent } from '../../../server/database/events'
import { paymentOrders } from '../../../server/database/schema'
import { failpoint } from '../../../server/runtime/failpoint'
import type { TenantSettings } from '../../onboarding/contract'
import { paymentCurrency } from '../contract'
import type { PaymentProvider } from './provider'

export type OrderRow = typeof paymentOrders.$inferSelect

/** The account of the order, the plan and the amount. */
export type OrderRequest = {
  accountUid: string
  companyId: number
  plan: string
  /** In paise. */
  amount: number
  /** Stored in the column `launch`. */
  tenantSettings: OrderSettings
}

/** `domainName`: the one that was shown when the order was submitted, and that its licence is for. */
export type OrderSettings = Partial<TenantSettings> & { domainName?: string }

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

/** Newest first. An account has few: one order is reused until it is paid or its price changes. */
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

/** An order whose price has changed is not offered again; a payment of it is still accepted. */
export const replaceOrder = (db: Database, id: string) =>
  db
    .update(paymentOrders)
    .set({ state: 'replaced' })
    .where(and(eq(paymentOrders.id, id), eq(paymentOrders.state, 'open')))

/** Replaces those that are given. */
export const saveTenantSettings = (db: Database, id: string, given: OrderSettings) =>
  db
    .update(paymentOrders)
    .set({ launch: sql`coalesce(${paymentOrders.launch}, '{}'::jsonb) || ${JSON.stringify(given)}::jsonb` })
    .where(eq(paymentOrders.id, id))

/**
 * No transaction spans the call to the provider: a slow one would block every other visitor. An order that was created
 * but not stored was never shown, so nobody can pay it.
 */
export async function makeOrder(
  db: Database,
  provider: PaymentProvider,
  { amount, tenantSettings, ...request }: OrderRequest,
): Promise<OrderRow> {
  const { accountUid, plan } = request
  const receipt = `${plan}-${randomBytes(12).toString('hex')}`
  const made = await provider.createOrder({
    amount,
    currency: paymentCurrency,
    receipt,
    notes: { plan, company: String(request.companyId) },
  })
  failpoint('order made')
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentOrders)
      .values({
        ...request,
        launch: tenantSettings,
        id: made.id,
        provider: provider.name,
        amount,
        currency: paymentCurrency,
        receipt,
        state: 'open',
      })
      .onConflictDoNothing()
      .returning({ id: paymentOrders.id })
    if (added.length > 0) await recordEvent(tx, accountUid, 'order_created', made.id)
  })
  failpoint('order kept')
  // Of two simultaneous requests, both return the order that was stored first.
  const kept = (await ordersOf(db, provider, accountUid, plan)).find(({ state }) => state === 'open')
  if (!kept) throw new Error('An order vanished while it was made.')
  return kept
}
