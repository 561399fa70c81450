/** create_payment_order, and complete_onboarding for a paid plan. */
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { brand } from '../../content/brand'
import { paymentFailedMessage } from '../../content/payment'
import { notAcceptedMessage } from '../../contracts/api'
import {
  noCompanyMessage,
  planRefusedMessage,
  tenantSettings as tenantSettingsOf,
} from '../../contracts/licensing'
import { annualPaise, owesPayment, rupees } from '../../contracts/money'
import {
  alreadyActiveMessage,
  type CreatePaymentOrderReply,
  type createPaymentOrderRequest,
  noOrderMessage,
  nothingOwedMessage,
  orderUnansweredMessage,
  orderUncheckedMessage,
  paymentRefusals,
  pendingMessage,
  priceChangedMessage,
} from '../../contracts/payment'
import type { Database } from '../database/database'
import { type PaymentRowState, payments, refunds } from '../database/schema'
import { accept, type Reply, refuse } from '../http/api/reply'
import { companyOf, detailsOf, isReleased, refuseChanged } from '../licensing/companies'
import { addDays, extendedGrant } from '../licensing/ledger'
import { licenceGrantedBy, offerOf } from '../licensing/licences'
import type { FindPlan, OfferedPlan, PaidCompletion } from '../licensing/plans'
import { termsOfCompany } from '../licensing/terms'
import { logFault } from '../observability/log'
import {
  createAndStoreOrder,
  type OrderRequest,
  type OrderRow,
  orderById,
  ordersOf,
  recordOffer,
  replaceOrders,
  saveTenantSettings,
  takesMoney,
} from './orders'
import { ProviderRefusal, ProviderUnavailable } from './providers/provider'
import { needsPerson, paymentStatusOf, type RefundRow } from './refunds'
import type { PaymentContext } from './request-fulfilment'

const refusePlan = (why: string) => refuse(422, notAcceptedMessage, { plan: [why] })
const alreadyActive = () => refuse(409, alreadyActiveMessage, { plan: [alreadyActiveMessage] })

/** The server decides the amount, never the browser. */
export async function createOrder(
  context: PaymentContext,
  findPlan: FindPlan,
  { plan: code, tenantSettings: given, reviewed, amount }: z.output<typeof createPaymentOrderRequest>,
  accountUid: string,
): Promise<Reply> {
  const plan = findPlan(code)
  if (!plan) return refusePlan(planRefusedMessage)
  if (!owesPayment(plan)) return refusePlan(nothingOwedMessage)
  const company = await companyOf(context.db, accountUid)
  // First, because what is said about changed details is wrong once another tab has launched.
  if (company && !(await offerOf(context.db, company.id, plan))) return alreadyActive()
  // The plan is that of the order: a dialog of the trial may have confirmed the same details for another one.
  const changed = company && refuseChanged(company, reviewed && { ...reviewed, plan: company.plan })
  if (changed) return changed
  // Refused also if the domain name was released, because a licence needs a web address.
  if (!company || isReleased(company.domainName))
    return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
  // Equal to what step 3 sent, which was compared above.
  const { plan: _, ...shown } = detailsOf(company)
  const tenantSettings = { ...given, reviewed: shown }
  try {
    const request = { accountUid, companyId: company.id, tenantSettings }
    const order = await openOrder(context, plan, request, amount)
    return 'body' in order ? order : accept(orderReply(context, order))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
    logFault({ method: 'POST', path: 'create_payment_order' }, error)
    return refuse(503, noOrderMessage)
  }
}

export const orderReply = (
  { provider }: PaymentContext,
  { id, amount, currency }: OrderRow,
): Required<Omit<CreatePaymentOrderReply, 'success' | 'message' | 'errors'>> => ({
  orderId: id,
  amount,
  currency,
  key: provider.key,
  provider: provider.name,
})

