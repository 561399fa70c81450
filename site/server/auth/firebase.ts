/** Sign-in with Firebase: verifies ID tokens. */

import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import * as z from 'zod/mini'
import { busyMessage, signInRefusals } from '../../contracts/auth'
import type { Identity, VerifyIdentity } from '../http/api/identity'
import { Unavailable } from '../http/api/reply'
import { fetchText, parseJson } from '../http/fetch-text'
import { logFault } from '../observability/log'

/** Allowed difference between clocks, in seconds. */
export const clockTolerance = 60
/** Validity of an ID token, in seconds. A token that claims more has been changed. */
const tokenLife = 60 * 60

export type FirebaseOptions = {
  projectId: string
  keys?: JWTVerifyGetKey
}

/** The claims of a Google ID token, besides those that `jose` checks. */
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  auth_time: z.number(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  firebase: z.object({ sign_in_provider: z.string() }),
})

/**
 * Verifies ID tokens as Firebase documents it: RS256 with one of Google's keys, for this project, issued and signed in
 * in the past, not expired, with a subject.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
export function firebaseIdentity({ projectId, keys = googleKeys() }: FirebaseOptions): VerifyIdentity {
  const rules = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    maxTokenAge: tokenLife,
    clockTolerance,
  }

  return async (idToken): Promise<Identity | null> => {
    try {
      const { payload } = await jwtVerify(idToken, namedKey(keys), rules)
      const read = claims.safeParse(payload)
      if (!read.success) return null
      const { sub: uid, auth_time, email, email_verified, firebase } = read.data
      if (auth_time > Date.now() / 1000 + clockTolerance) return null
      if (firebase.sign_in_provider !== 'google.com')
        return { uid, email: email ?? '', refusal: signInRefusals.notGoogle }
      if (!email || !email_verified) return { uid, email: email ?? '', refusal: signInRefusals.noAddress }
      return { uid, email }
    } catch (error) {
      // A JOSE error means an invalid token. Any other error is a fault of this server or of Google's.
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}

/** Google always sends a key ID. Without one every key would have to be tried. */
const namedKey =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey()
    return keys(header, token)
  }

const keyList = z.object({ keys: z.array(z.object({ kid: z.string() })).check(z.minLength(1)) })

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
export const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** The time limits for Google's keys, in milliseconds. */
export const keyTimes = {
  timeoutDuration: 5000,
  /**
   * Minimum time between two requests because of an unknown key ID, since anybody can send a token with an
   * invented key ID.
   */
  cooldownDuration: 30_000,
  /** Older keys are fetched again. Google's Cache-Control allows several hours. */
  cacheMaxAge: 60 * 60_000,
  /**
   * How long the last keys are used if no new ones can be fetched, so that an outage of Google does not
   * sign everybody out.
   */
  staleMaxAge: 6 * 60 * 60_000,
}

/**
 * Finds the key of a token. While the keys cannot be fetched, the last ones are valid for a limited time. A
 * token with another key is then not accepted or refused: `Unavailable`.
 */
export function googleKeys(url = googleKeysUrl, times: Partial<typeof keyTimes> = {}): JWTVerifyGetKey {
  const options = { ...keyTimes, ...times }
  let fetchedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  const fetchKeys: FetchImplementation = async (address, request) => {
    const { status, text } = await fetchText(address, options.timeoutDuration, request)
    const isList = status === 200 && parseJson(keyList, text) !== undefined
    if (isList) fetchedAt = Date.now()
    // A list without keys must not replace the last one.
    return new Response(text, { status: isList ? 200 : 502 })
  }
  const keys = createRemoteJWKSet(new URL(url), { ...options, [customFetch]: fetchKeys })
  const isUsable = () => Date.now() - fetchedAt < options.staleMaxAge

  async function lastKey(keyQuery: Parameters<JWTVerifyGetKey>) {
    const last = isUsable() ? keys.jwks() : undefined
    if (!last) throw new Unavailable(busyMessage)
    return createLocalJWKSet(last)(...keyQuery).catch(() => {
      throw new Unavailable(busyMessage)
    })
  }

  return async (...keyQuery) => {
    // Waiting for Google with every call would make each one slow.
    const isPaused = Date.now() - failedAt < options.cooldownDuration
    if (isPaused && !keys.fresh && isUsable()) return lastKey(keyQuery)
    try {
      return await keys(...keyQuery)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      logFault({ method: 'GET', path: url }, error)
      failedAt = Date.now()
      return lastKey(keyQuery)
    }
  }
}
