/**
 * Purchase, upgrade, renewal, refund and deletion on two servers over one database: one of them is killed at every
 * failpoint on the way, the customer goes on at the other one, and the killed one starts again.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePaidPlan } from '../../site/content/plans'
import { annualPaise } from '../../site/contracts/money'
import { type Owner, ownerOf } from '../../site/server/commands/owner.fixture'
import { type Database, openStore, type Store } from '../../site/server/database/database'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
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
import type { PaymentProvider } from '../../site/server/payment/providers/provider'
import { razorpayPaymentProvider } from '../../site/server/payment/providers/razorpay/adapter'
import { type Buyer, createBuyer } from '../faults/buyer'
import { type FaultServer, paymentFailpoints, startServer } from '../faults/server'
import { keys, type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'

/** What the customer has in the end, however often a server was killed on the way. */
type Goal = 'licensed' | 'upgraded' | 'renewed' | 'refunded' | 'deleted'

type Scenario = {
  double: RazorpayDouble
  /** Has signed in, with a company that was confirmed for the sample plan. */
  buyer: Buyer
  /** The current server. */
  server: () => FaultServer
  owner: Owner
  /** From here on the server is killed at the requested failpoint. */
  armFailpoint: () => Promise<void>
  /** Replaces the server with a new one, which can be killed at the failpoint from its start. */
  restart: () => Promise<void>
}

type Steps = {
  goal: Goal
  /** What happens after an interruption. Without it the servers have to finish it alone. */
  comeBack?: (buyer: Buyer, server: FaultServer) => Promise<void>
  run: (scenario: Scenario) => Promise<void>
}

/** What customers do. Together the scenarios reach every failpoint of the code. */
const scenarios: Record<string, Steps> = {
  browser: {
    goal: 'licensed',
    comeBack: (buyer, server) => buyer.comeBack(server),
    async run({ buyer, server, armFailpoint }) {
      await armFailpoint()
      await buyer.order(server())
      buyer.pay('captured')
      await buyer.complete(server())
    },
  },

  'a webhook, without the browser': {
    goal: 'licensed',
    async run({ buyer, server, armFailpoint }) {
      await buyer.order(server())
      buyer.pay('authorized')
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'payment.authorized')
    },
  },

  'neither browser nor webhook': {
    goal: 'licensed',
    async run({ buyer, server, restart }) {
      await buyer.order(server())
      buyer.pay('authorized')
      await restart()
      await server().untilReached('reconciliation finished')
    },
  },

  'a provider that lets an order be paid twice': {
    goal: 'licensed',
    // The provider repeats a message that was not answered.
    comeBack: (buyer, server) => buyer.deliverWebhook(server, 'order.paid'),
    async run({ double, buyer, server, armFailpoint }) {
      await buyer.buy(server())
      const order = double.records.order(buyer.orderId())
      order.status = 'attempted'
      double.pay(order.id, 'captured')
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'order.paid')
    },
  },
  'an upgrade from the trial, in the browser': {
    goal: 'upgraded',
    comeBack: (buyer, server) => buyer.comeBack(server),
    async run({ buyer, server, armFailpoint }) {
      await buyer.beginTrial(server())
      await armFailpoint()
      await buyer.confirm(server(), buyer.plan)
      await buyer.order(server())
      buyer.pay('captured')
      await buyer.complete(server())
    },
  },

  'a renewal, by a webhook alone': {
    goal: 'renewed',
    async run({ buyer, server, owner, armFailpoint }) {
      await buyer.buy(server())
      // The licence is shortened, so that it can be renewed.
      await owner.extend(buyer.uid, -345)
      await buyer.order(server())
      buyer.pay('authorized')
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'payment.authorized')
    },
  },

  'a refund by the owner, made by reconciliation': {
    goal: 'refunded',
    async run({ buyer, server, owner, restart }) {
      await owner.refund(await buyer.buy(server()))
      await restart()
      await server().untilReached('reconciliation finished')
    },
  },

  'a refund in the provider’s dashboard, reported by a webhook': {
    goal: 'refunded',
    comeBack: (buyer, server) => buyer.deliverWebhook(server, 'refund.processed'),
    async run({ double, buyer, server, armFailpoint }) {
      double.refund(await buyer.buy(server()))
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'refund.processed')
    },
  },

  'a deletion': {
    goal: 'deleted',
    comeBack: (buyer, server) => buyer.deleteAccount(server),
    async run({ buyer, server, armFailpoint }) {
      await buyer.buy(server())
      await armFailpoint()
      await buyer.deleteAccount(server())
    },
  },
}