/** The open order, or a new one; or the refusal, also where fulfilling the earlier orders shows that nothing is owed. */
async function openOrder(
  context: PaymentContext,
  plan: OfferedPlan,
  request: Omit<OrderRequest, 'plan' | 'amount' | 'extendsGrant'>,
  shownAmount: number | undefined,
): Promise<OrderRow | Reply> {
  const { db, provider, fulfilment, timeouts } = context
  const { accountUid, companyId, tenantSettings } = request
  const amount = annualPaise(plan)
  const unpaidOrders = async () => (await ordersOf(db, accountUid)).filter(({ state }) => state !== 'paid')
  // A visitor who returns after a crash must not pay a second time.
  const unavailable = await fulfilment.fulfilAll(await unpaidOrders(), timeouts.callMs)
  if (unavailable) {
    logFault({ method: 'POST', path: 'create_payment_order' }, unavailable)
    return refuse(503, orderUnansweredMessage)
  }
  if (!(await offerOf(db, companyId, plan))) return alreadyActive()

  const orders = await unpaidOrders()
  // Made with another key, so the provider cannot say whether it was paid. Nobody pays in a checkout of a day ago.
  const isUnchecked = (order: OrderRow) =>
    order.state === 'unknown' && order.keyId !== provider.key && takesMoney(order)
  const since = addDays(new Date(), -1)
  if (orders.some((order) => isUnchecked(order) && order.offeredAt > since))
    return refuse(409, orderUncheckedMessage, { form: [orderUncheckedMessage] })
  // Last, because the message says that no payment was started.
  if (shownAmount !== undefined && shownAmount !== amount) {
    const message = priceChangedMessage(rupees(amount))
    return refuse(409, message, { amount: [message] }, { amount })
  }
  const extendsGrant = extendedGrant(await termsOfCompany(db, companyId))
  const isOfNow = (order: OrderRow) => order.amount === amount && order.extendsGrant === extendsGrant
  const isOfPlan = (order: OrderRow) => order.plan === plan.code
  const open = orders.find((order) => order.state === 'open' && isOfPlan(order))
  if (open && isOfNow(open)) {
    await saveTenantSettings(db, open.id, tenantSettings)
    if (!(await recordOffer(db, open.id))) throw new ProviderUnavailable('The order was deleted meanwhile')
    return open
  }
  // Also those that the provider does not know now: with their key back, they can be paid.
  await replaceOrders(
    db,
    orders.filter((order) => isUnchecked(order) || (isOfPlan(order) && !isOfNow(order))).map(({ id }) => id),
  )
  return createAndStoreOrder(db, provider, { ...request, extendsGrant, plan: plan.code, amount })
}

/** Why a known payment gave no licence. */
function reasonOf(state: PaymentRowState, refund: RefundRow | null): string {
  if (state === 'failed') return paymentRefusals.failed
  if (!refund) return paymentRefusals.otherAmount
  if (needsPerson(refund)) return paymentRefusals.refundFails
  const status = paymentStatusOf(state, refund)
  const reason =
    status === 'refunded' || status === 'refunding' ? paymentRefusals[status] : paymentRefusals.toRefund
  return refund.reason === 'not_owed' ? `${reason} ${paymentRefusals.notOwed}` : reason
}

/** complete_onboarding for a paid plan. */
export async function completePaid(
  context: PaymentContext,
  input: PaidCompletion,
  accountUid: string,
): Promise<Reply> {
  const { db, fulfilment, timeouts } = context
  const { orderId: paymentId, razorpayOrderId } = input
  const message = paymentFailedMessage(brand.email)
  const refusedFor = (why: string) => refuse(402, message, { orderId: [why] })

  const orders = await candidates(db, razorpayOrderId, accountUid)
  if (orders.length === 0) return refusedFor(paymentRefusals.unknown)

  // Stored before the payment is fulfilled, because the webhook or reconciliation may do that without this browser.
  for (const order of orders)
    if (order.state !== 'paid') await saveTenantSettings(db, order.id, tenantSettingsOf.parse(input))
  const unavailable = await fulfilment.fulfilAll(orders, timeouts.callMs)

  const licence = await licenceGrantedBy(db, accountUid, paymentId)
  if (licence && licence.state !== 'refunded') return accept({ licence })
  const ids = orders.map(({ id }) => id)
  const [found] = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.id, paymentId), inArray(payments.orderId, ids)))
  const state = found?.payment.state
  if (state === 'processing' || (unavailable && state !== 'refunding'))
    return refuse(unavailable ? 503 : 402, message, { form: [pendingMessage] }, { pending: true })
  if (!found || state === 'activated') return refusedFor(paymentRefusals.unknown)
  return refusedFor(reasonOf(found.payment.state, found.refund))
}

/** The named order, or the orders of this account that the payment may belong to. Never orders of another account. */
async function candidates(db: Database, razorpayOrderId: string, accountUid: string): Promise<OrderRow[]> {
  if (!razorpayOrderId) return (await ordersOf(db, accountUid)).filter(({ state }) => state !== 'unknown')
  const order = await orderById(db, razorpayOrderId)
  return order?.accountUid === accountUid ? [order] : []
}
