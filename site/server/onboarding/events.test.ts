import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { events } from '../database/schema'
import { startTestServer } from '../test-server.fixture'
import { eventsOf, licencesOf, newPerson } from './calls.fixture'

const server = await startTestServer()
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const newAccount = () => newPerson(server)

describe('a free trial that has ended', () => {
  it('is reported as ended, and does not start again', async () => {
    const { uid, verify, complete, status } = await newAccount()
    await verify()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-19T12:00:00+05:30') })
    await complete()
    vi.setSystemTime(new Date('2026-01-02T12:00:00+05:30'))
    expect((await status('FT')).licence).toMatchObject({ active: false })
    expect(await complete()).toMatchObject({
      status: 422,
      body: {
        success: false,
        errors: {
          form: ['Your free trial ended on 2 January 2026. There is one free trial for each account.'],
        },
      },
    })
    await verify({ companySize: '40' })
    expect((await complete()).status).toBe(422)
    expect(await licencesOf(server, uid)).toHaveLength(1)
    expect(await eventsOf(server, uid)).toEqual([
      'signed_in',
      'company_confirmed',
      'licence_activated',
      'company_confirmed',
    ])
  })
})

describe('events', () => {
  it('are written once, however often onboarding is completed, and never changed', async () => {
    const { uid, verify, complete } = await newAccount()
    await verify({ domainName: 'x' })
    await verify()
    await Promise.all([complete(), complete(), complete()])
    const rows = await server.db
      .select()
      .from(events)
      .where(eq(events.accountUid, uid))
      .orderBy(asc(events.id))
    expect(rows.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['signed_in', ''],
      ['company_confirmed', 'FT'],
      ['licence_activated', 'FT'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/ganit|@/i)
    const cause = expect.objectContaining({ message: 'Lines of events are only ever added.' })
    await expect(server.db.update(events).set({ kind: 'nothing' })).rejects.toMatchObject({ cause })
    await expect(server.db.delete(events)).rejects.toMatchObject({ cause })
    expect(await eventsOf(server, uid)).toHaveLength(3)
  })
})
