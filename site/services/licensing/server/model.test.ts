/** Random histories, over the rules alone and over the server with its payment provider. */
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { full } from '../../../../tests/audit/tier'
import { licenceTerms } from '../../../content/billing/licence-terms'
import { emails, payments, refunds } from '../../../server/database/schema'
import { startPaidServer } from '../../payment/server/payments.fixture'
import {
  addDays,
  extendedGrant,
  type Grant,
  isYearOffered,
  latestTerm,
  paidTerm,
  type Revocation,
  termsOf,
} from './ledger'
import { begun, customersOf, passDays } from './licences.fixture'
import { expectConditions, history, type World } from './model.fixture'

/** The ledger in memory, as `licences.ts` adds to it. Each order is that of another tab. */
function rules(): World {
  let now = begun
  let id = 0
  const granted: Grant[] = []
  const revoked: Revocation[] = []
  const orders: (number | null)[] = []
  const captured: string[] = []
  const refunded: string[] = []
  const terms = () => termsOf(granted, revoked)
  const grant = (kind: Grant['kind'], source: string, startsAt: Date, endsAt: Date) =>
    granted.push({ id: ++id, companyId: 1, plan: 'SP', kind, source, startsAt, endsAt, recordedAt: now })
  const revoke = (grantId: number, reason: Revocation['reason'], effectiveAt = now) =>
    revoked.push({ id: ++id, grantId, reason, effectiveAt, recordedAt: now })
  return {
    pass(days) {
      now = addDays(now, days)
    },
    trial: () =>
      terms().length === 0 && grant('trial', 'FREE_TRIAL-1', now, addDays(now, licenceTerms.trial)),
    order: () => isYearOffered(terms(), now) && orders.push(extendedGrant(terms())),
    pay(nth) {
      if (orders.length === 0) return
      const payment = `pay_${captured.length}`
      captured.push(payment)
      const { startsAt, endsAt } = paidTerm(terms(), now)
      if (extendedGrant(terms()) === orders[nth % orders.length]) grant('paid', payment, startsAt, endsAt)
      else refunded.push(payment)
    },
    refund(nth) {
      const paid = terms().filter(
        ({ source, closure }) => captured.includes(source) && closure !== 'refunded',
      )
      const term = paid[nth % paid.length]
      if (!term) return
      revoke(term.id, 'refunded')
      refunded.push(term.source)
    },
    end() {
      const running = terms().filter(({ endsAt }) => endsAt > now)
      for (const term of running.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime()))
        revoke(term.id, 'ended')
    },
    extend(days) {
      const latest = latestTerm(terms())
      if (!latest || latest.closure === 'refunded') return
      const endsAt = addDays(latest.endsAt, days)
      if (endsAt <= now) return
      if (days < 0) revoke(latest.id, 'shortened', endsAt)
      else grant('extension', `extension_${id}`, latest.endsAt, endsAt)
    },
    facts: () => ({ terms: terms(), captured, refunded, left: [] }),
  }
}

it('the conditions hold for every history of the rules', () =>
  fc.assert(
    fc.asyncProperty(history(60), (done) => expectConditions(rules(), done)),
    { numRuns: full ? 5000 : 300 },
  ))

const { double, server, close } = await startPaidServer()
const { onCompany, admin, reconcile } = customersOf(server, double)
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

/** The server, as browsers, the owner and the payment provider use it. */
async function calls(): Promise<World> {
  const { uid, company, verify, complete, choosePaid, order, terms } = await onCompany()
  const orders: string[] = []
  const captured: string[] = []
  const ofOwner = (call: 'refund' | 'end' | 'extend', input: object) =>
    admin(call, input as never).catch((error: Error) => {
      if (error.name !== 'AdminRefusal') throw error
    })
  return {
    pass: passDays,
    async trial() {
      await verify({ selected_plan: 'FT' })
      await complete()
    },
    async order() {
      await choosePaid()
      const { status, orderId } = await order()
      if (status === 200 && !orders.includes(orderId)) orders.push(orderId)
    },
    async pay(nth) {
      // The provider takes one payment for an order. One that was replaced can still be paid.
      const [orderId] = orders.splice(nth % orders.length, 1)
      if (!orderId) return
      // Some pay another amount.
      const change = nth % 7 === 6 ? { amount: 100 } : {}
      const { razorpay_payment_id: paymentId } = double.pay(orderId, 'captured', change)
      captured.push(paymentId)
      if (nth % 2) await complete({ orderId: paymentId })
      else await double.deliver(server.url, double.messages.at(-1) ?? expect.fail('There is no message.'))
    },
    async refund(nth) {
      const id = captured[nth % captured.length]
      if (id) await ofOwner('refund', { id, late: true })
    },
    end: () => ofOwner('end', { company: company.domainName }),
    extend: (days) => ofOwner('extend', { company: company.domainName, days }),
    async facts() {
      await reconcile()
      const rows = await server.db.select().from(refunds)
      const facts = (await server.db.select().from(emails)).map(({ fact }) => fact)
      expect(new Set(facts).size, 'one e-mail a fact').toBe(facts.length)
      for (const id of captured) {
        const went = rows.filter(({ paymentId }) => paymentId === id)
        expect(went.length, 'one refund a payment').toBeLessThanOrEqual(1)
        const { amount, amount_refunded } = double.records.payment(id)
        expect(amount_refunded, uid).toBe(went.length * amount)
      }
      const refunded = rows.map(({ paymentId }) => paymentId).filter((id) => captured.includes(id))
      const left = (await server.db.select().from(payments).where(eq(payments.state, 'refused')))
        .map(({ id }) => id)
        .filter((id) => captured.includes(id))
      return { terms: await terms(), captured, refunded, left }
    },
  }
}

it('the conditions hold for every history of the calls', { timeout: full ? 600_000 : 60_000 }, () => {
  // Time never goes back, also between two histories.
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
  return fc.assert(
    fc.asyncProperty(history(full ? 25 : 15), async (done) => expectConditions(await calls(), done)),
    { numRuns: full ? 60 : 4, endOnFailure: true },
  )
})
