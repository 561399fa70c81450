import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { signal } from '../../../tests/fixtures/signal'
import { storeOf } from '../commands/owner.fixture'
import { periodicWork } from '../compose'
import { newPerson } from '../people.fixture'
import { StartError } from '../runtime/errors'
import { goodMessage, openTestStore, startTestServer } from '../test-server.fixture'
import { databaseTime, waitForDatabase } from './database'
import { rowsOf } from './migrations'
import { companies, contactMessages, emails } from './schema'
import { withClock } from './watched-database.fixture'

const store = await openTestStore()
const server = await startTestServer({ store })
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

it('runs one piece of work at a time, and the next one when it has ended or failed', async () => {
  const begun = signal()
  const end = signal()
  const first = store.withLock(() => {
    begun.resolve()
    return end.promise
  })
  await begun.promise
  const never = vi.fn()
  expect(await store.withLock(never)).toBe(false)
  expect(never).not.toHaveBeenCalled()
  end.resolve()
  expect(await first).toBe(true)
  await expect(store.withLock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await store.withLock(async () => {})).toBe(true)
})

it('numbers rows with 64 bits, and so do their references and sequences', async () => {
  const narrow = sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('smallint', 'integer')
      and (column_name = 'id' or column_name like '%\\_id' or is_identity = 'YES' or column_default like 'nextval%')
    union all
    select sequence_name from information_schema.sequences
    where sequence_schema = 'public' and data_type <> 'bigint'`
  expect(rowsOf(await store.db.execute(narrow))).toEqual([])
  const sequences = sql`select * from information_schema.sequences where sequence_schema = 'public'`
  expect(rowsOf(await store.db.execute(sequences))).not.toEqual([])
})

describe('a machine whose clock is wrong, beside a database whose clock is right', () => {
  const minuteMs = 60_000
  const yearMs = 365 * 24 * 60 * minuteMs

  it.each([-2 * yearMs, -6 * minuteMs, 6 * minuteMs, 2 * yearMs])(
    'deletes, releases and reminds of nothing (%i ms wrong)',
    async (differenceMs) => {
      const at = Date.now()
      const { uid, verify } = await newPerson(server)
      await verify()
      await server.call('save_contact', { ...goodMessage, subject: uid })
      const { reconcile, remind, purge } = periodicWork(storeOf(withClock(server.db, at)), server.payments)
      vi.useFakeTimers({ toFake: ['Date'], now: at + differenceMs })
      for (const work of [reconcile, remind, purge])
        await expect(work({})).rejects.toThrow(/^The clock of this machine .+ by more than five minutes/)
      expect(await server.db.$count(companies, eq(companies.accountUid, uid))).toBe(1)
      expect(await server.db.$count(contactMessages, eq(contactMessages.subject, uid))).toBe(1)
      expect(await server.db.$count(emails, eq(emails.accountUid, uid))).toBe(0)
    },
  )

  it.each([-4 * minuteMs, 4 * minuteMs])(
    'does its work by the clock of the database (%i ms)',
    async (differenceMs) => {
      const at = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: at + differenceMs })
      expect(await databaseTime(withClock(server.db, at))).toEqual(new Date(at))
    },
  )
})

describe('the start of a server', () => {
  const failure = (code: string, more: object = {}) =>
    new StartError(code, { cause: Object.assign(new Error(), { code, ...more }) })

  /** Opens a database that fails with these errors first, under a clock that the test moves. */
  function opening(failures: Error[], last?: Error) {
    vi.useFakeTimers()
    const startMs = Date.now()
    const attempts: number[] = []
    const reports: string[] = []
    const opened = waitForDatabase(
      async () => {
        attempts.push((Date.now() - startMs) / 1000)
        const error = failures.shift() ?? last
        if (error) throw error
        return 'store'
      },
      (text) => reports.push(text),
    )
    opened.catch(() => {})
    return { opened, attempts, reports }
  }

  it('waits for a database that is not there yet, longer each time', async () => {
    const { opened, attempts, reports } = opening([
      failure('ECONNREFUSED'),
      failure('ENOENT', { syscall: 'connect' }),
      failure('EAI_AGAIN'),
      failure('57P03'),
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(opened).resolves.toBe('store')
    expect(attempts).toEqual([0, 0.25, 0.75, 1.75, 3.75])
    expect(reports).toEqual([
      'The database does not answer (ECONNREFUSED): the server waits for it for a minute.',
    ])
  })

  it('gives up after a minute', async () => {
    const { opened, attempts } = opening([], failure('ECONNREFUSED'))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(attempts.length).toBeGreaterThan(12)
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(opened).rejects.toThrow('ECONNREFUSED')
    expect(attempts.at(-1)).toBeLessThanOrEqual(60)
  })

  it.each([failure('28P01'), failure('3D000'), new StartError('newer'), new Error('fault')])(
    'does not wait where waiting does not help: %s',
    async (error) => {
      const { opened, attempts, reports } = opening([error])
      await expect(opened).rejects.toBe(error)
      expect([attempts, reports]).toEqual([[0], []])
    },
  )
})
