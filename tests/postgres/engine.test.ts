import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../site/server/database/database'
import { isDatabaseUnavailable } from '../../site/server/database/database-errors'
import { rowsOf } from '../../site/server/database/migrations'
import { asAdmin, someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { accounts, internalValues } from '../../site/server/database/schema'
import { signal } from '../fixtures/signal'

let database: TestDatabase
let store: Store
const opened: Store[] = []
async function open(options: Partial<StoreOptions> = {}) {
  const one = await openStore({ databaseUrl: database.url, dataDir: '', ...options })
  opened.push(one)
  return one
}
const ask = async <Row>({ db }: Store, query: ReturnType<typeof sql>) => rowsOf<Row>(await db.execute(query))

beforeAll(async () => {
  database = await someDatabase()
  store = await open()
  await store.db.insert(internalValues).values(['a', 'b'].map((key) => ({ key, value: '0' })))
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await database.drop()
})

describe('transactions in conflict', () => {
  const put = (key: string, value: string) => ({ key, value })

  it('that deadlock both succeed', async () => {
    const { promise: bothHaveUpdated, resolve } = signal()
    let tries = 0
    let updates = 0
    const write = (first: string, second: string, value: string) =>
      store.db.transaction(async (tx) => {
        tries++
        await tx.update(internalValues).set(put(first, value)).where(eq(internalValues.key, first))
        if (++updates === 2) resolve()
        await bothHaveUpdated
        await tx.update(internalValues).set(put(second, value)).where(eq(internalValues.key, second))
      })
    await Promise.all([write('a', 'b', '1'), write('b', 'a', '2')])
    expect(tries).toBe(3)
    const [a, b] = await store.db.select().from(internalValues).where(sql`key in ('a', 'b')`)
    expect(a?.value).toBe(b?.value)
  })

  it('are not retried for another error', async () => {
    let tries = 0
    const twice = store.db.transaction(async (tx) => {
      tries++
      await tx.insert(internalValues).values(put('a', 'again'))
    })
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(tries).toBe(1)
  })
})

describe('the pool', () => {
  it('opens no more connections than its limit, and sets their application name', async () => {
    const small = await open({ databasePool: 3 })
    const pids = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const [row] = await ask<{ pid: number }>(small, sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)
        return row?.pid
      }),
    )
    expect(new Set(pids).size).toBe(3)
    const [row] = await ask(small, sql`select current_setting('application_name') as name`)
    expect(row).toEqual({ name: 'kaksha' })
  })

  it('cancels a statement and a transaction that take too long', async () => {
    const hasty = await open({ databaseTimeoutMs: 100, databasePool: 1 })
    const slow = await hasty.db.execute(sql`select pg_sleep(5)`).catch((error) => error)
    expect(slow).toMatchObject({ cause: { code: '57014' } })
    expect(isDatabaseUnavailable(slow)).toBe(true)
    const lost = await hasty.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        await tx.execute(sql`select 1`)
      })
      .catch((error) => error)
    expect(isDatabaseUnavailable(lost)).toBe(true)
    expect(await ask(hasty, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})

it('times are correct, whatever the server’s time zone and date style', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await asAdmin(database.url, `alter database ${name} set timezone = 'Asia/Kolkata'`)
  await asAdmin(database.url, `alter database ${name} set datestyle = 'SQL, DMY'`)
  for (const databaseUrl of [database.url, `${database.url}?pgbouncer=true`]) {
    const { db } = await open({ databaseUrl })
    const at = new Date('2026-02-03T04:05:06.789Z')
    const uid = `timely ${databaseUrl.length}`
    const account = { uid, email: 'a@b.example', displayName: '', photoURL: '', createdAt: at }
    await db.insert(accounts).values(account)
    const [row] = await db.select().from(accounts).where(eq(accounts.uid, uid))
    expect(row?.createdAt).toEqual(at)
  }
})

it('behind a transaction pooler, no session state outlives a transaction', async () => {
  const pooled = await open({ databaseUrl: `${database.url}?pgbouncer=true`, databasePool: 1 })
  await pooled.db.select().from(internalValues).where(eq(internalValues.key, 'a'))
  const [row] = await ask(
    pooled,
    sql`select (select count(*)::int from pg_prepared_statements) as prepared, current_setting('statement_timeout') as timeout`,
  )
  expect(row).toEqual({ prepared: 0, timeout: '0' })
})

it.each(['', '?pgbouncer=true'])(
  'one of two stores holds the lock until its work has ended, with the options "%s"',
  async (options) => {
    const one = await open({ databaseUrl: database.url + options, databasePool: 1 })
    const isFree = () => store.withLock(async () => {})
    expect(await one.withLock(async () => expect(await isFree()).toBe(false))).toBe(true)
    await expect.poll(isFree).toBe(true)
  },
)
