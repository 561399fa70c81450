import { afterAll, expect, it } from 'vitest'
import type { SandboxSignInReply } from '../../contracts/auth'
import { sandboxAccounts } from '../../contracts/sandbox-accounts'
import { accounts } from '../database/schema'
import { startTestServer } from '../test-server.fixture'
import { sandboxIdentity, sandboxToken } from './sandbox'

const server = await startTestServer()
afterAll(() => server.close())

async function signInAs(account: string) {
  const { status, body } = await server.call('sandbox_sign_in', { account })
  return { status, ...(body as unknown as Required<SandboxSignInReply>) }
}

it('signs the first sandbox account in, up to an authenticated call', async () => {
  const { user, token } = await signInAs('sandbox-mitali')
  expect(user).toEqual({
    uid: 'sandbox-mitali',
    email: 'mitali@ganit.example',
    displayName: 'Mitali Sen',
    photoURL: '',
  })
  const bearer = { Authorization: `Bearer ${token}` }
  const login = await server.call('google_login', { ...user, token }, bearer)
  expect(login).toMatchObject({ status: 200, body: { success: true } })
  const status = await server.call('onboarding_status', { token: user.uid }, bearer)
  expect(status.body).toEqual({
    success: true,
    draft: null,
    company: null,
    licence: null,
    offer: null,
    domainLocked: false,
  })
})

it('refuses the refused account with a message, and keeps refusing its token', async () => {
  const { user, token } = await signInAs('sandbox-refused')
  const login = await server.call('google_login', { ...user, token })
  expect(login).toMatchObject({
    status: 403,
    body: { success: false, message: 'This account has been closed. Please contact us.' },
  })
  const bearer = { Authorization: `Bearer ${token}` }
  expect((await server.call('onboarding_status', { token: user.uid }, bearer)).status).toBe(401)
})

it('has no token for the account that never answers, nor for an unknown one', async () => {
  for (const account of ['sandbox-silent', 'unknown']) expect((await signInAs(account)).status).toBe(404)
})

it('refuses a token that is another account’s, forged or expired', async () => {
  const mitali = { uid: 'sandbox-mitali', email: 'mitali@ganit.example' }
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const token of [
    await sandboxToken('sandbox-arun', 'not a secret'),
    await sandboxToken('sandbox-mitali', 'another secret'),
    await sandboxToken('sandbox-mitali', 'not a secret', yesterday),
    'x.y.z',
  ])
    expect(await server.call('google_login', { ...mitali, token })).toMatchObject({
      status: 401,
      body: { success: false, message: 'Login failed. Please try again.' },
    })
  const arun = await sandboxToken('sandbox-arun', 'not a secret')
  const token = await sandboxToken('sandbox-mitali', 'not a secret')
  const reply = await server.call('google_login', { ...mitali, token }, { Authorization: `Bearer ${arun}` })
  expect(reply.status).toBe(401)
})

it('stores the provider’s e-mail address, and one row for each account', async () => {
  const claim = { uid: 'mismatch', email: 'ceo@bank.example', token: 'test:mismatch' }
  await server.call('google_login', claim)
  await server.call('google_login', { ...claim, displayName: 'Another name' })
  const rows = await server.db.select().from(accounts)
  expect(rows.filter(({ uid }) => uid === 'mismatch')).toMatchObject([
    { email: 'mismatch@test.example', displayName: 'Another name', photoURL: '' },
  ])
})

it('refuses a picture whose address is not a web address', async () => {
  const claim = { uid: 'x', email: 'x@test.example', token: 'test:x', photoURL: 'javascript:alert(1)' }
  expect((await server.call('google_login', claim)).body.errors).toHaveProperty('photoURL')
})

it('lists accounts that work, are refused and never answer', () => {
  expect(sandboxAccounts[0]?.behaviour).toBe('works')
  expect(new Set(sandboxAccounts.map(({ behaviour }) => behaviour))).toEqual(
    new Set(['works', 'refused', 'silent']),
  )
})

it('accepts no token of an unknown account', async () => {
  expect(await sandboxIdentity('secret')(await sandboxToken('unknown', 'secret'))).toBeNull()
})
