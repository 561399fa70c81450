/**
 * No request reads a whole table, however many tenants there are. The planner may read a table as a whole here only where
 * no index serves, so this holds for tables of any size; `npm run bench:capacity` measures it with a million companies.
 */
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { openStore } from '../../site/server/database/database'
import { asAdmin, someDatabase } from '../../site/server/database/postgres.fixture'
import { newBuyer } from '../../site/server/people.fixture'
import { bearerOf, caller, callNames, good } from '../../site/server/test-requests.fixture'
import { startTestServer } from '../../site/server/test-server.fixture'

it('no call reads a whole table', async () => {
  const database = await someDatabase()
  const name = new URL(database.url).pathname.slice(1)
  await asAdmin(database.url, `alter database ${name} set enable_seqscan = off`)
  const scans = async () => {
    const client = new Client(database.url)
    await client.connect()
    const { rows } = await client.query<{ table: string; scans: string }>(
      'select relname as table, seq_scan as scans from pg_stat_user_tables order by relname',
    )
    await client.end()
    return new Map(rows.map(({ table, scans }) => [table, Number(scans)]))
  }
  // What it reads itself, such as the applied migrations, is read at a start.
  const open = () => openStore({ databaseUrl: database.url, dataDir: '' })
  await (await open()).close()
  const before = await scans()
  const server = await startTestServer({ store: await open() })
  await server.signIn(caller)
  for (const call of callNames) await server.call(call, good[call], bearerOf(call))
  const buyer = await newBuyer(server)
  const { orderId, paymentId } = await buyer.buy()
  expect((await buyer.complete(paymentId)).status).toBe(200)
  await server.owner.refund(paymentId)
  await server.payments.checkOrder(orderId)
  await buyer.status()
  for (const call of ['account', 'account_export', 'delete_account'] as const)
    expect((await server.callAs(buyer.uid, call, {})).status).toBe(200)
  await server.close()
  const after = await scans()
  await database.drop()
  const whole = [...after]
    .filter(([table, count]) => count > (before.get(table) ?? 0))
    .map(([table]) => table)
  expect(whole.filter((table) => table !== '__drizzle_migrations')).toEqual([])
})
