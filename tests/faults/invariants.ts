/** The conditions on the database and on the provider's records after every crash. */
import { expect } from 'vitest'
import { samplePaidPlan } from '../../site/content/plans'
import { annualPaise } from '../../site/contracts/money'
import type { Database } from '../../site/server/database/database'
import {
  accounts,
  companies,
  emails,
  paymentOrders,
  payments,
  refunds,
} from '../../site/server/database/schema'
import { isTrialTerm } from '../../site/server/licensing/ledger'
import { termsByCompany } from '../../site/server/licensing/terms'
import type { RazorpayDouble } from '../fixtures/razorpay/double'
import type { Buyer, Goal } from './buyer'

/** A customer, and what a finished one has. */
export type Customer = { buyer: Buyer; goal: Goal }
type Stored = Awaited<ReturnType<typeof read>>

const read = async (db: Database) => ({
  accounts: await db.select().from(accounts),
  companies: await db.select().from(companies),
  terms: await termsByCompany(db),
  orders: await db.select().from(paymentOrders),
  payments: await db.select().from(payments),
  refunds: await db.select().from(refunds),
  emails: await db.select().from(emails),
})

/** The terms that a finished customer has, in order: the payment of each is one of `paid`. */
const termsOf: Record<Goal, readonly { isTrial?: true; closure: string | null }[]> = {
  licensed: [{ closure: null }],
  upgraded: [{ isTrial: true, closure: 'renewed' }, { closure: null }],
  renewed: [{ closure: 'renewed' }, { closure: null }],
  refunded: [{ closure: 'refunded' }],
  deleted: [{ closure: 'ended' }],
}

/** `unfinished` was interrupted a moment ago; every other customer has returned since, and must have what was wanted. */
export async function expectInvariants(
  db: Database,
  double: RazorpayDouble,
  customers: readonly Customer[],
  unfinished?: Customer,
): Promise<void> {
  const stored = await read(db)
  for (const customer of customers) expectOf(stored, double, customer, customer !== unfinished)
}

function expectOf(stored: Stored, double: RazorpayDouble, { buyer, goal }: Customer, isFinished: boolean) {
  const { promised } = buyer
  // A deleted account's rows belong to an account without a name.
  const uid = stored.orders.find(({ id }) => promised.orders.includes(id))?.accountUid ?? buyer.uid
  const isErased = uid !== buyer.uid
  const isOwn = ({ accountUid }: { accountUid: string }) => accountUid === uid
  const orders = stored.orders.filter(isOwn)
  const ids = orders.map(({ id }) => id)
  const terms = stored.companies
    .filter(isOwn)
    .flatMap(({ id }) => stored.terms.get(id) ?? [])
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const paid = terms.filter((term) => !isTrialTerm(term))
  const attempts = stored.payments.filter(({ orderId }) => ids.includes(orderId))
  const inState = (...states: string[]) =>
    attempts.filter(({ state }) => states.includes(state)).map(({ id }) => id)

  // No acknowledged data is lost.
  if (promised.company && !isErased)
    expect(stored.companies.map(({ domainName }) => domainName)).toContain(buyer.uid)
  expect(ids).toEqual(expect.arrayContaining(promised.orders))
  if (promised.messages > 0)
    expect(orders.some(({ checkedAt, unreadMessages }) => checkedAt || unreadMessages > 0)).toBe(true)
  if (promised.licence) expect(paid.map(({ source }) => source)).toContain(promised.licence)
  expect(isErased || !promised.deleted).toBe(true)

  // No licence without payment, no payment without a licence, and no time that is served twice.
  const given = paid.filter(({ closure }) => closure !== 'refunded').map(({ source }) => source)
  expect(inState('activated').sort()).toEqual(given.sort())
  for (const { source } of paid)
    expect(double.records.payment(source)).toMatchObject({
      amount: annualPaise(samplePaidPlan),
      currency: 'INR',
      ...(goal !== 'refunded' && { status: 'captured', amount_refunded: 0 }),
    })
  expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(paid.length)
  for (const [n, { startsAt }] of terms.entries())
    if (n > 0) expect(startsAt >= (terms[n - 1]?.endsAt ?? startsAt)).toBe(true)

  const returned = stored.refunds.filter(({ orderId }) => ids.includes(orderId))
  expect(returned.map(({ paymentId }) => paymentId).sort()).toEqual(inState('refunding').sort())
  const refunded = returned.filter(({ state }) => state === 'done').map(({ paymentId }) => paymentId)

  // One e-mail for each of these facts. Reminders depend on the day.
  const facts = stored.emails.filter(isOwn).map(({ fact }) => fact)
  expect(facts.filter((fact) => !fact.startsWith('renewal_due:')).sort()).toEqual(
    [
      ...terms.map(({ id }) => `licence_active:${id}`),
      ...paid.map(({ source }) => `payment_received:${source}`),
      ...refunded.map((id) => `refund_made:${id}`),
    ].sort(),
  )
  const templates = stored.emails
    .filter(({ recipient }) => recipient === `${buyer.uid}@school.example`)
    .map(({ template }) => template)
  if (isErased) expect(templates).toEqual(['account_deleted'])
  else expect(templates).not.toContain('account_deleted')

  // Erased as a whole, or not at all.
  const accountsLeft = stored.accounts.filter((account) => account.uid === buyer.uid)
  expect(accountsLeft).toHaveLength(isErased ? 0 : 1)
  if (isErased) expect(stored.companies.find(isOwn)).toMatchObject({ companyName: '', companyEmail: '' })

  if (!isFinished) return
  // No double payment, and a returning customer has what was wanted.
  expect(terms).toMatchObject(termsOf[goal].map(({ closure }) => ({ closure })))
  expect(terms.map(isTrialTerm)).toEqual(termsOf[goal].map(({ isTrial: trial = false }) => trial))
  expect(isErased).toBe(goal === 'deleted')
  expect(orders).toHaveLength(paid.length)
  const taken = [...double.records.payments.values()].filter(
    ({ order_id, status }) => ids.includes(String(order_id)) && status === 'captured',
  )
  expect(taken.map(({ id }) => id).sort()).toEqual(given)
  if (goal === 'renewed') expect(terms[1]?.startsAt).toEqual(terms[0]?.endsAt)
  if (goal === 'refunded')
    expect(double.records.payment(promised.licence)).toMatchObject({
      status: 'refunded',
      amount_refunded: annualPaise(samplePaidPlan),
    })
}
