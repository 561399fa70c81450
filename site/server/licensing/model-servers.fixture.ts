/** The world of the model test in which two servers over one database, the owner and the payment provider act. */
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { keys, type RazorpayDouble, startRazorpay } from '../../../tests/fixtures/razorpay/double'
import { samplePaidPlan } from '../../content/plans'
import { annualPaise } from '../../contracts/money'
import { storeOf } from '../commands/owner.fixture'
import type { Database } from '../database/database'
import {
  companies,
  emails,
  grants,
  paymentOrders,
  payments,
  problems,
  refunds,
  revocations,
} from '../database/schema'
import { beforeEachWrite } from '../database/watched-database.fixture'
import { type PaymentProvider, ProviderUnavailable } from '../payment/providers/provider'
import { razorpayPaymentProvider } from '../payment/providers/razorpay/adapter'
import { begun, customersOf, passDays } from '../people.fixture'
import { purgeExpired } from '../privacy/purge'
import { startTestServer, type TestServer } from '../test-server.fixture'
import { extendedGrant, termsOf } from './ledger'
import type { Facts, World } from './model.fixture'
import { termsOfAccount } from './terms'

const dayMs = 86_400_000
const prices = [annualPaise(samplePaidPlan) / 100, annualPaise(samplePaidPlan) / 100 + 500]
const hook = Symbol.for('kaksha.failpoint')

