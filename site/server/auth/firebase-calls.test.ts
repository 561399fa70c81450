/** The API calls while sign-in is Firebase's. */
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { busyMessage } from '../../contracts/auth'
import { accounts } from '../database/schema'
import { readLog } from '../observability/log.fixture'
import { goodCompany, startTestServer } from '../test-server.fixture'
import { firebaseIdentity, googleKeys, keyTimes } from './firebase'
import { claimsOf, keyServer, makeSigner, projectId, signed } from './firebase.fixture'

const signer = await makeSigner('key-1')
const google = await keyServer(signer)
const keys = googleKeys(google.url, { timeoutDuration: 300 })
const server = await startTestServer({ verifyIdentity: firebaseIdentity({ projectId, keys }) })
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
  await google.close()
})
readLog()
afterEach(() => vi.restoreAllMocks())

const bearer = async (uid: string, change = {}) => ({
  Authorization: `Bearer ${await signed(claimsOf(uid, Date.now(), change), signer)}`,
})
const access = 'ya29.an-access-token-of-google'
const login = (uid: string, headers?: Record<string, string>) =>
  server.call(
    'google_login',
    { uid, email: 'typed@elsewhere.example', displayName: 'Mitali', token: access },
    headers,
  )
const known = async () => (await server.db.select().from(accounts)).map(({ uid, email }) => [uid, email])

it('signs in by the ID token; Google’s access token is neither checked nor stored', async () => {
  expect(await login('mitali', await bearer('mitali'))).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect(await known()).toContainEqual(['mitali', 'mitali@test.example'])
  expect(JSON.stringify(await server.db.select().from(accounts))).not.toContain('ya29')
  const details = await server.callAs('mitali', 'verify_with_backend', goodCompany)
  expect(details.status, 'a test token means nothing here').toBe(401)
  const headers = await bearer('mitali')
  expect(
    (await server.call('verify_with_backend', { ...goodCompany, token: 'mitali' }, headers)).status,
  ).toBe(200)
  expect((await login('arun')).status, 'an access token alone proves no account').toBe(401)
})

it('answers 503 when Google’s keys cannot be fetched for longer than the last ones count', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + keyTimes.staleMaxAge })
  google.answer = (_, response) => void response.writeHead(500).end()
  const reply = await login('late', await bearer('late'))
  expect(reply).toMatchObject({ status: 503, body: { success: false, message: busyMessage } })
  expect(reply.headers.get('Retry-After')).toBe('60')
  const headers = await bearer('mitali')
  expect((await server.call('onboarding_status', { token: 'mitali' }, headers)).status).toBe(503)
  expect(await known()).not.toContainEqual(['late', expect.anything()])

  google.answer = null
  expect((await login('late', await bearer('late'))).status).toBe(200)
})
