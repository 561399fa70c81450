/** A customer, who records what a server that may crash at any moment has confirmed. */
import { samplePaidPlan } from '../../site/content/plans'
import { goodCompany, goodCompletion } from '../../site/server/test-server.fixture'
import type { CheckoutResult, RazorpayDouble } from '../fixtures/razorpay/double'
import type { PaymentEntity } from '../fixtures/razorpay/records'
import type { FaultServer, Reply } from './server'

export type Buyer = ReturnType<typeof createBuyer>

const plan = samplePaidPlan.code

export function createBuyer(uid: string, double: RazorpayDouble) {
  let token = ''
  let orderId = ''
  let checkoutResult: CheckoutResult | undefined
  /** What was confirmed with success, and must never be lost. */
  const promised = {
    company: false,
    deleted: false,
    licence: '',

    orders: [] as string[],
    messages: 0,
  }

  const call = (server: FaultServer, name: string, body: object): Promise<Reply> =>
    server.call(name, { ...body, token: uid }, token)

  async function signUp(server: FaultServer): Promise<void> {
    token = String((await server.call('sandbox_sign_in', { account: uid })).body.token)
    await server.call('google_login', { uid, email: `${uid}@school.example`, token }, token)
    await confirm(server, plan)
  }

  async function confirm(server: FaultServer, selected_plan: string): Promise<void> {
    const company = { ...goodCompany, domainName: uid, selected_plan }
    if ((await call(server, 'verify_with_backend', company)).ok) promised.company = true
  }

  async function beginTrial(server: FaultServer): Promise<void> {
    await confirm(server, goodCompany.selected_plan)
    await call(server, 'complete_onboarding', goodCompletion(uid))
  }

  async function deleteAccount(server: FaultServer): Promise<void> {
    if ((await call(server, 'delete_account', {})).ok) promised.deleted = true
  }

  async function order(server: FaultServer): Promise<Reply> {
    const reply = await call(server, 'create_payment_order', { plan })
    if (reply.ok) {
      orderId = String(reply.body.orderId)
      if (!promised.orders.includes(orderId)) promised.orders.push(orderId)
    }
    return reply
  }

  function pay(status: PaymentEntity['status']): void {
    checkoutResult = double.pay(orderId, status)
  }

  async function complete(server: FaultServer): Promise<Reply> {
    if (!checkoutResult) throw new Error(`${uid} has not paid.`)
    const reply = await call(server, 'complete_onboarding', {
      ...goodCompletion(uid),
      orderId: checkoutResult.razorpay_payment_id,
      razorpayOrderId: checkoutResult.razorpay_order_id,
      razorpaySignature: checkoutResult.razorpay_signature,
    })
    if (reply.ok) promised.licence = checkoutResult.razorpay_payment_id
    return reply
  }

  /** Delivers the newest webhook message of this kind about the order of this buyer. */
  async function deliverWebhook(server: FaultServer, event: string): Promise<void> {
    const message = double.messages.findLast((one) => one.event === event && one.body.includes(orderId))
    if (!message) throw new Error(`There is no ${event}.`)
    if ((await double.deliver(server.url, message)) === 200) promised.messages++
  }

  /** Returns after an interruption: checks the status first, and pays only when asked to. */
  async function comeBack(server: FaultServer): Promise<void> {
    const licence = async () => {
      const { body } = await call(server, 'onboarding_status', { plan })
      return body.licence as Record<string, unknown> | null
    }
    if (await licence()) return
    await confirm(server, plan)
    if (!checkoutResult && (await order(server)).ok) pay('captured')
    await complete(server)
  }

  /** A whole purchase; returns the payment's ID. */
  async function buy(server: FaultServer): Promise<string> {
    await order(server)
    pay('captured')
    await complete(server)
    return promised.licence
  }

  return {
    uid,
    plan,
    promised,
    signUp,
    confirm,
    beginTrial,
    order,
    pay,
    complete,
    buy,
    deliverWebhook,
    comeBack,
    deleteAccount,
    orderId: () => orderId,
  }
}
