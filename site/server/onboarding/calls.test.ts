import { eq, inArray } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import type { Licence } from '../../contracts/licensing'
import { companies, drafts } from '../database/schema'
import { startTestServer } from '../test-server.fixture'
import { eventsOf, licencesOf, newPerson } from './calls.fixture'

const server = await startTestServer()
afterAll(() => server.close())

const newAccount = () => newPerson(server)

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
    expect(await first.verify({ domainName: 'later' })).toMatchObject({
      status: 422,
      body: { errors: { domainName: [expect.stringContaining('‘after’')] } },
    })
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
    expect(await complete()).toMatchObject({
      status: 422,
      body: { success: false, errors: { form: ['Add your company details first.'] } },
    })
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
      const { uid, verify, complete } = await newAccount()
      await verify({ selected_plan: 'SP' })
      for (const orderId of [`FREE_TRIAL-${uid}`, 'pay_made_up'])
        expect(await complete({ orderId, isOnlinePaymentRequired: owed })).toMatchObject({
          status: 402,
          body: { success: false, message: expect.stringMatching(/^Payment failed\. .+ within 3 days\.$/) },
        })
      expect(await licencesOf(server, uid)).toEqual([])
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
    const { uid, details, verify, complete } = await newAccount()
    const reviewed = { ...details, plan: 'FT' }
    await verify()
    await verify({ domainName: 'other-tab' })
    expect(await complete({ reviewed })).toMatchObject(changed)
    await verify({ selected_plan: 'SP' })
    expect(await complete({ reviewed })).toMatchObject(changed)
    expect(await licencesOf(server, uid)).toEqual([])
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
