/**
 * Razorpay, by its HTTP API. Its SDK has no deadline for a whole answer and drops the header that makes a refund safe to
 * repeat. https://razorpay.com/docs/api/orders/ https://razorpay.com/docs/api/payments/
 */
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { isStorable } from '../../../../contracts/api'
import { isSame } from '../../../database/secret'
import { fetchText, parseJson } from '../../../http/fetch-text'
import {
  type Payment,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type WebhookEvent,
} from '../provider'
import type { RazorpaySettings } from '../settings'

/** Time limit of a request, in milliseconds. It covers the whole response, also one that arrives byte by byte. */
const defaultTimeout = 6000

const order = z.object({ id: z.string(), amount: z.number(), currency: z.string() })
const madeOrder = z.extend(order, {
  receipt: z.nullish(z.string()),
  // Without notes it is an empty list.
  notes: z.catch(z.record(z.string(), z.string().check(z.refine(isStorable))), {}),
})
const status = z.enum(['created', 'authorized', 'captured', 'refunded', 'failed'])
const payment = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  // A status that this server does not know says nothing about the other payments, so it counts as not decided yet.
  status: z.catch(status, 'created'),
  amount_refunded: z.nullish(z.number()),
})
const attempts = z.object({ items: z.array(payment) })
const identified = z.object({ id: z.string() })
// https://razorpay.com/docs/api/refunds/entity/ A status that this server does not know is not the end.
const refund = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.catch(z.enum(['pending', 'processed', 'failed']), 'pending'),
})
const refunds = z.object({ items: z.array(refund) })
const failure = z.object({ error: z.object({ description: z.string() }) })

/** A refusal because of the request itself, not because of the key, the rate limit or a fault of the provider. */
const isRequestError = (status: number) => [400, 404, 409, 422].includes(status)

/** Checked, because IDs become parts of URL paths. */
function checkedId(id: string): string {
  if (!/^\w{1,60}$/.test(id)) throw new ProviderRefusal('The id provided does not exist')
  return id
}

const unknownOrder = /does not exist/i

const unlessRefused = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error) => {
    if (error instanceof ProviderRefusal) return null
    throw error
  })

const text = z.string().check(z.refine(isStorable))
const entity = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.object({ entity: z.object(shape) }))
const webhookBody = z.object({
  event: text.check(z.maxLength(60)),
  /** Seconds. */
  created_at: z.nullish(z.int().check(z.minimum(0), z.maximum(10_000_000_000))),
  payload: z.object({
    payment: entity({ id: z.nullish(text), order_id: z.nullish(text) }),
    order: entity({ id: text, receipt: z.nullish(text) }),
    dispute: entity({ id: text, payment_id: text, status: text }),
  }),
})

const disputeStates = ['won', 'lost', 'closed'] as const
const disputeState = (status: string) => disputeStates.find((one) => one === status) ?? 'open'

export function razorpayPaymentProvider(
  settings: RazorpaySettings,
  timeout = defaultTimeout,
): PaymentProvider {
  const { keyId, keySecret, webhookSecret, apiBase = 'https://api.razorpay.com' } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const isWebhookSignature = (body: string, signature: string) =>
    isSame(createHmac('sha256', webhookSecret).update(body).digest('hex'), signature)

  async function call<Answer>(
    schema: z.ZodMiniType<Answer>,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetchText(`${apiBase}/v1/${path}`, timeout, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
      // A redirect would send the password to another host, so it is not followed.
      redirect: 'error',
    }).catch(() => {
      throw new ProviderUnavailable('Razorpay: no answer')
    })
    if (!response.ok) {
      const refused = parseJson(failure, response.text)
      if (refused && isRequestError(response.status)) throw new ProviderRefusal(refused.error.description)
      throw new ProviderUnavailable(`Razorpay: ${response.status}`)
    }
    const data = parseJson(schema, response.text)
    if (data === undefined) throw new ProviderUnavailable('Razorpay: unexpected answer')
    return data
  }

  return {
    name: 'razorpay',
    key: keyId,

    async createOrder(request) {
      // No capture option is sent: a payment that is only authorised is captured in fulfil-order.ts.
      const made = await call(order, 'orders', request)
      if (made.amount !== request.amount || made.currency !== request.currency)
        throw new ProviderUnavailable('Razorpay: another amount or currency than requested')
      return made
    },

    async orderOf(orderId) {
      const made = await unlessRefused(call(madeOrder, `orders/${checkedId(orderId)}`))
      return made && { ...made, receipt: made.receipt ?? '' }
    },

    async paymentsOf(orderId) {
      try {
        const { items } = await call(attempts, `orders/${checkedId(orderId)}/payments`)
        if (items.some((item) => item.order_id !== orderId))
          throw new ProviderUnavailable('Razorpay: payments of another order')
        return items.map(
          ({ id, amount, currency, status, amount_refunded }): Payment => ({
            id,
            amount,
            currency,
            status,
            amountRefunded: amount_refunded ?? 0,
          }),
        )
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error
        if (unknownOrder.test(error.message)) return null
        throw new ProviderUnavailable('Razorpay: no list of payments')
      }
    },

    async capture({ id, amount, currency }) {
      await call(identified, `payments/${checkedId(id)}/capture`, { amount, currency })
    },

    // With this header a repeated request returns the first refund.
    // https://razorpay.com/docs/api/refunds/idempotent-requests/
    async refund({ id, amount }, key) {
      const headers = { 'X-Refund-Idempotency': key }
      const made = await call(refund, `payments/${checkedId(id)}/refund`, { amount }, headers)
      return { id: made.id, status: made.status }
    },

    async refundOf({ id, amount }) {
      const { items } = await call(refunds, `payments/${checkedId(id)}/refunds`)
      const made = items.filter(({ status }) => status !== 'failed')
      const left = Math.max(0, amount - made.reduce((sum, one) => sum + one.amount, 0))
      const found =
        left === 0
          ? (made.find(({ status }) => status === 'pending') ?? made[0])
          : items.find(({ status }) => status === 'failed')
      return { refund: found ? { id: found.id, status: found.status } : null, left }
    },

    async orderIdOf(paymentId) {
      const schema = z.object({ order_id: z.nullish(z.string()) })
      return (await unlessRefused(call(schema, `payments/${checkedId(paymentId)}`)))?.order_id ?? null
    },

    // https://razorpay.com/docs/webhooks/payloads/payments/
    verifyWebhook({ body, header }) {
      const signature = header('X-Razorpay-Signature')
      if (!signature || !isWebhookSignature(body, signature)) return 'forged'
      const parsed = parseJson(webhookBody, body)
      if (!parsed) return 'malformed'
      const { order, payment, dispute } = parsed.payload
      const event: WebhookEvent = {
        orderId: order?.entity.id ?? payment?.entity.order_id ?? null,
        ...(order?.entity.receipt && { receipt: order.entity.receipt }),
      }
      if (!dispute) return event
      const { id, payment_id: paymentId, status } = dispute.entity
      const createdAt = new Date((parsed.created_at ?? 0) * 1000)
      return { ...event, dispute: { id, paymentId, state: disputeState(status), at: createdAt } }
    },
  }
}
