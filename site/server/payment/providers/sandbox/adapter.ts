/** The sandbox payment provider: takes no money, and stores its orders in the settings table. */
import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { line } from '../../../../contracts/api'
import { type SandboxPay, type SandboxPayReply, sandboxPayRequest } from '../../../../contracts/payment'
import type { Database } from '../../../database/database'
import { internalValues } from '../../../database/schema'
import { isSame } from '../../../database/secret'
import type { HookRequest } from '../../../http/api/api'
import type { SignedInCall } from '../../../http/api/identity'
import { accept, refuse } from '../../../http/api/reply'
import { parseJson } from '../../../http/fetch-text'
import { orderById } from '../../orders'
import { type Order, type Payment, type PaymentProvider, ProviderRefusal } from '../provider'

type StoredOrder = { order: Order; payments: Payment[] }

const randomId = (kind: 'order' | 'pay') => `${kind}_${randomBytes(10).toString('hex')}`
const keyOf = (orderId: string) => `sandbox_order:${orderId}`
const statusOf = { paid: 'captured', failed: 'failed', authorised: 'authorized' } as const

/** Real webhooks rarely arrive before the browser's call, so the sandbox sends its message late. */
const webhookAfterMs = 2000

const webhookBody = z.object({ orderId: line('', 60) })

const isTaken = ({ status }: Payment) => status === 'captured' || status === 'authorized'

/** Stored in the database, so that an order survives a restart. */
export function sandboxPaymentProvider(db: Database, secret: string): PaymentProvider {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

  async function read(orderId: string): Promise<StoredOrder | null> {
    const [row] = await db
      .select()
      .from(internalValues)
      .where(eq(internalValues.key, keyOf(orderId)))
    return row ? (JSON.parse(row.value) as StoredOrder) : null
  }

  /** Locks the row, so that only one call changes an order at a time. */
  const change = (orderId: string, write: (stored: StoredOrder) => void) =>
    db.transaction(async (tx) => {
      const key = eq(internalValues.key, keyOf(orderId))
      const [row] = await tx.select().from(internalValues).where(key).for('update')
      if (!row) throw new ProviderRefusal('The id provided does not exist')
      const stored = JSON.parse(row.value) as StoredOrder
      write(stored)
      await tx
        .update(internalValues)
        .set({ value: JSON.stringify(stored) })
        .where(key)
    })

  /** A payment's ID contains the ID of its order, so no look-up is needed. */
  const orderOfPayment = (id: string) => `order_${id.split('_')[1]}`
  const changePayment = (id: string, write: (payment: Payment) => void) =>
    change(orderOfPayment(id), ({ payments }) => {
      const payment = payments.find((one) => one.id === id)
      if (!payment) throw new ProviderRefusal('The id provided does not exist')
      write(payment)
    })

  const provider: PaymentProvider = {
    name: 'sandbox',
    key: 'sandbox',
    async createOrder({ amount, currency }) {
      const order = { id: randomId('order'), amount, currency }
      await db.insert(internalValues).values({
        key: keyOf(order.id),
        value: JSON.stringify({ order, payments: [] } satisfies StoredOrder),
      })
      return order
    },
    // Its orders are in this database, and are restored with it.
    orderOf: async () => null,
    paymentsOf: async (orderId) => (await read(orderId))?.payments ?? null,
    capture: ({ id }) =>
      changePayment(id, (payment) => {
        if (payment.status !== 'authorized')
          throw new ProviderRefusal('This payment has already been captured')
        payment.status = 'captured'
      }),
    async refund({ id }) {
      await changePayment(id, (payment) => {
        payment.status = 'refunded'
        payment.amountRefunded = payment.amount
      })
      return { id: `rfnd_${id}`, status: 'processed' }
    },
    async refundOf({ id, amount }) {
      const stored = await read(orderOfPayment(id))
      const isMade = stored?.payments.some((one) => one.id === id && one.status === 'refunded')
      return isMade
        ? { refund: { id: `rfnd_${id}`, status: 'processed' }, left: 0 }
        : { refund: null, left: amount }
    },
    orderIdOf: async (id) => (await read(orderOfPayment(id)))?.order.id ?? null,
    verifyWebhook({ body, header }) {
      if (!isSame(sign(body), header('X-Sandbox-Signature'))) return 'forged'
      return parseJson(webhookBody, body) ?? 'malformed'
    },
    addCalls,
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

  /** The webhook message that a provider would send about a payment. */
  function webhookOf(orderId: string): HookRequest {
    const body = JSON.stringify({ orderId })
    return { body, header: () => sign(body) }
  }

  /** sandbox_pay: simulates the provider's payment page. */
  function addCalls(call: SignedInCall, receive: (message: HookRequest) => Promise<unknown>): void {
    call('sandbox_pay', sandboxPayRequest, async ({ orderId, outcome }, { uid }) => {
      const order = await orderById(db, orderId)
      if (order?.accountUid !== uid) return refuse(404, 'There is no such order.')
      try {
        const paid = await pay(orderId, outcome)
        setTimeout(() => {
          receive(webhookOf(orderId)).catch(() => {})
        }, webhookAfterMs).unref()
        return accept<Omit<SandboxPayReply, 'success'>>(paid)
      } catch (error) {
        if (error instanceof ProviderRefusal) return refuse(409, error.message)
        throw error
      }
    })
  }

  return provider
}
