/**
 * Purchase, upgrade, renewal, refund and deletion on two servers over one database: one of them is killed at every
 * failpoint on the way, the customer goes on at the other one, and the killed one starts again.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerOf } from '../../site/server/commands/owner.fixture'
import { openStore, type Store } from '../../site/server/database/database'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import type { PaymentProvider } from '../../site/server/payment/providers/provider'
import { razorpayPaymentProvider } from '../../site/server/payment/providers/razorpay/adapter'
import { createBuyer } from '../faults/buyer'
import { paymentFailpoints } from '../faults/failpoints'
import { type Customer, expectInvariants } from '../faults/invariants'
import { people } from '../faults/people'
import { scenarios } from '../faults/scenarios'
import { type FaultServer, startServer } from '../faults/server'
import { keys, type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'

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
  const uid = people[customers.length] ?? expect.fail('There are more runs than test accounts: add some.')
  const buyer = createBuyer(uid, double)
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
