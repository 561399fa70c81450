/** The order ID 'FREE_TRIAL-{uid}': valid for a plan with a free trial, for that account, and once. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { events } from '../database/schema'
import { startTestServer } from '../test-server.fixture'
import { licencesOf, newPerson } from './calls.fixture'

const bookable = { webBookingAllowed: true }
const server = await startTestServer({
  morePlans: [
    { ...bookable, code: 'T2', price: 299, hasFreeTrail: true },
    { ...bookable, code: 'GR', price: 0, hasFreeTrail: false },
  ],
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

/** A new account with a confirmed company. */
async function newAccount(plan = 'FT') {
  const person = await newPerson(server)
  const confirm = (selected_plan: string) => person.verify({ selected_plan })
  await confirm(plan)
  const plansOf = async () => (await licencesOf(server, person.uid)).map(({ plan }) => plan)
  return { ...person, confirm, plansOf }
}
const refused = (why: string) => ({ status: 422, body: { success: false, errors: { orderId: [why] } } })

it('is granted for every plan that has a free trial, whatever its later price', async () => {
  const { complete, plansOf } = await newAccount('T2')
  expect(await complete()).toMatchObject({ status: 200, body: { licence: { plan: 'T2' } } })
  expect(await plansOf()).toEqual(['T2'])
})

it('is not granted for a plan without one, even if nothing is owed for it', async () => {
  const { complete, plansOf } = await newAccount('GR')
  expect(await complete()).toMatchObject(refused('This plan has no free trial.'))
  expect(await plansOf()).toEqual([])
})

it('is not granted for another account’s order', async () => {
  const one = await newAccount()
  const other = await newAccount()
  await other.complete()
  const orders = [
    `FREE_TRIAL-${other.uid}`,
    `FREE_TRIAL-${one.uid.toUpperCase()}`,
    `FREE_TRIAL-${one.uid}x`,
    'FREE_TRIAL-',
  ]
  for (const order of orders)
    expect(await one.complete({ orderId: order })).toMatchObject(
      refused('This order does not belong to your account.'),
    )
  expect(await one.plansOf()).toEqual([])
})

it('is granted once for each account, also for another plan', async () => {
  const { confirm, complete, plansOf } = await newAccount()
  await complete()
  expect((await confirm('T2')).status).toBe(200)
  expect(await complete()).toMatchObject(refused('You have already had your free trial. An account has one.'))
  expect(await plansOf()).toEqual(['FT'])
})

it('does not activate a paid plan that was chosen after it', async () => {
  const { confirm, complete, plansOf } = await newAccount()
  await complete()
  await confirm('SP')
  expect((await complete()).status).toBe(402)
  expect(await plansOf()).toEqual(['FT'])
})

it('is returned to a second tab that shows other details', async () => {
  const { company, complete } = await newAccount()
  const first = await complete()
  const reviewed = { ...company, companyName: 'Other', plan: 'FT' }
  expect(await complete({ reviewed })).toMatchObject({
    status: 409,
    body: { success: false, message: 'Your licence is active already.', licence: first.body.licence },
  })
})

it('is granted once when fifty completions and changes of the plan race', async () => {
  const { confirm, complete, plansOf } = await newAccount()
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => (i % 5 === 0 ? confirm(i % 2 ? 'FT' : 'T2') : complete())),
  )
  expect(await plansOf()).toHaveLength(1)
})

it('that has ended is reported as ended, and does not start again', async () => {
  const { uid, verify, complete, status } = await newPerson(server)
  await verify()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-19T12:00:00+05:30') })
  await complete()
  vi.setSystemTime(new Date('2026-01-02T12:00:00+05:30'))
  expect((await status('FT')).licence).toMatchObject({ active: false })
  const ended = 'Your free trial ended on 2 January 2026. There is one free trial for each account.'
  expect(await complete()).toMatchObject({
    status: 422,
    body: { success: false, errors: { form: [ended] } },
  })
  await verify({ companySize: '40' })
  expect((await complete()).status).toBe(422)
  expect(await licencesOf(server, uid)).toHaveLength(1)
})

it('is granted once, and written in the events once and without personal data, however often it is completed', async () => {
  const { uid, verify, complete } = await newPerson(server)
  await verify({ domainName: 'x' })
  await verify()
  const replies = await Promise.all(Array.from({ length: 20 }, () => complete()))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
  expect(await complete()).toMatchObject({ status: 200, body: { licence: replies[0]?.body.licence } })
  expect(await licencesOf(server, uid)).toHaveLength(1)
  const isOwn = eq(events.accountUid, uid)
  const rows = await server.db.select().from(events).where(isOwn).orderBy(asc(events.id))
  expect(rows.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['signed_in', ''],
    ['company_confirmed', 'FT'],
    ['licence_activated', 'FT'],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/ganit|@/i)
})
