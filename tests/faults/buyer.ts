/** A buyer of the sample plan, who records what a server that may crash at any moment has confirmed. */
import { goodCompany, goodCompletion } from '../../site/server/test-server'
import type { Handover, RazorpayDouble } from '../fixtures/razorpay/double'
import type { PaymentEntity } from '../fixtures/razorpay/entities'
import type { Message } from '../fixtures/razorpay/messages'
import type { FaultServer, Reply } from './server'

export type Buyer = ReturnType<typeof createBuyer>

export function createBuyer(uid: string, double: RazorpayDouble) {
  let token = ''
  let orderId = ''
  let handover: Handover | undefined
  /** What was confirmed with success, and must never be lost. */
  const promised = { company: false, orders: [] as string[], messages: [] as Message[], licence: '' }

  const call = (server: FaultServer, name: string, body: object): Promise<Reply> =>
    server.call(name, { ...body, token: uid }, token)

  async function signUp(server: FaultServer): Promise<void> {
    token = String((await server.call('sandbox_sign_in', { account: uid })).body.token)
    await server.call('google_login', { uid, email: `${uid}@school.example`, token }, token)
    const company = { ...goodCompany, domainName: uid, selected_plan: 'SP' }
    promised.company = (await call(server, 'verify_with_backend', company)).ok
  }

  async function order(server: FaultServer): Promise<Reply> {
    const reply = await call(server, 'create_payment_order', { plan: 'SP' })
    if (reply.ok) {
      orderId = String(reply.body.orderId)
      promised.orders.push(orderId)
    }
    return reply
  }

  function pay(status: PaymentEntity['status']): void {
    handover = double.pay(orderId, status)
  }

  async function complete(server: FaultServer): Promise<Reply> {
    if (!handover) throw new Error(`${uid} has not paid.`)
    const reply = await call(server, 'complete_onboarding', {
      ...goodCompletion(uid),
      orderId: handover.razorpay_payment_id,
      razorpayOrderId: handover.razorpay_order_id,
      razorpaySignature: handover.razorpay_signature,
    })
    if (reply.ok) promised.licence = handover.razorpay_payment_id
    return reply
  }

  /** The newest webhook message of this kind about this buyer's order. */
  async function tell(server: FaultServer, event: string): Promise<void> {
    const message = double.messages.findLast((one) => one.event === event && one.body.includes(orderId))
    if (!message) throw new Error(`There is no ${event}.`)
    if ((await double.deliver(server.url, message)) === 200) promised.messages.push(message)
  }

  /** Returns after an interruption: checks the status first, and pays only when asked to. */
  async function comeBack(server: FaultServer): Promise<Record<string, unknown>> {
    const licence = async () => {
      const { body } = await call(server, 'onboarding_status', { plan: 'SP' })
      return body.licence as Record<string, unknown> | null
    }
    const found = await licence()
    if (found) return found
    if (!handover && (await order(server)).ok) pay('captured')
    await complete(server)
    return (await licence()) ?? {}
  }

  return { uid, promised, signUp, order, pay, complete, tell, comeBack, orderId: () => orderId }
}
