/** The conditions on the database and on the provider's records after every crash. */
import { expect } from 'vitest'
import { samplePaidPlan } from '../../site/content/plans'
import { openStore } from '../../site/server/database/database'
import {
  companies,
  licences,
  paymentEvents,
  paymentOrders,
  payments,
} from '../../site/server/database/schema'
import { amountOf } from '../../site/services/payment/contract'
import type { RazorpayDouble } from '../fixtures/razorpay/double'
import type { Buyer } from './buyer'

async function read(dataDir: string) {
  const { db, close } = await openStore({ dataDir })
  try {
    return {
      companies: await db.select().from(companies),
      licences: await db.select().from(licences),
      orders: await db.select().from(paymentOrders),
      payments: await db.select().from(payments),
      events: await db.select().from(paymentEvents),
    }
  } finally {
    await close()
  }
}

/** `unfinished` was interrupted a moment ago; every other buyer has returned since, and must have a licence. */
export async function expectInvariants(
  dataDir: string,
  double: RazorpayDouble,
  buyers: readonly Buyer[],
  unfinished?: Buyer,
): Promise<void> {
  const stored = await read(dataDir)
  for (const buyer of buyers) {
    const { uid, promised } = buyer
    const orders = stored.orders.filter(({ accountUid }) => accountUid === uid)
    const ids = orders.map(({ id }) => id)
    const own = stored.licences.filter(({ accountUid }) => accountUid === uid)
    const attempts = stored.payments.filter(({ orderId }) => ids.includes(orderId))
    const taken = [...double.records.payments.values()].filter(
      ({ order_id, status }) => ids.includes(String(order_id)) && status === 'captured',
    )

    // No acknowledged data is lost.
    if (promised.company) expect(stored.companies.map(({ domainName }) => domainName)).toContain(uid)
    expect(ids).toEqual(expect.arrayContaining(promised.orders))
    expect(stored.events.map(({ id }) => id)).toEqual(
      expect.arrayContaining(promised.messages.map(({ id }) => id)),
    )
    if (promised.licence) expect(own).toMatchObject([{ orderId: promised.licence }])

    // No licence without payment, and no second one.
    expect(own.length).toBeLessThanOrEqual(1)
    const settled = attempts.filter(({ state }) => state === 'settled')
    expect(settled.map(({ id }) => id)).toEqual(own.map(({ orderId }) => orderId))
    for (const { orderId } of own)
      expect(double.records.payment(orderId)).toMatchObject({
        ...{ status: 'captured', amount: amountOf(samplePaidPlan), currency: 'INR', amount_refunded: 0 },
      })
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(own.length)

    // No double payment, and a returning buyer has the licence.
    if (buyer !== unfinished) {
      expect(own).toHaveLength(1)
      expect(taken.map(({ id }) => id)).toEqual(own.map(({ orderId }) => orderId))
      expect(orders).toHaveLength(1)
    }
  }
}
