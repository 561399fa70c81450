/**
 * Without an error listener at these moments, the driver would end the process; Drizzle's transaction holds the
 * connection.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore, type Store } from '../../site/server/database/database'
import { isDatabaseAway } from '../../site/server/database/database-errors'
import { rowsOf } from '../../site/server/database/migrations'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { accounts, drafts, settings } from '../../site/server/database/schema'
import { relayTo } from './relay'

let database: TestDatabase
let way: Awaited<ReturnType<typeof relayTo>>
let killer: Store
/** With a single connection, so that a lost one would be noticed. */
let store: Store
beforeAll(async () => {
  database = await someDatabase()
  way = await relayTo(database.url)
  killer = await openStore({ databaseUrl: database.url, dataDir: '', databasePool: 1 })
  store = await openStore({ databaseUrl: way.url, dataDir: '', databasePool: 1 })
})
afterAll(async () => {
  await Promise.all([killer.close(), store.close()])
  await way.cut()
  await database.drop()
})

const pid = async (of: Pick<Store['db'], 'execute'>) =>
  rowsOf<{ pid: number }>(await of.execute(sql`select pg_backend_pid() as pid`))[0]?.pid
async function kill(backend?: number): Promise<void> {
  await killer.db.execute(sql`select pg_terminate_backend(${backend})`)
}
const kept = async () => (await killer.db.select().from(settings)).map(({ key }) => key)
const put = (key: string) => ({ key, value: '' })
let mended = 0
/** Checks that the next connection works, and keeps working. */
async function expectMended() {
  await expect.poll(() => pid(store.db).catch(() => null), { timeout: 15_000 }).not.toBe(null)
  for (let time = 0; time < 3; time++)
    expect(await store.db.transaction((tx) => pid(tx))).toBeTypeOf('number')
  // A new pool reads and writes the same data.
  const uid = `mended-${mended++}`
  const fields = { companyName: '{"a":1}' }
  const updatedAt = new Date(1e12)
  await store.db.insert(accounts).values({ uid, email: '', displayName: '', photoURL: '' })
  await store.db.insert(drafts).values({ accountUid: uid, plan: 'FT', fields, updatedAt })
  for (const { db } of [store, killer])
    expect(await db.select().from(drafts).where(eq(drafts.accountUid, uid))).toEqual([
      { accountUid: uid, plan: 'FT', fields, updatedAt },
    ])
}
const reasonOf = (work: Promise<unknown>) => work.then(String, (error) => error)

it('one that is terminated during a statement of a transaction', async () => {
  const reason = await reasonOf(
    store.db.transaction(async (tx) => {
      await tx.insert(settings).values(put('during'))
      const backend = await pid(tx)
      setTimeout(() => kill(backend), 20)
      await tx.execute(sql`select pg_sleep(30)`)
    }),
  )
  expect(isDatabaseAway(reason)).toBe(true)
  await expectMended()
  expect(await kept()).not.toContain('during')
})

it('one that is terminated between two statements: later statements have no effect', async () => {
  let answer: unknown
  let other: Promise<unknown> | undefined
  const reason = await reasonOf(
    store.db.transaction(async (tx) => {
      await kill(await pid(tx))
      // Another query waits for the connection that replaces it.
      other = store.db.transaction((next) => next.insert(settings).values(put('other')))
      answer = await reasonOf(tx.insert(settings).values(put('between')).execute())
    }),
  )
  expect(isDatabaseAway(answer)).toBe(true)
  expect(isDatabaseAway(reason)).toBe(true)
  await other
  await expectMended()
  expect(await kept()).not.toContain('between')
  expect(await kept()).toContain('other')
})

it('one whose network connection is cut in the middle of a transaction', async () => {
  const reason = await reasonOf(
    store.db.transaction(async (tx) => {
      await tx.insert(settings).values(put('cut'))
      await way.cut()
      await tx.execute(sql`select 1`)
    }),
  )
  expect(isDatabaseAway(reason)).toBe(true)
  await way.mend()
  await expectMended()
  expect(await kept()).not.toContain('cut')
})

it('many that are terminated while they are in use', async () => {
  const busy = await openStore({ databaseUrl: way.url, dataDir: '', databasePool: 4 })
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 40 }, (_, n) =>
      reasonOf(n % 2 ? pid(busy.db) : busy.db.transaction((tx) => pid(tx))),
    )
    await killer.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await Promise.all(asked)
  }
  const asked = () => Promise.all(Array.from({ length: 8 }, () => pid(busy.db)))
  await expect.poll(() => asked().catch(() => []), { timeout: 20_000 }).toHaveLength(8)
  await busy.close()
})
