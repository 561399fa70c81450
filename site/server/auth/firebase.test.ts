/** ID tokens of Firebase, and Google's keys for them. */
import type { RequestListener } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLocalServer } from '../../../tests/fixtures/local-server'
import { busyMessage } from '../../contracts/auth'
import { accounts } from '../database/schema'
import { Unavailable } from '../http/api/reply'
import { readLog } from '../observability/log.fixture'
import { goodCompany, startTestServer } from '../test-server.fixture'
import { clockTolerance, firebaseIdentity, googleKeys, googleKeysUrl, keyTimes } from './firebase'

const projectId = 'kaksha-1a2b3'
const today = Date.UTC(2026, 10, 21, 9)
const seconds = today / 1000

type Signer = Awaited<ReturnType<typeof makeSigner>>
async function makeSigner(kid: string, alg = 'RS256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

/** The claims of a new Google sign-in, as Firebase writes them. */
function claimsOf(uid: string, change: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    email: `${uid}@test.example`,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'google.com' },
    ...change,
  }
}

const signed = (claims: JWTPayload, { kid, privateKey }: Signer, header: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header }).sign(privateKey)

const signer = await makeSigner('key-1')
const second = await makeSigner('key-2')
const stranger = await makeSigner('key-1')
const other = await makeSigner('key-512', 'RS512')
const unsaid = { ...other.jwk, alg: undefined as unknown as string }

/** Returns the keys, or `answer` if it is set, and counts the requests. */
const google = { keys: [signer.jwk, unsaid], requests: 0, answer: null as RequestListener | null }
const { url, close } = await startLocalServer((request, response) => {
  google.requests++
  if (google.answer) return google.answer(request, response)
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'public, max-age=21600, must-revalidate, no-transform')
  response.end(JSON.stringify({ keys: google.keys }))
})
afterAll(close)

const log = readLog()
let verify: ReturnType<typeof firebaseIdentity>
const firebase = () => firebaseIdentity({ projectId, keys: googleKeys(url, { timeoutDuration: 300 }) })
beforeEach(() => {
  Object.assign(google, { keys: [signer.jwk, unsaid], requests: 0, answer: null })
  log.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  verify = firebase()
})
afterEach(() => void vi.useRealTimers())

const token = (change: JWTPayload = {}) => signed(claimsOf('mitali', change), signer)

it('returns the account of a valid token', async () => {
  expect(await verify(await token())).toEqual({ uid: 'mitali', email: 'mitali@test.example' })
})

