/** A machine whose clock is wrong, beside a database whose clock is right. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { storeOf } from '../commands/owner.fixture'
import { periodicWork } from '../compose'
import { newPerson } from '../people.fixture'
import { goodMessage, startTestServer } from '../test-server.fixture'
import { databaseTime } from './database'
import { companies, contactMessages, emails } from './schema'
import { withClock } from './watched-database.fixture'

const server = await startTestServer()
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

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