export async function startServers() {
  const double = await startRazorpay()
  const razorpay = razorpayPaymentProvider({ ...keys, apiBase: double.url })
  const firstKey = 'rzp_live_first'
  const secondKey = 'rzp_live_second'
  /** How many writes and failpoints are left before a server crashes; what is not committed by then is lost. */
  let beforeCrash = Number.POSITIVE_INFINITY
  /** Whether those count only from the next answer about payments on. */
  let untilAnswer = false
  /** How many of the next questions about payments the provider does not answer. */
  let outage = 0
  /** While the conditions are checked, no server crashes and the provider answers. */
  let isChecking = false
  function reach(failpoint?: string) {
    if (failpoint === 'payments fetched') untilAnswer = false
    if (isChecking || untilAnswer || beforeCrash-- > 0) return
    beforeCrash = Number.POSITIVE_INFINITY
    throw new Error('crashed')
  }
  Object.assign(globalThis, { [hook]: reach })

  /** The key of all servers, and that which has made each order: an account of the provider knows its own orders. */
  let key = firstKey
  const madeWith = new Map<string, string>()
  const isReachable = (orderId: string) => madeWith.get(orderId) === key

  /** `answers`: what an answer about payments waits for. */
  const providerOf = (answers: { wait: Promise<unknown> | null }): PaymentProvider => ({
    ...razorpay,
    get key() {
      return key
    },
    async createOrder(order) {
      const made = await razorpay.createOrder(order)
      madeWith.set(made.id, key)
      return made
    },
    orderOf: async (id) => (isReachable(id) ? razorpay.orderOf(id) : null),
    async paymentsOf(id) {
      if (!isChecking && outage-- > 0) throw new ProviderUnavailable('The provider is down')
      const answer = isReachable(id) ? await razorpay.paymentsOf(id) : null
      await answers.wait
      return answer
    },
  })
  const stalling: { wait: Promise<unknown> | null } = { wait: null }
  const wrap = (db: Database) => beforeEachWrite(db, () => reach())
  const server = await startTestServer({ provider: providerOf({ wait: null }), wrap })
  const second = await startTestServer({ provider: providerOf(stalling), store: storeOf(server.db), wrap })
  /** Calls go to both in turn, while the second one is not waiting for an answer. */
  let turn = 0
  const next = () => (stalling.wait || turn++ % 2 ? server : second)
  const both = { ...server, callAs: (...given: Parameters<typeof server.callAs>) => next().callAs(...given) }
  const { onCompany } = customersOf(both, double)

  let letGo = () => {}
  let stalled: Promise<unknown> = Promise.resolve()
  async function endStall() {
    letGo()
    stalling.wait = null
    await stalled
    await second.payments.idle()
  }

  async function close() {
    await endStall()
    Object.assign(globalThis, { [hook]: undefined })
    vi.useRealTimers()
    await second.close()
    await server.close()
    await double.close()
  }

  async function newWorld(): Promise<World> {
    Object.assign(samplePaidPlan, { price: prices[0] })
    // The orders of the histories before are not looked at any more.
    await server.db.update(paymentOrders).set({ offeredAt: new Date(0), unreadMessages: 0 })
    const { uid, company, verify, complete, choosePaid, order, terms } = await onCompany()
    const orders: string[] = []
    /** When each order was last offered, at which price, and which grant it extends. */
    const offers = new Map<string, { at: number; price: number; extendsGrant: number | null }>()
    /** Orders that were offered at another price than the one after them. */
    const replaced = new Set<string>()
    /** The company of each order. One that is deleted unfinished and returns has another number. */
    const companyOf = new Map<string, number | undefined>()
    const captured: string[] = []
    /** Payments that the bank has authorised, until somebody captures them. */
    const authorised: string[] = []
    const due: string[] = []
    /** Messages that no server has accepted. */
    let messages: (typeof double.messages)[number][] = []
    const unlessCrashed = (work: Promise<unknown>) =>
      work.catch((error: Error) => {
        if (error.message !== 'crashed') throw error
      })
    const ofOwner = (work: Promise<unknown>) =>
      unlessCrashed(work).catch((error: Error) => {
        if (!['AdminRefusal', 'ProviderUnavailable'].includes(error.name)) throw error
      })
    const database = storedFacts({ server, double, uid, isReachable })
    const stored = (ids: string[]) =>
      server.db.select().from(paymentOrders).where(inArray(paymentOrders.id, ids))

    /** The provider repeats what was not accepted, and an account of it knows only its own orders. */
    async function deliver() {
      const waiting: typeof messages = []
      for (const message of messages) {
        const { payment } = JSON.parse(message.body).payload
        const isSent = isReachable(payment.entity.order_id)
        if (!isSent || (await double.deliver(next().url, message)) !== 200) waiting.push(message)
      }
      messages = waiting
    }
    const lastMessage = () => double.messages.at(-1) ?? expect.fail('There is no message.')

    async function isDue(orderId: string) {
      const offer = offers.get(orderId)
      const isOffered = offer && Date.now() < offer.at + 30 * dayMs && isReachable(orderId)
      return isOffered && !replaced.has(orderId) && offer.extendsGrant === extendedGrant(await terms())
    }

    return {
      async pass(days) {
        passDays(days)
        await unlessCrashed(purgeExpired(server.db, server.payments.checkOrder))
      },
      async trial() {
        await verify({ selected_plan: 'FT' })
        await complete()
      },
      async order() {
        await choosePaid()
        const { status, orderId } = await order()
        const undecided = (await stored([...offers.keys()])).filter(
          ({ id, state }) => !isReachable(id) && state !== 'paid',
        )
        const isOfToday = ({ offeredAt }: (typeof undecided)[number]) =>
          Date.now() - offeredAt.getTime() < dayMs
        if (status !== 200) {
          // A server that crashes before it makes the new order has replaced the old one already.
          for (const one of undecided) if (one.state === 'replaced' && !isOfToday(one)) replaced.add(one.id)
          return
        }
        expect(
          undecided.filter(isOfToday),
          'no order is offered while one of another key may be paid',
        ).toEqual([])
        for (const { id } of undecided) replaced.add(id)
        if (!orders.includes(orderId)) orders.push(orderId)
        companyOf.set(orderId, await database.companyId())
        const { price = 0 } = samplePaidPlan
        for (const id of orders) if ((offers.get(id)?.price ?? price) !== price) replaced.add(id)
        offers.set(orderId, { at: Date.now(), price, extendsGrant: extendedGrant(await terms()) })
      },
      async pay(nth) {
        // The provider takes one payment for an order. One that was replaced can still be paid.
        const [orderId] = orders.splice(nth % orders.length, 1)
        if (!orderId) return
        // Some pay another amount.
        const isOdd = nth % 7 === 6
        if (!isOdd && (await isDue(orderId))) due.push('')
        const { razorpay_payment_id: paymentId } = double.pay(
          orderId,
          'captured',
          isOdd ? { amount: 100 } : {},
        )
        captured.push(paymentId)
        if (due.at(-1) === '') due.splice(-1, 1, paymentId)
        messages.push(lastMessage())
        // Two tabs, a server that crashes before the message, or the message alone.
        if (nth % 3) await Promise.all([complete({ orderId: paymentId }), nth % 2 && deliver()])
        else await deliver()
      },
      async refund(nth) {
        const id = captured[nth % captured.length]
        if (!id) return
        if (nth % 3) return ofOwner(server.owner.refund(id, true))
        // At the provider's desk.
        if (double.records.payment(id).status !== 'captured') return
        double.refund(id)
        messages.push(lastMessage())
        await deliver()
      },
      end: () => ofOwner(server.owner.end(company.domainName)),
      extend: (days) => ofOwner(server.owner.extend(company.domainName, days)),
      server: {
        price: (nth) => Object.assign(samplePaidPlan, { price: prices[nth % 2] }),
        async key(nth) {
          key = nth % 2 ? firstKey : secondKey
          // Each is asked about once a day.
          await server.db.update(paymentOrders).set({ checkedAt: new Date(0) })
        },
        /** The second server reads an answer of now, and acts on it later. */
        async stall(nth) {
          const wasStalled = stalling.wait !== null
          await endStall()
          const message = double.messages.filter(({ body }) => captured.some((id) => body.includes(id)))
          const old = message[nth % message.length]
          if (wasStalled || !old) return
          const asked = double.requests.length
          stalling.wait = new Promise<void>((resolve) => {
            letGo = resolve
          })
          stalled = double.deliver(second.url, old)
          const isAsked = () => double.requests.slice(asked).some((one) => one.endsWith('/payments'))
          await Promise.race([stalled, vi.waitUntil(isAsked, { interval: 5, timeout: 500 }).catch(() => {})])
        },
        /** Two payments of one order. The bank captures none, one or both of them by itself. */
        async twice(nth) {
          const [orderId] = orders.splice(nth % orders.length, 1)
          if (!orderId) return
          const both = [0, 1].map(() => double.pay(orderId, 'authorized').razorpay_payment_id)
          authorised.push(...both)
          messages.push(...double.messages.slice(-2))
          const { amount } = double.records.order(orderId)
          for (const id of both.slice(0, nth % 3)) double.records.capture(id, { amount })
          await deliver()
        },
        /** An order is paid while no server runs, and the provider's messages about it are lost. */
        async away(nth) {
          const days = 9 + nth
          const orderId = orders.find(isReachable)
          const offer = orderId && offers.get(orderId)
          if (!orderId || !offer || Date.now() > offer.at + 60 * dayMs) return
          orders.splice(orders.indexOf(orderId), 1)
          const isDueLater = (await isDue(orderId)) && Date.now() + days * dayMs < offer.at + 30 * dayMs
          const { razorpay_payment_id: paymentId } = double.pay(orderId)
          captured.push(paymentId)
          if (isDueLater) due.push(paymentId)
          passDays(days)
        },
        outage(nth) {
          outage = nth + 1
        },
        crash(nth) {
          untilAnswer = nth % 2 === 1
          beforeCrash = nth >> 1
        },
        /** The database is a restored backup, from before an order. */
        async lose(nth) {
          const id = orders[nth % orders.length]
          if (!id) return
          offers.delete(id)
          replaced.delete(id)
          const attempts = server.db.select().from(payments).where(eq(payments.orderId, paymentOrders.id))
          await server.db.delete(paymentOrders).where(and(eq(paymentOrders.id, id), notExists(attempts)))
        },
      },
      async finish() {
        key = firstKey
        await server.db.update(paymentOrders).set({ checkedAt: new Date(0) })
        beforeCrash = Number.POSITIVE_INFINITY
        untilAnswer = false
        outage = 0
        await endStall()
      },
      async facts() {
        isChecking = true
        await deliver()
        await server.payments.reconcile()
        const isCaptured = (id: string) => double.records.payment(id).captured
        captured.push(...authorised.filter((id) => isCaptured(id) && !captured.includes(id)))
        const waiting = messages.map(({ body }) => JSON.parse(body).payload.payment.entity.id)
        const facts = await database.facts(captured, { companyOf, waiting, replaced })
        isChecking = false
        return { ...facts, captured, due }
      },
    }
  }

  // Time never goes back, also between two histories.
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
  return { newWorld, close }
}

