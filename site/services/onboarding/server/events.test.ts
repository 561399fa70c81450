import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events, licences } from '../../../server/database/schema'
import { startTestServer, type TestServer } from '../../../server/test-server'
import { licenceOf } from '../../licensing/server/licences'
import { eventsOf, licencesOf, newPerson } from './calls.fixture'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const newAccount = () => newPerson(server)

describe('a free trial that has ended', () => {
  it('is reported as ended, and does not start again', async () => {
    const { uid, verify, complete, status } = await newAccount()
    await verify()
    await complete()
    await server.db
      .update(licences)
      .set({
        startsAt: sql`timestamptz '2025-12-19 12:00+05:30'`,
        endsAt: sql`timestamptz '2026-01-02 12:00+05:30'`,
      })
      .where(eq(licences.accountUid, uid))
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

it('a licence is active in a transaction that waited for the one that created it', async () => {
  const { uid, verify, complete } = await newAccount()
  await verify()
  await complete()
  await server.db.transaction(async (tx) => {
    // The licence is stored after this transaction has begun, as when two requests complete one onboarding at
    // once.
    await tx.update(licences).set({ startsAt: sql`clock_timestamp()` }).where(eq(licences.accountUid, uid))
    expect(await licenceOf(tx, uid, 'FT')).toMatchObject({ active: true })
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
