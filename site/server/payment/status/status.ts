/** payment_status: finds the licence of a payment. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  type PaymentState,
  type PaymentStatusReply,
  statusUnavailableMessage,
} from '../../../contracts/payment'
import { companies, type PaymentRowState, paymentOrders, payments, refunds } from '../../database/schema'
import type { Count } from '../../http/api/count-calls'
import { accept, type Reply, refuse } from '../../http/api/reply'
import { termsOfCompany } from '../../licensing/terms'
import { logFault } from '../../observability/log'
import type { PaymentContext } from '../context'
import { isOfKey } from '../orders'
import { ProviderUnavailable } from '../providers/provider'
import { takesMoney } from '../providers/providers'
import { needsPerson, type RefundRow } from '../refunds'

type StatusQuery = { paymentId: string; email: string }

/** Answers payment_status, as a call and as a form post. `count` applies the rate limit of the payment ID. */
export type AnswerStatus = (query: StatusQuery, count: Count) => Promise<Reply>

type Answer = NonNullable<PaymentStatusReply['payment']>

const stateOf: Record<Exclude<PaymentRowState, 'returned'>, PaymentState> = {
  settled: 'activated',
  pending: 'processing',
  failed: 'failed',
  refused: 'refused',
}

/** 'refunded' only where the provider has said so. */
export function paymentStateOf(state: PaymentRowState, refund: RefundRow | null): PaymentState {
  if (state !== 'returned') return stateOf[state]
  if (!refund || needsPerson(refund)) return 'refused'
  if (refund.state === 'done') return 'refunded'
  return refund.state === 'requested' && refund.attempts === 0 ? 'to_refund' : 'refunding'
}

/** If an order has several payments, the first of these states decides the answer. */
const statePriority: PaymentState[] = [
  ...(['activated', 'to_refund', 'refunding', 'processing', 'refused', 'refunded', 'failed'] as const),
]

/**
 * Finds a payment only if the ID (of the payment or its order) and the company's e-mail address both match.
 * Otherwise the answer reveals nothing, also by its timing.
 */
export async function answerStatus(
  context: PaymentContext,
  query: StatusQuery,
  count: Count,
): Promise<Reply> {
  const refusal = await count('subject', query.paymentId)
  if (refusal) return refusal
  const begun = performance.now()
  const { answerMs } = context.timeouts
  const result: ReturnType<typeof find> = find(context, query).catch((error) => {
    if (!(error instanceof ProviderUnavailable)) logFault({ method: 'POST', path: 'payment_status' }, error)
    return unavailable
  })
  const payment = await Promise.race([result, wait(answerMs, unavailable)])
  await wait(Math.max(0, answerMs - (performance.now() - begun)))
  if (payment === unavailable) return refuse(503, statusUnavailableMessage)
  return accept<Pick<PaymentStatusReply, 'payment'>>({ payment })
}

/** The payment may exist, but the database or the provider does not answer. */
const unavailable = 'unavailable' as const

const changeableStates: PaymentState[] = ['processing', 'failed']

async function find(
  context: PaymentContext,
  query: StatusQuery,
): Promise<Answer | null | typeof unavailable> {
  const first = await findStored(context, query)
  // A pending payment may be captured now, and an order may have been paid after a failed
  // attempt.
  if (first && !changeableStates.includes(first.state)) return first
  const isComplete = await fulfilOpenOrders(context, query)
  return (await findStored(context, query)) ?? (isComplete ? null : unavailable)
}

const hasEmail = (email: string) => sql`lower(${companies.companyEmail}) = ${email.toLowerCase()}`

async function findStored({ db }: PaymentContext, { paymentId, email }: StatusQuery): Promise<Answer | null> {
  const rows = await db
    .select({
      state: payments.state,
      refund: refunds,
      paymentId: payments.id,
      companyId: companies.id,
      domainName: companies.domainName,
    })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(or(eq(payments.id, paymentId), eq(paymentOrders.id, paymentId)), hasEmail(email)))
  const states = rows.map((row) => ({ ...row, state: paymentStateOf(row.state, row.refund) }))
  const [row] = states.sort((a, b) => statePriority.indexOf(a.state) - statePriority.indexOf(b.state))
  if (!row) return null
  const { state, domainName } = row
  const term = (await termsOfCompany(db, row.companyId)).find(({ source }) => source === row.paymentId)
  if (!term) return { state }
  const { plan, startsAt, endsAt } = term
  return {
    state,
    licence: { plan, domainName, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  }
}

/**
 * Asks the provider about the orders of companies with this address. The typed ID is never sent to the
 * provider, because strangers could use this call to guess IDs. Returns false if the provider does not
 * answer, or did not at the last request, so that the result is the same for an address without orders.
 */
async function fulfilOpenOrders(
  context: PaymentContext,
  { paymentId, email }: StatusQuery,
): Promise<boolean> {
  const { db, provider, fulfilment, timeouts } = context
  const open = await db
    .select({ id: paymentOrders.id, provider: paymentOrders.provider, keyId: paymentOrders.keyId })
    .from(paymentOrders)
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .where(
      and(
        hasEmail(email),
        eq(paymentOrders.provider, provider.name),
        inArray(paymentOrders.state, ['open', 'replaced', 'unknown']),
      ),
    )
    // The named order first, then the newest.
    .orderBy(desc(eq(paymentOrders.id, paymentId)), desc(paymentOrders.offeredAt))
    .limit(20)
  await fulfilment.fulfilAll(open, timeouts.answerMs)
  const requestedOrder = open.find(({ id }) => id === paymentId)
  // The provider does not know an order of another key, which may be paid.
  if (requestedOrder && !isOfKey(requestedOrder, provider) && takesMoney(requestedOrder)) return false
  return fulfilment.isAnswering()
}
