import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openNewStore } from '../../../../tests/fixtures/data-folder'
import type { Database } from '../../database/database'
import { rowsOf } from '../../database/migrations'
import { rateLimits } from '../../database/schema'
import { beforeEachCall } from '../../database/watched-database.fixture'
import { createLimiter } from './limiter'

const store = await openNewStore()
beforeEach(() => store.db.delete(rateLimits))
afterAll(() => store.close())

const limits = {
  save_contact: { address: { calls: 2, seconds: 600 } },
  sandbox_sign_in: { address: { calls: 5, seconds: 60 } },
}
const create = (db: Database = store.db, timeoutMs = 10_000) =>
  createLimiter({ db, secret: 'kept', limits, timeoutMs })

/** The calls left after each call; -1 where the limit is exceeded. */
async function left(limiter: ReturnType<typeof create>, ...people: string[]) {
  const seen = []
  for (const who of people) {
    const allowance = await limiter('save_contact', 'address', who)
    seen.push(allowance?.isOver ? -1 : allowance?.left)
  }
  return seen
}

it('counts each caller separately, and returns what is left and for how long', async () => {
  const limiter = create()
  expect(await left(limiter, 'a', 'a', 'b', 'a', 'a', 'b')).toEqual([1, 0, 1, -1, -1, 0])
  const over = await limiter('save_contact', 'address', 'a')
  expect(over).toMatchObject({ left: 0, isOver: true, limit: { calls: 2, seconds: 600 } })
  expect(over?.resetIn).toBeGreaterThan(590)
  expect(over?.resetIn).toBeLessThanOrEqual(600)
})

it('counts calls and kinds of keys separately, and nothing without a limit', async () => {
  const limiter = create()
  expect(await left(limiter, 'a', 'a', 'a')).toEqual([1, 0, -1])
  expect(await limiter('sandbox_sign_in', 'address', 'a')).toMatchObject({ left: 4, isOver: false })
  expect(await limiter('sandbox_sign_in', 'account', 'a')).toBeNull()
  expect(await limiter('google_login', 'address', 'a')).toBeNull()
})

it('counts together with another server over the same database, and after a restart', async () => {
  const one = create()
  const other = create()
  expect(await left(one, 'a')).toEqual([1])
  expect(await left(other, 'a', 'a')).toEqual([0, -1])
  expect(await left(create(), 'a')).toEqual([-1])
})

it('accepts exactly the limit when all calls come at once', async () => {
  const one = create()
  const other = create()
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other)('save_contact', 'address', 'a')),
  )
  expect(all.filter((allowance) => !allowance?.isOver)).toHaveLength(2)
})

it('stores no address, account or payment', async () => {
  const limiter = create()
  for (const who of ['203.0.113.9', 'sandbox-mitali', 'pay_12345678901234'])
    await limiter('save_contact', 'address', who)
  const rows = await store.db.select().from(rateLimits)
  expect(rows).toHaveLength(3)
  for (const { key } of rows) expect(key).toMatch(/^save_contact:address:[\w-]{22}$/)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|mitali|pay_1/)
  // Under another secret, the same address is another key.
  await createLimiter({ db: store.db, secret: 'other', limits })('save_contact', 'address', '203.0.113.9')
  expect(await store.db.$count(rateLimits)).toBe(4)
})

it('starts again when the period is over', async () => {
  const limiter = create()
  expect(await left(limiter, 'a', 'a')).toEqual([1, 0])
  await store.db.update(rateLimits).set({ expire: new Date(Date.now() - 1) })
  expect(await left(limiter, 'a')).toEqual([1])
})

/** A database that calls this function instead of counting. */
const instead = (insert: () => never) => ({ insert }) as unknown as Database

const broken = instead(() => {
  throw new Error('connection lost')
})
const never = {
  values: () => never,
  onConflictDoUpdate: () => never,
  returning: () => new Promise(() => {}),
}
const slow = instead(() => never as never)

it.each([
  ['is broken', () => create(broken)],
  ['is slow', () => create(slow, 10)],
  ['is missing', () => createLimiter({ secret: 'kept', limits })],
])('counts in memory while the database %s', async (_, make) => {
  expect(await left(make(), 'a', 'a', 'a', 'b')).toEqual([1, 0, -1, 1])
  expect(await store.db.select().from(rateLimits)).toEqual([])
})

it('refuses a caller over its limit without asking the database', async () => {
  let asked = 0
  const limiter = create(
    beforeEachCall(store.db, (method) => {
      if (method === 'insert') asked++
    }),
  )
  expect(await left(limiter, ...Array(20).fill('a'))).toEqual([1, 0, ...Array(18).fill(-1)])
  expect(asked).toBe(3)
})

it('does not wait for the disk when it commits a count', async () => {
  await store.db.execute(sql`create table seen (commits text)`)
  await store.db.execute(sql`create function see() returns trigger language plpgsql as $$
    begin insert into seen values (current_setting('synchronous_commit')); return new; end $$`)
  await store.db.execute(
    sql`create trigger see before insert on rate_limits for each row execute function see()`,
  )
  await left(create(), 'a')
  const seen = await store.db.execute(
    sql`select commits, current_setting('synchronous_commit') as later from seen`,
  )
  await store.db.execute(sql`drop function see cascade`)
  await store.db.execute(sql`drop table seen`)
  expect(rowsOf(seen)).toEqual([{ commits: 'off', later: 'on' }])
})
