/** The public keys with which Google signs Firebase's ID tokens. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { Unavailable } from '../platform/api'
import { logFault } from '../platform/log'

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