describe('refuses a token', () => {
  it.each<[string, JWTPayload]>([
    ['of another project', { aud: 'another-project' }],
    ['of another project among others', { aud: ['another-project'] }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['of Google, but for signing in to Google', { iss: 'https://accounts.google.com' }],
    ['without an issuer', { iss: undefined }],
    ['that has expired', { iat: seconds - 3500, exp: seconds - clockTolerance }],
    [
      'that is older than an hour, whatever its expiry',
      { iat: seconds - 3600 - clockTolerance - 1, exp: seconds + 9e5 },
    ],
    ['that never expires', { exp: undefined }],
    ['with an expiry that is not a number', { exp: 'never' as unknown as number }],
    ['issued in the future', { iat: seconds + clockTolerance + 1 }],
    ['that is not valid yet', { nbf: seconds + clockTolerance + 1 }],
    ['without an issue time', { iat: undefined }],
    ['with a sign-in in the future', { auth_time: seconds + clockTolerance + 1 }],
    ['without the time of the sign-in', { auth_time: undefined }],
    ['with a sign-in time that is not a number', { auth_time: '0' }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is too long', { sub: 'x'.repeat(129) }],
    ['without a sign-in provider', { firebase: undefined }],
  ])('%s', async (_, change) => {
    expect(await verify(await token(change))).toBeNull()
  })

  it.each<[string, () => Promise<string> | string]>([
    ['unsigned', () => new UnsecuredJWT(claimsOf('mitali')).encode()],
    [
      'unsigned, with the signature of another',
      async () => `${new UnsecuredJWT(claimsOf('mitali')).encode()}${(await token()).split('.')[2]}`,
    ],
    [
      'signed with the public key as an HMAC secret',
      async () =>
        new SignJWT(claimsOf('mitali'))
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(await exportSPKI(signer.publicKey))),
    ],
    ['signed by another key with the same ID', () => signed(claimsOf('mitali'), stranger)],
    ['that contains its own key', () => signed(claimsOf('mitali'), stranger, { jwk: stranger.jwk })],
    ['signed with another algorithm', () => signed(claimsOf('mitali'), other, { alg: 'RS512' })],
    ['without a key ID', () => signed(claimsOf('mitali'), signer, { kid: undefined })],
    [
      'changed after it was signed',
      async () => {
        const [header, , signature] = (await token()).split('.')
        return [header, Buffer.from(JSON.stringify(claimsOf('arun'))).toString('base64url'), signature].join(
          '.',
        )
      },
    ],
    ['cut off', async () => (await token()).slice(0, -9)],
    ['that is an access token', () => 'ya29.a0AfH6SMBx'],
    ['that is empty', () => ''],
    ['that is far too long', () => 'x.'.repeat(30_000)],
  ])('%s', async (_, make) => {
    expect(await verify(await make())).toBeNull()
  })
})

it.each<[string, JWTPayload]>([
  [
    'a server clock a minute fast',
    { iat: seconds - 3600 - clockTolerance + 1, exp: seconds - clockTolerance + 1 },
  ],
  [
    'a server clock a minute slow',
    { iat: seconds + clockTolerance, auth_time: seconds + clockTolerance, exp: seconds + 3660 },
  ],
])('tolerates %s', async (_, change) => {
  expect(await verify(await token(change))).toMatchObject({ uid: 'mitali' })
})

it.each<[string, JWTPayload, RegExp]>([
  ['a password', { firebase: { sign_in_provider: 'password' } }, /sign in with a Google account/],
  [
    'no account at all',
    { firebase: { sign_in_provider: 'anonymous' }, email: undefined },
    /sign in with a Google account/,
  ],
  ['an unverified address', { email_verified: false }, /no verified e-mail address/],
  ['no address', { email: undefined }, /no verified e-mail address/],
])('refuses %s, with a message', async (_, change, message) => {
  expect(await verify(await token(change))).toMatchObject({
    uid: 'mitali',
    refusal: expect.stringMatching(message),
  })
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
/** Verifies a new token of this signer: 'in', 'refused' or 'unavailable'. */
const ask = async (by: Signer) =>
  verify(await signed(claimsOf('mitali'), by)).then(
    (identity) => (identity ? 'in' : 'refused'),
    (error) => (error instanceof Unavailable ? 'unavailable' : error),
  )

describe('the keys', () => {
  it('are Google’s for the secure token service', () => {
    expect(googleKeysUrl).toBe(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    )
  })

  it('are fetched once for many simultaneous calls, and kept for an hour', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => ask(signer))))).toEqual(new Set(['in']))
    later(keyTimes.cacheMaxAge - 1)
    expect(await ask(signer)).toBe('in')
    expect(google.requests).toBe(1)
    later(1)
    expect(await ask(signer)).toBe('in')
    expect(google.requests).toBe(2)
  })

  it('are fetched for an unknown key ID', async () => {
    await ask(signer)
    google.keys = [signer.jwk, second.jwk]
    later(keyTimes.cooldownDuration)
    expect([await ask(second), await ask(signer)]).toEqual(['in', 'in'])
    expect(google.requests).toBe(2)
  })

  it('are accepted no longer when Google has withdrawn them, once the cached ones have expired', async () => {
    await ask(signer)
    google.keys = [second.jwk]
    later(keyTimes.cacheMaxAge)
    expect([await ask(signer), await ask(second)]).toEqual(['refused', 'in'])
  })

  it('are not fetched for every invented key ID', async () => {
    await ask(signer)
    for (const requests of [1, 2]) {
      for (let i = 0; i < 20; i++) expect(await ask({ ...second, kid: `made-up-${i}` })).toBe('refused')
      expect(google.requests).toBe(requests)
      later(keyTimes.cooldownDuration)
    }
  })
})

