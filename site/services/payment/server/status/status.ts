/** payment_status: finds the licence of a payment. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import {
  companies,
  licences,
  type PaymentRowState,
  paymentOrders,
  payments,
} from '../../../../server/database/schema'
import type { Count } from '../../../../server/http/api/count-calls'
import { accept, type Reply } from '../../../../server/http/api/reply'
import { logFault } from '../../../../server/observability/log'
import type { PaymentState, PaymentStatusReply } from '../../contract'
import type { PaymentContext } from '../context'

type Asked = { paymentId: string; email: string }

/** Answers payment_status, as a call and as a form. `count` counts it for the payment ID. */
export type AnswerStatus = (asked: Asked, count: Count) => Promise<Reply>

type Answer = NonNullable<PaymentStatusReply['payment']>

const shownState: Record<PaymentRowState, PaymentState> = {
  settled: 'activated',
  pending: 'processing',
  failed: 'failed',
  refused: 'refused',
  surplus: 'refunded',
  refunded: 'refunded',
}

/** Of several payments of one order, the first of these decides the answer. */
const decisive: PaymentRowState[] = ['settled', 'pending', 'refused', 'surplus', 'refunded', 'failed']

/**
 * Both the ID, of the payment or of its order, and the company's e-mail address must match; otherwise the answer reveals nothing, also not by
 * its time.
 */
export async function answerStatus(context: PaymentContext, asked: Asked, count: Count): Promise<Reply> {
  const refusal = await count('subject', asked.paymentId)
  if (refusal) return refusal
  const begun = performance.now()
  const { answerMs } = context.timeouts
  const found = find(context, asked).catch((error) => {
    logFault({ method: 'POST', path: 'payment_status' }, error)
    return null
  })
  const payment = await Promise.race([found, wait(answerMs, null)])
  await wait(Math.max(0, answerMs - (performance.now() - begun)))
  return accept<Pick<PaymentStatusReply, 'payment'>>({ payment })
}

async function find(context: PaymentContext, asked: Asked): Promise<Answer | null> {
  const first = await known(context, asked)
  // After a failed attempt the same order may have been paid.
  if (first && first.state !== 'failed') return first
  return (await lookAgain(context, asked)) ? known(context, asked) : first
}

const hasEmail = (email: string) => sql`lower(${companies.companyEmail}) = ${email.toLowerCase()}`

async function known({ db }: PaymentContext, { paymentId, email }: Asked): Promise<Answer | null> {
  const rows = await db
    .select({
      state: payments.state,
      plan: licences.plan,
      domainName: companies.domainName,
      startsAt: licences.startsAt,
      endsAt: licences.endsAt,
    })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .leftJoin(licences, eq(licences.orderId, payments.id))
    .where(and(or(eq(payments.id, paymentId), eq(paymentOrders.id, paymentId)), hasEmail(email)))
  const row = decisive.flatMap((state) => rows.filter((one) => one.state === state))[0]
  // A pending payment may have been captured meanwhile.
  if (!row || row.state === 'pending') return row ? { state: 'processing' } : null
  const { plan, startsAt, endsAt, domainName } = row
  if (!plan || !startsAt || !endsAt) return { state: shownState[row.state] }
  const licence = { plan, domainName, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  return { state: shownState[row.state], licence }
}

/**
 * Asks the provider about the orders of a company with this address. The ID that was typed is never sent to the
 * provider: strangers could use this call to try IDs.
 */
async function lookAgain({ db, provider, fulfilment, timeouts }: PaymentContext, { email }: Asked) {
  const open = await db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .where(
      and(
        hasEmail(email),
        eq(paymentOrders.provider, provider.name),
        inArray(paymentOrders.state, ['open', 'replaced']),
      ),
    )
    .limit(3)
  await Promise.allSettled(open.map((order) => fulfilment.fulfil(order, timeouts.answerMs)))
  return open.length > 0
}
