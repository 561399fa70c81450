import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { domainName } from '../../contracts/domain-name'
import type { Licence } from '../../contracts/licensing'
import { similarDomainNames } from '../../contracts/suggest-domain'
import { companies, drafts, events } from '../database/schema'
import { eventsOf, newPerson } from '../people.fixture'
import { refused, startTestServer } from '../test-server.fixture'
import { companiesOf } from './calls'

const bookable = { webBookingAllowed: true }
const server = await startTestServer({
  morePlans: [
    { ...bookable, code: 'T2', price: 299, hasFreeTrail: true },
    { ...bookable, code: 'GR', price: 0, hasFreeTrail: false },
  ],
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

async function newAccount() {
  const person = await newPerson(server)
  return {
    ...person,
    ask: (name: unknown) => server.callAs(person.uid, 'domain_availability', { domainName: name }),
  }
}

describe('verify_with_backend', () => {
  it('confirms a company, its domain name trimmed and in lower case', async () => {
    const { uid, details, verify, status } = await newAccount()
    expect(await verify({ domainName: '  Ganit-Classes ' })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await status()).company).toEqual({ ...details, domainName: 'ganit-classes', plan: 'FT' })
    expect(await server.db.$count(companies, eq(companies.accountUid, uid))).toBe(1)
  })

  it('refuses a domain name that another account has, in any spelling', async () => {
    const first = await newAccount()
    const second = await newAccount()
    await first.verify({ domainName: 'one-of-a-kind' })
    const reply = await second.verify({ domainName: 'One-Of-A-Kind' })
    expect(reply).toMatchObject({
      status: 422,
      body: {
        success: false,
        message: 'Your request could not be processed. Please check your input.',
        errors: {
          domainName: ['The domain name ‘one-of-a-kind’ is already taken. Please choose another one.'],
        },
      },
    })
    expect((await second.status()).company).toBeNull()
  })

  it('gives one domain name to one of fifty simultaneous requests, and nothing to the others', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, newAccount))
    const replies = await Promise.all(
      crowd.map(({ verify }, place) => verify({ domainName: place % 2 ? 'the-only-one' : 'The-Only-One' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(422)])
    const uids = crowd.map(({ uid }) => uid)
    const stored = await server.db.select().from(companies).where(inArray(companies.accountUid, uids))
    const winner = uids[replies.findIndex(({ status }) => status === 200)]
    expect(stored).toMatchObject([{ accountUid: winner, domainName: 'the-only-one' }])
    expect(await eventsOf(server, ...uids)).toEqual([...uids.map(() => 'signed_in'), 'company_confirmed'])
  })

  it('can be repeated until there is a licence; the old domain name becomes free', async () => {
    const first = await newAccount()
    const second = await newAccount()
    await first.verify({ domainName: 'before' })
    expect((await first.verify({ domainName: 'after', companySize: '40' })).status).toBe(200)
    expect((await first.status()).company).toMatchObject({ domainName: 'after', companySize: '40' })
    expect((await second.verify({ domainName: 'before' })).status).toBe(200)

    await first.complete()
    expect(await first.verify({ domainName: 'later' })).toMatchObject(
      refused(422, { domainName: [expect.stringContaining('‘after’')] }),
    )
    expect((await first.verify({ domainName: 'after', companySize: '1' })).status).toBe(200)
    expect((await first.status()).company).toMatchObject({ domainName: 'after', companySize: '1' })
  })

  it.each(['EP', 'XX', 'ft'])('refuses the plan %s, which cannot be booked', async (plan) => {
    const { verify, status } = await newAccount()
    expect((await verify({ selected_plan: plan })).body.errors).toHaveProperty('selected_plan')
    expect((await status()).company).toBeNull()
  })
})

