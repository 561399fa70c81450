/** Razorpay, by its official SDK. https://razorpay.com/docs/api/orders/ https://razorpay.com/docs/api/payments/ */
import * as z from 'zod/mini'
import type { RazorpaySettings } from '../../../server/settings/settings'
import { isStorable } from '../../contract'
import { type Payment, type PaymentProvider, ProviderRefusal, ProviderUnavailable } from '../server/provider'

/** After this time a request counts as failed, in milliseconds. */
const defaultTimeout = 6000

const order = z.object({ id: z.string(), amount: z.number(), currency: z.string() })
const payment = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.nullish(z.number()),
})
const attempts = z.object({ items: z.array(payment) })

/** The error with which the SDK rejects after an answer of the provider; anything else means no answer. */
const failure = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string(), description: z.string() }),
})

/** A refusal because of the request itself, and not because of the key, the rate limit or a fault of the provider. */
const isRequestError = (status: number) => [400, 404, 409, 422].includes(status)

async function ask<Answer>(schema: z.ZodMiniType<Answer>, question: () => Promise<unknown>): Promise<Answer> {
  let answer: unknown
  try {
    answer = await question()
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error
    const { data } = failure.safeParse(error)
    if (data && isRequestError(data.statusCode)) throw new ProviderRefusal(data.error.description)
    throw new ProviderUnavailable(`Razorpay: ${data ? data.statusCode : 'no answer'}`)
  }
  const { data } = schema.safeParse(answer)
  if (data === undefined) throw new ProviderUnavailable('Razorpay: unexpected answer')
  return data
}

/** The SDK puts IDs into URLs without encoding. */
function checkedId(id: string): string {
  if (!/^\w{1,60}$/.test(id)) throw new ProviderRefusal('The id provided does not exist')
  return id
}

const unknownOrder = /does not exist/i

const text = z.string().check(z.refine(isStorable))
const entity = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.object({ entity: z.object(shape) }))
const webhookEvent = z.object({
  event: text.check(z.maxLength(60)),
  payload: z.object({
    payment: entity({ order_id: z.nullish(text) }),
    order: entity({ id: text }),
  }),
})

function parseEvent(body: string) {
  try {
    return webhookEvent.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Webhook messages, which the sandbox imitates. https://razorpay.com/docs/webhooks/payloads/payments/ */
export const razorpayEvents: Pick<PaymentProvider, 'eventHeaders' | 'readEvent'> = {
  eventHeaders: { signature: 'X-Razorpay-Signature', id: 'x-razorpay-event-id' },
  readEvent(body) {
    const sent = parseEvent(body)
    if (!sent) return null
    const { order, payment } = sent.payload
    return { name: sent.event, orderId: order?.entity.id ?? payment?.entity.order_id ?? null }
  },
}

export async function razorpayProvider(
  settings: RazorpaySettings,
  timeout = defaultTimeout,
): Promise<PaymentProvider> {
  // The SDK loads Axios: only servers that take payments wait for it.
  const [{ default: Razorpay }, utilities] = await Promise.all([
    import('razorpay'),
    import('razorpay/dist/utils/razorpay-utils.js'),
  ])
  const { keyId, keySecret, webhookSecret, apiBase } = settings
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret })
  // The SDK has no options for these. A redirect would send the password to another host.
  Object.assign((client.api as unknown as { rq: { defaults: object } }).rq.defaults, {
    ...{ timeout, maxRedirects: 0, maxContentLength: 1024 * 1024 },
    ...(apiBase && { baseURL: apiBase, proxy: false }),
  })

  return {
    name: 'razorpay',
    key: keyId,

    async createOrder(wanted) {
      // No capture option is sent: a payment that is only authorised is captured in fulfil-order.ts.
      const made = await ask(order, () => client.orders.create({ ...wanted }))
      if (made.amount !== wanted.amount || made.currency !== wanted.currency)
        throw new ProviderUnavailable('Razorpay: another amount or currency than requested')
      return made
    },

    async paymentsOf(orderId) {
      try {
        const { items } = await ask(attempts, () => client.orders.fetchPayments(checkedId(orderId)))
        if (items.some((item) => item.order_id !== orderId))
          throw new ProviderUnavailable('Razorpay: payments of another order')
        return items.map(
          ({ id, amount, currency, status, amount_refunded }): Payment => ({
            ...{ id, amount, currency, status },
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
      await ask(z.object({ id: z.string() }), () => client.payments.capture(checkedId(id), amount, currency))
    },

    async refund({ id, amount }) {
      await ask(z.object({ id: z.string() }), () => client.payments.refund(checkedId(id), { amount }))
    },

    isSigned: ({ orderId, paymentId, signature }) =>
      utilities.validatePaymentVerification(
        { order_id: orderId, payment_id: paymentId },
        signature,
        keySecret,
      ),

    ...razorpayEvents,
    isSignedEvent: (body, signature) => Razorpay.validateWebhookSignature(body, signature, webhookSecret),
  }
}
