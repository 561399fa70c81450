/** Sign-in with Firebase: verifies ID tokens. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import * as z from 'zod/mini'
import type { Identity, VerifyIdentity } from '../../../server/http/api/identity'
import { Unavailable } from '../../../server/http/api/reply'
import { logFault } from '../../../server/observability/log'

/** Allowed difference between clocks, in seconds. */
export const clockTolerance = 60
/** An ID token is valid for an hour, in seconds. A longer time in it is a sign of a changed token. */
const tokenLife = 60 * 60

export type FirebaseOptions = {
  projectId: string
  keys?: JWTVerifyGetKey
  /** Accepts the unsigned tokens of the Auth emulator, which anybody can make. */
  emulator?: boolean
}

/** The claims of a Google ID token, besides those that `jose` checks. */
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  auth_time: z.number(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  firebase: z.object({ sign_in_provider: z.string() }),
})

const notGoogle = 'Please sign in with a Google account.'
const noAddress = 'Your Google account has no verified e-mail address. Please choose another one.'

/**
 * Verifies ID tokens as Firebase documents it: RS256 with one of Google's keys, for this project, issued and signed in
 * in the past, not expired, with a subject.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
export function firebaseIdentity(options: FirebaseOptions): VerifyIdentity {
  const { projectId, keys = googleKeys(), emulator = false } = options

  async function payloadOf(token: string): Promise<unknown> {
    const rules = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      maxTokenAge: tokenLife,
      clockTolerance,
    }
    return emulator
      ? UnsecuredJWT.decode(token, rules).payload
      : (await jwtVerify(token, namedKey(keys), { ...rules, algorithms: ['RS256'] })).payload
  }

  return async (token): Promise<Identity | null> => {
    try {
      const read = claims.safeParse(await payloadOf(token))
      if (!read.success) return null
      const { sub: uid, auth_time, email, email_verified, firebase } = read.data
      if (auth_time > Date.now() / 1000 + clockTolerance) return null
      if (firebase.sign_in_provider !== 'google.com') return { uid, email: email ?? '', refusal: notGoogle }
      if (!email || !email_verified) return { uid, email: email ?? '', refusal: noAddress }
      return { uid, email }
    } catch (error) {
      // A JOSE error means that the token is invalid. Any other error is a fault of ours or of Google's.
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}

/** Without a key ID every key would have to be tried; Google always sends one. */
const namedKey =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey()
    return keys(header, token)
  }

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
export const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** In milliseconds. */
export const keyTimes = {
  /** Limit of a request for the keys. */
  timeoutDuration: 5000,
  /** How often an unknown key ID may cause a request: anybody can send a token with an invented key ID. */
  cooldownDuration: 30_000,
  /** Older keys are not used. Google's Cache-Control allows several hours. */
  cacheMaxAge: 60 * 60_000,
}

export const busyMessage = 'Sign-in cannot be checked at the moment. Please try again in a minute.'

/**
 * Finds the key of a token. Throws `Unavailable` where the keys cannot be fetched: then the token is neither accepted
 * nor refused.
 */
export function googleKeys(url = googleKeysUrl, times: Partial<typeof keyTimes> = {}): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { ...keyTimes, ...times })
  return (...token) =>
    keys(...token).catch((error) => {
      if (error instanceof errors.JWKSNoMatchingKey && keys.jwks()?.keys.length) throw error
      logFault({ method: 'GET', path: url }, error)
      throw new Unavailable(busyMessage)
    })
}
