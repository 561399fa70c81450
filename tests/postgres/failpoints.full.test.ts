/**
 * Kills a server with SIGKILL at every failpoint of the code, starts it again, and reconciles payments. kills.full.test.ts
 * does so on two servers, at every failpoint of each change of a licence.
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

const names = Object.keys(scenarios)
/** The first scenario that reaches each failpoint. */
const scenarioOf = new Map<string, string>()
const customers: Customer[] = []

let database: TestDatabase
let store: Store
let double: RazorpayDouble
let provider: PaymentProvider
let server: FaultServer
/** Resolves when the server is ready and has reconciled, unless it is to be killed at a failpoint before. */
async function start(failpoint = ''): Promise<FaultServer> {
  const started = await startServer({
    DATABASE_URL: database.url,
    KILL_AT: failpoint,
    ...settingsFor(double),
  })
  if (!failpoint) await started.untilReached('reconciliation finished')
  return started
}

/** Runs a scenario; the server is killed at `failpoint`, unless it is empty. */
async function runScenario(name: string, failpoint = ''): Promise<void> {
  const { goal, run } = scenarios[name] ?? expect.fail(`There is no scenario ${name}.`)
  const uid = people[customers.length] ?? expect.fail('There are more runs than test accounts: add some.')
  const buyer = createBuyer(uid, double)
  customers.push({ buyer, goal })
  await buyer.signUp(server)
  const restart = async () => {
    await server.kill()
    server = await start(failpoint)
  }
  const armFailpoint = async () => void (failpoint && (await server.arm(failpoint)))
  const owner = ownerOf(store.db, provider)
  await run({ double, buyer, server: () => server, owner, armFailpoint, restart })
}

const expectStored = (unfinished?: Customer) => expectInvariants(store.db, double, customers, unfinished)

beforeAll(async () => {
  database = await someDatabase()
  store = await openStore({ databaseUrl: database.url, dataDir: '' })
  double = await startRazorpay()
  provider = await razorpayPaymentProvider({ ...keys, apiBase: double.url })
  server = await start()
  for (const name of names) {
    const before = server
    const from = before.reached().length
    await runScenario(name)
    const failpoints = before === server ? server.reached().slice(from) : server.reached()
    for (const failpoint of failpoints) if (!scenarioOf.has(failpoint)) scenarioOf.set(failpoint, name)
  }
})
afterAll(async () => {
  await server?.kill()
  await Promise.all([double?.close(), store?.close()])
  await database?.drop()
})

it('the scenarios reach every failpoint of the code, and all have different names', () => {
  expect(new Set(paymentFailpoints).size).toBe(paymentFailpoints.length)
  expect([...scenarioOf.keys()].sort()).toEqual([...paymentFailpoints].sort())
})

describe('nothing is lost when the server is killed after', () => {
  it.each(paymentFailpoints)('%s', async (failpoint) => {
    const name = scenarioOf.get(failpoint)
    if (!name) throw new Error(`No scenario reaches '${failpoint}': add one to tests/faults/scenarios.ts.`)
    const broken = await runScenario(name, failpoint).then(() => 'nothing', String)
    expect(broken).not.toMatch(/^nothing$|ended with (?!SIGKILL)/)
    expect(await server.exit).toBe('SIGKILL')
    const customer = customers.at(-1)
    await expectStored(customer)

    // The checks after the next crash include this customer, who must have everything by then.
    server = await start()
    if (customer) await scenarios[name]?.comeBack?.(customer.buyer, server)
  })

  it('the last failpoint', async () => {
    await server.kill()
    await expectStored()
  })
})