describe('without the keys, no token is accepted and none refused', () => {
  const answers: [string, RequestListener][] = [
    ['fail', (_, response) => void response.writeHead(500).end()],
    ['hang', () => {}],
    ['stop half-way', (_, response) => void response.writeHead(200).write('{"keys":[')],
    ['break off', (request) => void request.socket.destroy()],
    ['are an HTML page', (_, response) => void response.end('<!doctype html>Sign in to the hotel')],
    ['are null', (_, response) => void response.end('null')],
    ['are none', (_, response) => void response.end('{"keys":[]}')],
    ['are strings', (_, response) => void response.end('{"keys":["a"]}')],
    ['are empty', (_, response) => void response.end('{"keys":[{"kid":"key-1","kty":"RSA","alg":"RS256"}]}')],
    ['redirect', (_, response) => void response.writeHead(302, { Location: url }).end()],
  ]
  it.each(answers)('when they %s', async (_, answer) => {
    google.answer = answer
    expect(await ask(signer)).toBe('unavailable')
    expect(log.length).toBeGreaterThan(0)
    expect(log.join()).not.toContain('mitali')
  })

  it('but the last keys work for six hours', async () => {
    await ask(signer)
    google.answer = (_, response) => void response.writeHead(503).end()
    const both = async () => [await ask(signer), await ask(second)]
    later(keyTimes.cacheMaxAge - 1)
    expect(await both()).toEqual(['in', 'unavailable'])
    expect(await ask(signer)).toBe('in')
    later(1)
    expect(await both()).toEqual(['in', 'unavailable'])
    later(keyTimes.staleMaxAge - keyTimes.cacheMaxAge - 1)
    expect(await ask(signer)).toBe('in')
    later(1)
    expect(await ask(signer)).toBe('unavailable')
    google.answer = null
    expect(await ask(signer)).toBe('in')
  })
})

describe('the calls, while sign-in is Firebase’s', async () => {
  const server = await startTestServer({ verifyIdentity: (idToken) => verify(idToken) })
  afterAll(() => server.close())
  beforeEach(() => void vi.useRealTimers())

  const bearer = async (uid: string) => ({ Authorization: `Bearer ${await signed(claimsOf(uid), signer)}` })
  const login = (uid: string, headers?: Record<string, string>) =>
    server.call(
      'google_login',
      { uid, email: 'typed@elsewhere.example', displayName: 'Mitali', token: 'ya29.an-access-token' },
      headers,
    )
  const known = async () => (await server.db.select().from(accounts)).map(({ uid, email }) => [uid, email])

  it('sign in by the ID token; Google’s access token is neither checked nor stored', async () => {
    expect(await login('mitali', await bearer('mitali'))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await known()).toContainEqual(['mitali', 'mitali@test.example'])
    expect(JSON.stringify(await server.db.select().from(accounts))).not.toContain('ya29')
    const details = await server.callAs('mitali', 'verify_with_backend', goodCompany)
    expect(details.status, 'a test token means nothing here').toBe(401)
    const company = { ...goodCompany, token: 'mitali' }
    expect((await server.call('verify_with_backend', company, await bearer('mitali'))).status).toBe(200)
    expect((await login('arun')).status, 'an access token alone proves no account').toBe(401)
  })

  it('answer 503 when Google’s keys cannot be fetched for longer than the last ones count', async () => {
    await login('mitali', await bearer('mitali'))
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
})
