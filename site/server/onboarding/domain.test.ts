import { afterAll, describe, expect, it } from 'vitest'
import { domainName } from '../../contracts/domain-name'
import { similarDomainNames } from '../../contracts/suggest-domain'
import { companies } from '../database/schema'
import { startTestServer } from '../test-server.fixture'
import { companiesOf } from './calls'
import { newPerson } from './calls.fixture'

const server = await startTestServer()
afterAll(() => server.close())

async function newAccount() {
  const { verify, ...person } = await newPerson(server)
  return {
    ...person,
    ask: (name: unknown) => server.callAs(person.uid, 'domain_availability', { domainName: name }),
    verify: (domainName: string) => verify({ domainName }),
  }
}

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
    await first.verify('suravi')
    await second.verify('suravi-classes')
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
    await verify('mine')
    expect((await ask('mine')).body).toMatchObject({ available: true, own: true, suggestions: [] })
  })

  it('offers no other name to a company with a licence, for which saving refuses it', async () => {
    const { ask, verify, complete } = await newAccount()
    await verify('licensed')
    await complete()
    const { body } = await ask('free-name')
    expect(body).toMatchObject({
      available: false,
      suggestions: [],
      message: expect.stringContaining('‘licensed’'),
    })
    expect((await verify('free-name')).body.errors).toEqual({ domainName: [body.message] })
    expect((await ask('licensed')).body).toMatchObject({ available: true, own: true })
  })

  it.each(['ab', 'admin', 'a_b_c', '', null])('refuses %j like verify_with_backend', async (name) => {
    const { ask } = await newAccount()
    const { status, body } = await ask(name)
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
