/**
 * Lost connections. Without our error listeners these would end the process, and Drizzle would keep the broken
 * connection of a transaction.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUnavailableMessage } from '../../site/contracts/api'
import { openStore, type Store } from '../../site/server/database/database'
import { isDatabaseUnavailable } from '../../site/server/database/database-errors'
import { rowsOf } from '../../site/server/database/migrations'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import {
  accounts,
  companies,
  contactMessages,
  drafts,
  internalValues,
} from '../../site/server/database/schema'
import { readLog } from '../../site/server/observability/log.fixture'
import { goodCompany, goodMessage, startTestServer } from '../../site/server/test-server.fixture'

/** A TCP relay between a server and its PostgreSQL, so that the connection can be cut. */
async function relayTo(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  /** Breaks every connection, and accepts none. */
  async function cut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.resetAndDestroy()
    await closed
  }
  return { url: url.href, cut, restore: () => listen(port) }
}

let database: TestDatabase
let relay: Awaited<ReturnType<typeof relayTo>>
let admin: Store
/** The store under test has a single connection, so that a lost one would be noticed. */
let store: Store
beforeAll(async () => {
  database = await someDatabase()
  relay = await relayTo(database.url)
  admin = await openStore({ databaseUrl: database.url, dataDir: '', databasePool: 1 })
  store = await openStore({ databaseUrl: relay.url, dataDir: '', databasePool: 1 })
})
afterAll(async () => {
  await Promise.all([admin.close(), store.close()])
  await relay.cut()
  await database.drop()
})

const pid = async (of: Pick<Store['db'], 'execute'>) =>
  rowsOf<{ pid: number }>(await of.execute(sql`select pg_backend_pid() as pid`))[0]?.pid
async function kill(backend?: number): Promise<void> {
  await admin.db.execute(sql`select pg_terminate_backend(${backend})`)
}
const kept = async () => (await admin.db.select().from(internalValues)).map(({ key }) => key)
const put = (key: string) => ({ key, value: '' })
let restored = 0
/** Checks that the next connection works, and keeps working. */
async function expectNewConnection() {
  await expect.poll(() => pid(store.db).catch(() => null), { timeout: 15_000 }).not.toBe(null)
  for (let time = 0; time < 3; time++)
    expect(await store.db.transaction((tx) => pid(tx))).toBeTypeOf('number')
  // A new pool finds the data that was written.
  const uid = `restored-${restored++}`
  const fields = { companyName: '{"a":1}' }
  const updatedAt = new Date(1e12)
  await store.db.insert(accounts).values({ uid, email: '', displayName: '', photoURL: '' })
  await store.db.insert(drafts).values({ accountUid: uid, plan: 'FT', fields, updatedAt })
  for (const { db } of [store, admin])
    expect(await db.select().from(drafts).where(eq(drafts.accountUid, uid))).toEqual([
      { accountUid: uid, plan: 'FT', fields, updatedAt },
    ])
}
const reasonOf = (work: Promise<unknown>) => work.then(String, (error) => error)

type Transaction = Parameters<Parameters<Store['db']['transaction']>[0]>[0]

it.each<[title: string, lose: (tx: Transaction) => Promise<unknown>]>([
  [
    'terminated during a statement',
    async (tx) => {
      const backend = await pid(tx)
      setTimeout(() => kill(backend), 20)
      await tx.execute(sql`select pg_sleep(30)`)
    },
  ],
  [
    'cut in the middle of a transaction',
    async (tx) => {
      await relay.cut()
      await tx.execute(sql`select 1`).finally(relay.restore)
    },
  ],
])('a connection %s is replaced, and the transaction is rolled back', async (title, lose) => {
  const reason = await reasonOf(
    store.db.transaction(async (tx) => {
      await tx.insert(internalValues).values(put(title))
      await lose(tx)
    }),
  )
  expect(isDatabaseUnavailable(reason)).toBe(true)
  await expectNewConnection()
  expect(await kept()).not.toContain(title)
})

it('a connection terminated between two statements is replaced, and later statements have no effect', async () => {
  let answer: unknown
  let other: Promise<unknown> | undefined
  const reason = await reasonOf(
    store.db.transaction(async (tx) => {
      await kill(await pid(tx))
      // Another query gets the connection that replaces it.
      other = store.db.transaction((next) => next.insert(internalValues).values(put('other')))
      answer = await reasonOf(tx.insert(internalValues).values(put('between')).execute())
    }),
  )
  expect(isDatabaseUnavailable(answer)).toBe(true)
  expect(isDatabaseUnavailable(reason)).toBe(true)
  await other
  await expectNewConnection()
  expect(await kept()).not.toContain('between')
  expect(await kept()).toContain('other')
})

it('many connections terminated while they are in use are replaced', async () => {
  const busy = await openStore({ databaseUrl: relay.url, dataDir: '', databasePool: 4 })
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 40 }, (_, n) =>
      reasonOf(n % 2 ? pid(busy.db) : busy.db.transaction((tx) => pid(tx))),
    )
    await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await Promise.all(asked)
  }
  const asked = () => Promise.all(Array.from({ length: 8 }, () => pid(busy.db)))
  await expect.poll(() => asked().catch(() => []), { timeout: 20_000 }).toHaveLength(8)
  await busy.close()
})

it('the server answers 503 while the database is unavailable, and continues when it is back', async () => {
  const server = await startTestServer({ store: await openStore({ databaseUrl: relay.url, dataDir: '' }) })
  await server.signIn('mitali')
  const confirm = () => server.callAs('mitali', 'verify_with_backend', goodCompany)
  const log = readLog()
  await relay.cut()
  // First the errors of broken connections, then errors of connections that cannot be opened.
  for (let tries = 0; tries < 3; tries++) {
    const replies = await Promise.all([confirm(), server.call('save_contact', goodMessage)])
    for (const { status, headers, body } of replies) {
      expect(status).toBe(503)
      expect(headers.get('Retry-After')).toBe('60')
      expect(body).toEqual({ success: false, message: databaseUnavailableMessage })
    }
  }
  const output = log.join('')
  expect(output).toContain('"code":"ECONNREFUSED"')
  for (const secret of [goodCompany.companyEmail, goodMessage.email, new URL(database.url).password])
    expect(output).not.toContain(secret)

  await relay.restore()
  expect((await confirm()).status).toBe(200)
  expect((await server.call('save_contact', goodMessage)).status).toBe(200)
  expect(await server.db.select().from(companies)).toHaveLength(1)
  expect(await server.db.select().from(contactMessages)).toHaveLength(1)
  await server.close()
})
