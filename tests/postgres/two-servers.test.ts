/** Two servers over one database, each in a separate process, behave as one. */
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../site/server/database/database'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { createBuyer } from '../faults/buyer'
import { type FaultServer, startServer } from '../faults/server'
import { type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'

const requestCount = 50

let database: TestDatabase
let pool: Pool
let double: RazorpayDouble
let servers: FaultServer[] = []
/** Alternates between the servers, as a load balancer does. */
let turn = 0
const next = () => servers[turn++ % servers.length] as FaultServer
const start = () =>
  startServer({ DATABASE_URL: database.url, RECONCILE_EVERY: '100', ...settingsFor(double) })

beforeAll(async () => {
  // The database is empty: both servers apply the migrations at the same time.
  database = await someDatabase({ empty: true })
  pool = new Pool({ connectionString: database.url, max: 2 })
  // `drop` ends the idle connections of the database, which a pool without a listener throws.
  pool.on('error', () => {})
  double = await startRazorpay()
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await double?.close()
  await pool?.end()
  await database?.drop()
})

const rowsOf = async (query: string, ...values: string[]) => (await pool.query(query, values)).rows

it('a payment is counted once when its webhooks reach both servers while it is completed fifty times', async () => {
  const both = {
    call: (...request: Parameters<FaultServer['call']>) => next().call(...request),
  } as FaultServer
  const buyer = createBuyer('person-0', double)
  await buyer.signUp(both)
  await buyer.order(both)
  buyer.pay('authorized')
  const deliveries = double.messages.filter(({ body }) => body.includes(buyer.orderId()))
  const [completions, statuses] = await Promise.all([
    Promise.all(Array.from({ length: requestCount }, () => buyer.complete(both))),
    Promise.all(servers.flatMap(({ url }) => deliveries.map((message) => double.deliver(url, message)))),
  ])
  expect(new Set(completions.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(statuses)).toEqual(new Set([200]))
  // One server does not wait for the other to ask; the provider refuses the second capture.
  const captures = double.requests.filter((request) => request.includes('/capture'))
  expect(captures.length).toBeGreaterThanOrEqual(1)
  expect(captures.length, 'one of each server').toBeLessThanOrEqual(servers.length)
  const [payment] = await rowsOf('select id from payments where order_id = $1', buyer.orderId())
  expect(double.records.payment(payment.id).status).toBe('captured')
  const granted = 'select 1 from grants join companies on companies.id = company_id where account_uid = $1'
  expect(await rowsOf(granted, 'person-0')).toHaveLength(1)
  expect(await rowsOf('select 1 from payments where order_id = $1', buyer.orderId())).toHaveLength(1)
})

it('reconciliation runs on one server at a time, and on the other when that one is killed', async () => {
  const [first, second] = servers as [FaultServer, FaultServer]
  const buyer = createBuyer('person-1', double)
  await buyer.signUp(first)
  const times = (server: FaultServer, failpoint: string) =>
    server.reached().filter((one) => one === failpoint).length
  const started = (server: FaultServer) => times(server, 'reconciliation started')
  const isReconciling = (server: FaultServer) => started(server) > times(server, 'reconciliation finished')

  await buyer.order(first)
  const requestsBefore = double.requests.length
  double.faults.begin('slow')
  await expect.poll(() => double.requests.length).toBeGreaterThan(requestsBefore)
  await expect.poll(() => servers.filter(isReconciling), { timeout: 10_000 }).toHaveLength(1)
  const [busy, idle] = isReconciling(first) ? [first, second] : [second, first]
  const before = started(idle)
  const third = await openStore({ databaseUrl: database.url, dataDir: '' })
  expect(await third.withLock(async () => {})).toBe(false)
  await third.close()

  expect(started(idle)).toBe(before)
  await busy.kill()
  servers = [idle]
  await expect.poll(() => started(idle), { timeout: 20_000 }).toBeGreaterThan(before)
  double.faults.end()
  await expect.poll(() => isReconciling(idle), { timeout: 20_000 }).toBe(false)
})