describe('complete_onboarding', () => {
  it('gives a trial of 14 days to a confirmed company', async () => {
    const { uid, company, verify, complete, status } = await newAccount()
    await verify()
    const { body } = await complete({
      taxes: [{ name: 'GST', percentage: 18 }],
      razorpaySecretKey: 'rzp_secret',
    })
    const licence = body.licence as Licence
    expect(body.success).toBe(true)
    expect(licence).toMatchObject({
      plan: 'FT',
      domainName: company.domainName,
      orderId: `FREE_TRIAL-${uid}`,
    })
    expect(Date.parse(licence.endsAt) - Date.parse(licence.startsAt)).toBe(14 * 24 * 60 * 60 * 1000)
    expect(Math.abs(Date.parse(licence.startsAt) - Date.now())).toBeLessThan(60_000)
    expect((await status('FT')).licence).toEqual(licence)
    const rows = await server.db.select().from(companies).where(eq(companies.accountUid, uid))
    const tenantSettings = { taxes: [{ name: 'GST', percentage: 18 }], currencyType: 'INR' }
    expect(rows).toMatchObject([{ tenantSettings }])
    expect(JSON.stringify(rows)).not.toContain('rzp_secret')
  })

  it('refuses an account without a confirmed company', async () => {
    const { complete } = await newAccount()
    expect(await complete()).toMatchObject(refused(422, { form: ['Add your company details first.'] }))
  })

  it('asks for a missing currency', async () => {
    const { verify, complete } = await newAccount()
    await verify()
    expect((await complete({ currencySymbol: '', currencyType: ' ' })).body.errors).toEqual({
      currencySymbol: ['Please add currency symbol which is required.'],
      currencyType: ['Please add currency type which is required.'],
    })
  })

  it.each([false, true])(
    'does not license a paid plan without a payment (isOnlinePaymentRequired %s)',
    async (owed) => {
      const { uid, verify, complete, terms } = await newAccount()
      await verify({ selected_plan: 'SP' })
      for (const orderId of [`FREE_TRIAL-${uid}`, 'pay_made_up'])
        expect(await complete({ orderId, isOnlinePaymentRequired: owed })).toMatchObject({
          status: 402,
          body: { success: false, message: expect.stringMatching(/^Payment failed\. .+ within 3 days\.$/) },
        })
      expect(await terms()).toEqual([])
    },
  )

  it('never leaves a licence for a domain name that was changed at the same moment', async () => {
    const { verify, complete, status } = await newAccount()
    await verify({ domainName: 'first-choice' })
    await Promise.all([complete(), verify({ domainName: 'second-choice' }), complete()])
    const { company, licence } = await status()
    expect((licence as Licence).domainName).toBe((company as { domainName: string }).domainName)
    expect((await verify({ domainName: 'third-choice' })).status).toBe(422)
  })
})

describe('details that were changed in another tab', () => {
  const changed = {
    status: 409,
    body: {
      success: false,
      message: expect.stringContaining('press Save & Next'),
      errors: { reviewed: [expect.anything()] },
    },
  }

  it('are not used: only the reviewed details are', async () => {
    const { details, verify, complete, terms } = await newAccount()
    const reviewed = { ...details, plan: 'FT' }
    await verify()
    await verify({ domainName: 'other-tab' })
    expect(await complete({ reviewed })).toMatchObject(changed)
    await verify({ selected_plan: 'SP' })
    expect(await complete({ reviewed })).toMatchObject(changed)
    expect(await terms()).toEqual([])
    await verify()
    expect((await complete({ reviewed })).body.licence).toMatchObject({ domainName: details.domainName })
  })

  it('are returned as they are stored, and saved also where there is a licence', async () => {
    const { details, verify, complete, status } = await newAccount()
    const { body } = await verify({ domainName: ` ${details.domainName.toUpperCase()} ` })
    expect(body).toEqual({ success: true, company: { ...details, plan: 'FT' } })
    await complete()
    const changed = { ...details, companySize: '99', companyEmail: 'new@school.example', plan: 'SP' }
    expect((await verify({ ...changed, selected_plan: 'SP' })).body).toEqual({
      success: true,
      company: changed,
    })
    expect((await status()).company).toEqual(changed)
  })
})

