/** A machine whose clock is wrong, beside a database whose clock is right. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { periodicWork } from '../compose'
import { newPerson } from '../onboarding/calls.fixture'
import { startTestServer } from '../test-server.fixture'
import { databaseTime } from './clock'
import { companies, contactMessages, emails } from './schema'

const server = await startTestServer()
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const minuteMs = 60_000
const yearMs = 365 * 24 * 60 * minuteMs

/** The database of the server, whose clock stays at this moment. */
const withClock = (at: number) =>
  new Proxy(server.db, {
    get: (from, key) =>
      key === 'execute' ? async () => ({ rows: [{ ms: String(at) }] }) : Reflect.get(from, key),
  })

it.each([-2 * yearMs, -6 * minuteMs, 6 * minuteMs, 2 * yearMs])(
  'deletes, releases and reminds of nothing (%i ms wrong)',
  async (differenceMs) => {
    const at = Date.now()
    const { uid, verify } = await newPerson(server)
    await verify()
    await server.call('save_contact', {
      name: 'Mitali Sen',
      email: `${uid}@ganit.example`,
      phone: '033 4000 0000',
      subject: uid,
      message: 'Which plan suits?',
      captcha: 'a token',
    })
    const store = { db: withClock(at), close: async () => {}, withLock: async () => true }
    const { reconcile, remind, purge } = periodicWork(store, server.payments)
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
    expect(await databaseTime(withClock(at))).toEqual(new Date(at))
  },
)
