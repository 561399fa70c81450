/** create_payment_order: the server decides the amount, never the browser. */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { companies } from '../../../server/database/schema'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { logFault } from '../../../server/observability/log'
import { notAcceptedMessage } from '../../contract'
import { refuseChanged } from '../../onboarding/server/company'
import { licenceOf, noCompanyMessage } from '../../onboarding/server/licence'
import type { FindPlan, OfferedPlan } from '../../onboarding/server/plans'
import {
  alreadyActiveMessage,
  amountOf,
  type CreatePaymentOrderReply,
  type createPaymentOrder,
  noOrderMessage,
  nothingOwedMessage,
  owesPayment,
} from '../contract'
import type { PaymentContext } from './context'
import {
  makeOrder,
  type OrderRequest,
  type OrderRow,
  ordersOf,
  replaceOrder,
  saveTenantSettings,
} from './orders'
import { ProviderRefusal, ProviderUnavailable } from './provider'

const refusePlan = (why: string) => refuse(422, notAcceptedMessage, { plan: [why] })
const alreadyActive = () => refuse(409, alreadyActiveMessage, { plan: [alreadyActiveMessage] })

export async function createOrder(
  context: PaymentContext,
  findPlan: FindPlan,
  { plan: code, launch, reviewed }: z.output<typeof createPaymentOrder>,
  accountUid: string,
): Promise<Reply> {
  const plan = findPlan(code)
  if (!plan) return refusePlan('This plan cannot be booked here. Please choose another one.')
  if (!owesPayment(plan)) return refusePlan(nothingOwedMessage)
  const [company] = await context.db.select().from(companies).where(eq(companies.accountUid, accountUid))
  const changed = company && refuseChanged(company, reviewed)
  if (changed) return changed
  if (company?.plan !== code) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
  if (await licenceOf(context.db, accountUid, code)) return alreadyActive()
  const tenantSettings = { ...launch, domainName: company.domainName }
  try {
    const order = await openOrder(context, plan, { accountUid, companyId: company.id, tenantSettings })
    return order ? accept(shown(context, order)) : alreadyActive()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
    logFault({ method: 'POST', path: 'create_payment_order' }, error)
    return refuse(503, noOrderMessage)
  }
}

export const shown = (
  { provider }: PaymentContext,
  { id, amount, currency }: OrderRow,
): Required<Omit<CreatePaymentOrderReply, 'success' | 'message' | 'errors'>> => ({
  orderId: id,
  amount,
  currency,
  key: provider.key,
})

/** The open order, or a new one; null when the check of the old ones finds the plan paid for. */
async function openOrder(
  context: PaymentContext,
  plan: OfferedPlan,
  request: Omit<OrderRequest, 'plan' | 'amount'>,
): Promise<OrderRow | null> {
  const { db, provider, fulfilment, timeouts } = context
  const { accountUid, tenantSettings } = request
  const amount = amountOf(plan)
  const mine = () => ordersOf(db, provider, accountUid, plan.code)
  // A visitor who returns after a crash must not pay a second time.
  for (const { state, ...order } of await mine())
    if (state === 'open' || state === 'replaced') await fulfilment.fulfil(order, timeouts.callMs)
  if (await licenceOf(db, accountUid, plan.code)) return null

  const open = (await mine()).find(({ state }) => state === 'open')
  if (open?.amount === amount) {
    await saveTenantSettings(db, open.id, tenantSettings)
    return open
  }
  if (open) await replaceOrder(db, open.id)
  return makeOrder(db, provider, { ...request, plan: plan.code, amount })
}