/** A customer, and what a finished one has. */
type Customer = { buyer: Buyer; goal: Goal }
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
async function expectInvariants(
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

let database: TestDatabase
let store: Store
let double: RazorpayDouble
let provider: PaymentProvider
/** The one that is killed, and the one that goes on. */
let server: FaultServer
let other: FaultServer
const customers: Customer[] = []
const reachedByAll = new Set<string>()
/** The failpoints that the server has reached since it could be killed. */
let reachedSinceArmed = (): string[] => []

const start = (env: Record<string, string> = {}) =>
  startServer({ DATABASE_URL: database.url, ...settingsFor(double), ...env })

beforeAll(async () => {
  database = await someDatabase()
  store = await openStore({ databaseUrl: database.url, dataDir: '' })
  double = await startRazorpay()
  provider = await razorpayPaymentProvider({ ...keys, apiBase: double.url })
  // It reconciles once, at its start.
  ;[server, other] = await Promise.all([start(), start({ RECONCILE_EVERY: '86400000' })])
  await other.untilReached('reconciliation finished')
})
afterAll(async () => {
  await Promise.all([server?.kill(), other?.kill()])
  await Promise.all([double?.close(), store?.close()])
  await database?.drop()
})

/** Runs a scenario; the server is killed at `failpoint`, unless it is empty. */
async function runScenario(name: string, failpoint = ''): Promise<Customer> {
  const { goal, run } = scenarios[name] ?? expect.fail(`There is no scenario ${name}.`)
  const buyer = createBuyer(`person-${customers.length}`, double)
  const customer = { buyer, goal }
  customers.push(customer)
  await buyer.signUp(server)
  const restart = async () => {
    await server.kill()
    server = await start({ KILL_AT: failpoint })
    reachedSinceArmed = server.reached
  }
  const armFailpoint = async () => {
    if (failpoint) await server.arm(failpoint)
    const from = server.reached().length
    reachedSinceArmed = () => server.reached().slice(from)
  }
  const owner = ownerOf(store.db, provider)
  const finished = run({ double, buyer, server: () => server, owner, armFailpoint, restart })
  if (!failpoint) await finished
  else
    expect(await finished.then(() => 'nothing', String), failpoint).not.toMatch(
      /^nothing$|ended with (?!SIGKILL)/,
    )
  return customer
}

describe('a server is killed at every failpoint of', () => {
  it.each(Object.keys(scenarios))('%s', { timeout: 300_000 }, async (name) => {
    await runScenario(name)
    const failpoints = new Set(reachedSinceArmed())
    expect(failpoints.size).toBeGreaterThan(3)
    for (const failpoint of failpoints) {
      reachedByAll.add(failpoint)
      const customer = await runScenario(name, failpoint)
      expect(await server.exit, failpoint).toBe('SIGKILL')
      await expectInvariants(store.db, double, customers, customer)
      await scenarios[name]?.comeBack?.(customer.buyer, other)
      server = await start()
      await server.untilReached('reconciliation finished')
      await expectInvariants(store.db, double, customers)
    }
  })
})

it('the scenarios reach every failpoint of the code, and all have different names', () => {
  expect(new Set(paymentFailpoints).size).toBe(paymentFailpoints.length)
  expect([...reachedByAll].sort()).toEqual([...paymentFailpoints].sort())
})
