/** Test keys and tokens in Google's format, and a local server that returns the keys. */
import type { RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { startLocalServer } from '../../../tests/fixtures/local-server'

export const projectId = 'kaksha-1a2b3'
/** The time of these tests, in milliseconds. */
export const today = Date.UTC(2026, 10, 21, 9)

export type Signer = Awaited<ReturnType<typeof makeSigner>>
export async function makeSigner(kid: string, alg = 'RS256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' },
  }
}

/** The claims of a new Google sign-in, as Firebase writes them. */
export function claimsOf(uid: string, now = today, change: JWTPayload = {}): JWTPayload {
  const seconds = Math.floor(now / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    email: `${uid}@test.example`,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'google.com' },
    ...change,
  }
}

export const signed = (claims: JWTPayload, { kid, privateKey }: Signer, header: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header }).sign(privateKey)

/** Returns the keys, or `answer` if it is set, and counts the requests. */
export async function keyServer(...signers: Signer[]) {
  const state = { keys: signers.map(({ jwk }) => jwk), requests: 0, answer: null as RequestListener | null }
  const { url, close } = await startLocalServer((request, response) => {
    state.requests++
    if (state.answer) return state.answer(request, response)
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'public, max-age=21600, must-revalidate, no-transform')
    response.end(JSON.stringify({ keys: state.keys }))
  })
  return Object.assign(state, { url: `${url}/keys`, close })
}