/** What the database and the payment provider have stored, and the conditions that hold for it. */
type Stored = {
  server: TestServer
  double: RazorpayDouble
  uid: string
  /** Whether the order was made with the key of now: an account of the provider knows its own orders. */
  isReachable: (orderId: string) => boolean
}

/** `waiting`: payments with a message that no server has accepted. `replaced`: orders at an old price. */
type Sent = {
  companyOf: ReadonlyMap<string, number | undefined>
  waiting: readonly string[]
  replaced: ReadonlySet<string>
}

function storedFacts({ server: { db }, double, uid, isReachable }: Stored) {
  const orderOf = (id: string) => String(double.records.payment(id).order_id)
  const companyId = async () =>
    (await db.select().from(companies).where(eq(companies.accountUid, uid)))[0]?.id

  async function facts(captured: string[], sent: Sent): Promise<Omit<Facts, 'captured' | 'due'>> {
    const terms = await termsOfAccount(db, uid)
    const known = await db.select().from(payments).where(inArray(payments.id, captured))
    const rows = await db.select().from(refunds).where(inArray(refunds.paymentId, captured))
    const queued = (await db.select().from(emails).where(eq(emails.accountUid, uid))).map(({ fact }) => fact)
    expect(new Set(queued).size, 'one e-mail a fact').toBe(queued.length)
    for (const { id, state } of known) {
      const went = rows.filter(({ paymentId }) => paymentId === id)
      expect(went.length, 'one refund a payment').toBeLessThanOrEqual(1)
      const isDone = went[0]?.state === 'done'
      const { amount, amount_refunded } = double.records.payment(id)
      if (isReachable(orderOf(id))) expect(amount_refunded, uid).toBe(isDone ? amount : 0)
      const gave = terms.some(({ source }) => source === id)
      const became = went.length > 0 ? 'refunding' : gave ? 'activated' : 'refused'
      expect(state, 'a payment is stored as what it became').toBe(became)
      expect(queued.includes(`payment_received:${id}`), 'the e-mail about a payment').toBe(gave)
      expect(queued.includes(`refund_made:${id}`), 'the e-mail about a refund').toBe(isDone)
    }
    return {
      terms,
      refunded: rows.map(({ paymentId }) => paymentId),
      left: await leftFor(captured, known, sent),
      longestOffer: await longestOffer(sent),
    }
  }

  /** Payments that do not fit, that no server can know, or that are asked about when their key is back. */
  async function leftFor(
    captured: string[],
    known: (typeof payments.$inferSelect)[],
    { companyOf, waiting }: Sent,
  ): Promise<string[]> {
    const unknown = (await db.select().from(problems)).map(({ subject }) => subject)
    const company = await companyId()
    return captured.filter((id) => {
      const payment = known.find((one) => one.id === id)
      if (payment) return payment.state === 'refused'
      const orderId = orderOf(id)
      // An order of the present company is adopted.
      if (unknown.includes(orderId)) return companyOf.get(orderId) !== company
      return waiting.includes(id) && !isReachable(orderId)
    })
  }

  /** Also checks that each paid year extends what its order was offered for. */
  async function longestOffer({ replaced }: Sent): Promise<number> {
    const given = await db
      .select({ grant: grants, order: paymentOrders })
      .from(grants)
      .innerJoin(payments, eq(payments.id, grants.source))
      .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
      .where(eq(paymentOrders.accountUid, uid))
    const own = inArray(
      grants.companyId,
      given.map(({ order }) => order.companyId),
    )
    const granted = await db.select().from(grants).where(own)
    const ids = granted.map(({ id }) => id)
    const revoked = await db.select().from(revocations).where(inArray(revocations.grantId, ids))
    for (const { grant, order } of given) {
      const isBefore = ({ id }: { id: number }) => id < grant.id
      const extended = extendedGrant(termsOf(granted.filter(isBefore), revoked.filter(isBefore)))
      expect(extended, 'a year extends what it was offered for').toBe(order.extendsGrant)
      expect([...replaced], 'no year at an old price').not.toContain(order.id)
    }
    const ages = given.map(({ grant, order }) => grant.recordedAt.getTime() - order.offeredAt.getTime())
    return Math.max(0, ...ages) / dayMs
  }

  return { companyId, facts }
}
