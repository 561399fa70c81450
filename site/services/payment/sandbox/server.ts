/** The sandbox payment provider: takes no money, and stores its orders in the settings table. */
import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { settings } from '../../../server/database/schema'
import { isSame } from '../../../server/database/secret'
import { type SandboxPay, sandboxKey } from '../contract'
import { razorpayEvents } from '../razorpay/server'
import { type Order, type Payment, type PaymentProvider, ProviderRefusal } from '../server/provider'

type StoredOrder = { order: Order; payments: Payment[] }

const randomId = (kind: 'order' | 'pay') => `${kind}_${randomBytes(10).toString('hex')}`
const keyOf = (orderId: string) => `sandbox_order:${orderId}`
const statusOf = { paid: 'captured', failed: 'failed', authorised: 'authorized' } as const

const isTaken = ({ status }: Payment) => status === 'captured' || status === 'authorized'

export type SandboxProvider = ReturnType<typeof sandboxProvider>

/** In the database, so that an order survives a restart as a real one does. */
export function sandboxProvider(db: Database, secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const isSigned = (text: string, signature: string) => isSame(sign(text), signature)

  async function read(orderId: string): Promise<StoredOrder | null> {
    const [row] = await db
      .select()
      .from(settings)
      .where(eq(settings.key, keyOf(orderId)))
    return row ? (JSON.parse(row.value) as StoredOrder) : null
  }

  /** Changes one order at a time, by a row lock. */
  const change = (orderId: string, write: (stored: StoredOrder) => void) =>
    db.transaction(async (tx) => {
      const key = eq(settings.key, keyOf(orderId))
      const [row] = await tx.select().from(settings).where(key).for('update')
      if (!row) throw new ProviderRefusal('The id provided does not exist')
      const stored = JSON.parse(row.value) as StoredOrder
      write(stored)
      await tx
        .update(settings)
        .set({ value: JSON.stringify(stored) })
        .where(key)
    })

  /** A payment's ID contains its order's ID, so no lookup is needed. */
  const changePayment = (id: string, write: (payment: Payment) => void) =>
    change(`order_${id.split('_')[1]}`, ({ payments }) => {
      const payment = payments.find((one) => one.id === id)
      if (!payment) throw new ProviderRefusal('The id provided does not exist')
      write(payment)
    })

  const provider: PaymentProvider = {
    name: 'sandbox',
    key: sandboxKey,
    async createOrder({ amount, currency }) {
      const order = { id: randomId('order'), amount, currency }
      await db.insert(settings).values({
        key: keyOf(order.id),
        value: JSON.stringify({ order, payments: [] } satisfies StoredOrder),
      })
      return order
    },
    paymentsOf: async (orderId) => (await read(orderId))?.payments ?? null,
    capture: ({ id }) =>
      changePayment(id, (payment) => {
        if (payment.status !== 'authorized')
          throw new ProviderRefusal('This payment has already been captured')
        payment.status = 'captured'
      }),
    refund: ({ id }) =>
      changePayment(id, (payment) => {
        if (payment.status !== 'captured')
          throw new ProviderRefusal('The payment has been fully refunded already')
        payment.status = 'refunded'
        payment.amountRefunded = payment.amount
      }),
    isSigned: ({ orderId, paymentId, signature }) => isSigned(`${orderId}|${paymentId}`, signature),
    isSignedEvent: isSigned,
    ...razorpayEvents,
  }

  /** Simulates a payment attempt. A paid order accepts no second payment. */
  async function pay(orderId: string, outcome: SandboxPay['outcome']) {
    const paymentId = `pay_${orderId.replace(/^order_/, '')}_${randomBytes(4).toString('hex')}`
    await change(orderId, ({ order: { amount, currency }, payments }) => {
      if (payments.some(isTaken)) throw new ProviderRefusal('Order already paid')
      payments.push({ id: paymentId, amount, currency, status: statusOf[outcome], amountRefunded: 0 })
    })
    return outcome === 'failed' ? { paymentId } : { paymentId, signature: sign(`${orderId}|${paymentId}`) }
  }

  /** The webhook message that the provider would send about a payment. */
  function eventOf(orderId: string, paymentId: string, outcome: SandboxPay['outcome']) {
    const event = `payment.${statusOf[outcome]}`
    const body = JSON.stringify({
      entity: 'event',
      event,
      payload: { payment: { entity: { id: paymentId, order_id: orderId } } },
    })
    return { body, signature: sign(body), id: `${event}:${paymentId}` }
  }

  return { ...provider, pay, eventOf }
}
