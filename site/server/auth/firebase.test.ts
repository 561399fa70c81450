import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { clockTolerance, firebaseIdentity, googleKeys } from './firebase'
import { claimsOf, keyServer, makeSigner, projectId, signed, today } from './firebase.fixture'

vi.useFakeTimers({ toFake: ['Date'], now: today })
const signer = await makeSigner('key-1')
const stranger = await makeSigner('key-1')
const other = await makeSigner('key-512', 'RS512')
const unsaid = { ...other.jwk, alg: undefined as unknown as string }
const google = await keyServer(signer, { ...other, jwk: unsaid })
const verify = firebaseIdentity({ projectId, keys: googleKeys(google.url) })
afterAll(() => {
  vi.useRealTimers()
  return google.close()
})

const token = (change: JWTPayload = {}) => signed(claimsOf('mitali', today, change), signer)
const seconds = today / 1000

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

describe('with the Auth emulator', () => {
  const emulator = firebaseIdentity({ projectId, emulator: true })

  it('accepts its unsigned tokens, and still checks their claims', async () => {
    const unsigned = (change?: JWTPayload) => new UnsecuredJWT(claimsOf('mitali', today, change)).encode()
    expect(await emulator(unsigned())).toMatchObject({ uid: 'mitali' })
    expect(await emulator(unsigned({ aud: 'another-project' }))).toBeNull()
    expect(await emulator(unsigned({ exp: seconds - 100 }))).toBeNull()
    expect(await emulator('nonsense')).toBeNull()
  })

  it('accepts no signed token, since it could not verify one', async () => {
    expect(await emulator(await token())).toBeNull()
  })
})