describe('a draft', () => {
  const fields = { domainName: 'ga', companyName: 'Ganit', location: '' }

  it('is stored for its account and plan, replaced, and discarded', async () => {
    const { uid, status } = await newAccount()
    const other = await newAccount()
    await server.callAs(uid, 'save_draft', { plan: 'FT', fields: { companyName: 'G' } })
    await server.callAs(uid, 'save_draft', { plan: 'FT', fields: { ...fields, password: 'no field' } })
    expect((await status('FT')).draft).toEqual({ plan: 'FT', fields, updatedAt: expect.stringMatching(/Z$/) })
    expect((await status()).draft).toMatchObject({ plan: 'FT' })
    expect((await status('SP')).draft).toBeNull()
    expect((await other.status('FT')).draft).toBeNull()
    await server.callAs(uid, 'discard_draft', { plan: 'FT' })
    expect((await status('FT')).draft).toBeNull()
  })

  it('is deleted when its plan is licensed', async () => {
    const { uid, verify, complete } = await newAccount()
    await server.callAs(uid, 'save_draft', { plan: 'FT', fields })
    await verify()
    await complete()
    expect(await server.db.$count(drafts, eq(drafts.accountUid, uid))).toBe(0)
  })

  it('is refused for an unknown plan, for long values, and for characters that cannot be stored', async () => {
    const { uid } = await newAccount()
    for (const draft of [
      { plan: 'XX', fields },
      { plan: 'FT', fields: { companyName: 'x'.repeat(501) } },
      { plan: 'FT', fields: { companyName: 'a\u0000b' } },
      { plan: 'FT', fields: { companyName: 7 } },
    ])
      expect((await server.callAs(uid, 'save_draft', draft)).status).toBe(422)
    expect(await server.db.$count(drafts, eq(drafts.accountUid, uid))).toBe(0)
  })
})

describe('domain_availability', () => {
  it('returns whether a name is free, in the contract’s spelling', async () => {
    const { ask } = await newAccount()
    expect((await ask('  Dhara-Sangeet ')).body).toEqual({
      success: true,
      domainName: 'dhara-sangeet',
      available: true,
      suggestions: [],
    })
  })

  it('offers up to three free names like a taken one, and never names its owner', async () => {
    const first = await newAccount()
    const second = await newAccount()
    const third = await newAccount()
    await first.verify({ domainName: 'suravi' })
    await second.verify({ domainName: 'suravi-classes' })
    const { body } = await third.ask('Suravi')
    expect(body).toEqual({
      success: true,
      domainName: 'suravi',
      available: false,
      suggestions: ['suravi-school', 'suravi-academy', 'suravi-online'],
    })
  })

  it('marks a name that the account has itself as its own', async () => {
    const { ask, verify } = await newAccount()
    await verify({ domainName: 'mine' })
    expect((await ask('mine')).body).toMatchObject({ available: true, own: true, suggestions: [] })
  })

  it('offers no other name to a company with a licence, for which saving refuses it', async () => {
    const { ask, verify, complete } = await newAccount()
    await verify({ domainName: 'licensed' })
    await complete()
    const { body } = await ask('free-name')
    expect(body).toMatchObject({
      available: false,
      suggestions: [],
      message: expect.stringContaining('‘licensed’'),
    })
    expect((await verify({ domainName: 'free-name' })).body.errors).toEqual({ domainName: [body.message] })
    expect((await ask('licensed')).body).toMatchObject({ available: true, own: true })
  })

  it.each(['ab', 'admin', 'a_b_c', '', null])('refuses %j like verify_with_backend', async (name) => {
    const { status, body } = await (await newAccount()).ask(name)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual(['domainName'])
  })

  it('finds a name that was stored in capitals', async () => {
    const { uid, details } = await newAccount()
    const stored = { ...details, plan: 'FT', domainName: 'In-Capitals', accountUid: uid }
    await server.db.insert(companies).values(stored)
    expect(await companiesOf(server.db, 'applicant', ['in-capitals'])).toEqual([
      { name: 'in-capitals', owner: uid, isLocked: false },
    ])
  })
})

describe('names like a taken one', () => {
  it.each([
    'ganit',
    'abcdefghijklmnop',
    'a-very-long-name-ab',
    'abcdefghijklmnopq-rs',
    '123',
    'a'.repeat(20),
  ])('are valid and different: %s', (taken) => {
    const names = similarDomainNames(taken)
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names).not.toContain(taken)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(domainName.safeParse(name)).toMatchObject({ success: true, data: name })
  })
})

/** A new account with a confirmed company. */
async function newCompany(plan = 'FT') {
  const person = await newPerson(server)
  const confirm = (selected_plan: string) => person.verify({ selected_plan })
  await confirm(plan)
  const plansOf = async () => (await person.terms()).map(({ plan }) => plan)
  return { ...person, confirm, plansOf }
}
const refusedOrder = (why: string) => refused(422, { orderId: [why] })

/** The order ID 'FREE_TRIAL-{uid}': valid for a plan with a free trial, for that account, and once. */
describe('a free trial', () => {
  it('is granted for every plan that has a free trial, whatever its later price', async () => {
    const { complete, plansOf } = await newCompany('T2')
    expect(await complete()).toMatchObject({ status: 200, body: { licence: { plan: 'T2' } } })
    expect(await plansOf()).toEqual(['T2'])
  })

  it('is not granted for a plan without one, even if nothing is owed for it', async () => {
    const { complete, plansOf } = await newCompany('GR')
    expect(await complete()).toMatchObject(refusedOrder('This plan has no free trial.'))
    expect(await plansOf()).toEqual([])
  })

  it('is not granted for another account’s order', async () => {
    const one = await newCompany()
    const other = await newCompany()
    await other.complete()
    const orders = [
      `FREE_TRIAL-${other.uid}`,
      `FREE_TRIAL-${one.uid.toUpperCase()}`,
      `FREE_TRIAL-${one.uid}x`,
      'FREE_TRIAL-',
    ]
    for (const order of orders)
      expect(await one.complete({ orderId: order })).toMatchObject(
        refusedOrder('This order does not belong to your account.'),
      )
    expect(await one.plansOf()).toEqual([])
  })

  it('is granted once for each account, also for another plan', async () => {
    const { confirm, complete, plansOf } = await newCompany()
    await complete()
    expect((await confirm('T2')).status).toBe(200)
    expect(await complete()).toMatchObject(
      refusedOrder('You have already had your free trial. An account has one.'),
    )
    expect(await plansOf()).toEqual(['FT'])
  })

  it('does not activate a paid plan that was chosen after it', async () => {
    const { confirm, complete, plansOf } = await newCompany()
    await complete()
    await confirm('SP')
    expect((await complete()).status).toBe(402)
    expect(await plansOf()).toEqual(['FT'])
  })

  it('is returned to a second tab that shows other details', async () => {
    const { company, complete } = await newCompany()
    const first = await complete()
    const reviewed = { ...company, companyName: 'Other', plan: 'FT' }
    expect(await complete({ reviewed })).toMatchObject({
      status: 409,
      body: { success: false, message: 'Your licence is active already.', licence: first.body.licence },
    })
  })

  it('is granted once when fifty completions and changes of the plan race', async () => {
    const { confirm, complete, plansOf } = await newCompany()
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 5 === 0 ? confirm(i % 2 ? 'FT' : 'T2') : complete())),
    )
    expect(await plansOf()).toHaveLength(1)
  })

  it('that has ended is reported as ended, and does not start again', async () => {
    const { verify, complete, status, terms } = await newPerson(server)
    await verify()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-19T12:00:00+05:30') })
    await complete()
    vi.setSystemTime(new Date('2026-01-02T12:00:00+05:30'))
    expect((await status('FT')).licence).toMatchObject({ active: false })
    const ended = 'Your free trial ended on 2 January 2026. There is one free trial for each account.'
    expect(await complete()).toMatchObject(refused(422, { form: [ended] }))
    await verify({ companySize: '40' })
    expect((await complete()).status).toBe(422)
    expect(await terms()).toHaveLength(1)
  })

  it('is granted once, and written in the events once and without personal data, however often it is completed', async () => {
    const { uid, verify, complete, terms } = await newPerson(server)
    await verify({ domainName: 'x' })
    await verify()
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete()))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    expect(await complete()).toMatchObject({ status: 200, body: { licence: replies[0]?.body.licence } })
    expect(await terms()).toHaveLength(1)
    const isOwn = eq(events.accountUid, uid)
    const rows = await server.db.select().from(events).where(isOwn).orderBy(asc(events.id))
    expect(rows.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['signed_in', ''],
      ['company_confirmed', 'FT'],
      ['licence_activated', 'FT'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/ganit|@/i)
  })
})
