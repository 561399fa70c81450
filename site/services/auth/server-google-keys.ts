/** The public keys that Google signs Firebase's ID tokens with. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { Unavailable } from '../platform/api'
import { logFault } from '../platform/log'

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
export const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** In milliseconds. */
export const keyTimes = {
  /** A request for the keys may take this long. */
  timeout: 5000,
  /** A key that is not known is asked for this often: anybody can make up names of keys. */
  cooldown: 30_000,
  /** After a failure, others are told at once that it failed, for this long. */
  failure: 5000,
  /** Bounds of what Cache-Control says, and what counts where it says nothing. */
  shortest: 60_000,
  longest: 24 * 60 * 60_000,
  otherwise: 60 * 60_000,
} as const

export const busyMessage = 'Sign-in cannot be checked at the moment. Please try again in a minute.'

export type KeyOptions = { url?: string; timeout?: number; now?: () => number }
type Keys = { find: ReturnType<typeof createLocalJWKSet>; fetchedAt: number; freshUntil: number }

/** How long an answer may be kept, in milliseconds: what its Cache-Control says, less the time it lay in a cache. */
export function lifetimeOf(headers: Headers): number {
  const maxAge = headers.get('Cache-Control')?.match(/(?:^|[\s,])max-age="?(\d+)/i)?.[1]
  if (!maxAge) return keyTimes.otherwise
  const left = (Number(maxAge) - (Number(headers.get('Age')) || 0)) * 1000
  return Math.min(Math.max(left, keyTimes.shortest), keyTimes.longest)
}

const isKeySet = (value: unknown): value is JSONWebKeySet => {
  const { keys } = (value ?? {}) as { keys?: unknown }
  return Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key?.kid === 'string')
}

/**
 * Finds the key of a token. Keys are kept as long as Google says and fetched again before that for a name that is
 * not among them, since keys rotate. Throws `Unavailable` where the keys cannot be had: a token that cannot be
 * checked is neither good nor bad.
 */
export function googleKeys(options: KeyOptions = {}): JWTVerifyGetKey {
  const { url = googleKeysUrl, timeout = keyTimes.timeout, now = Date.now } = options
  let kept: Keys | undefined
  let coming: Promise<Keys> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  function unavailable(error: unknown) {
    logFault({ method: 'GET', path: url }, error)
    return new Unavailable(busyMessage)
  }

  async function request(): Promise<Keys> {
    const fetchedAt = now()
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`Google's keys: ${response.status}`)
    const set: unknown = await response.json()
    if (!isKeySet(set)) throw new Error("Google's keys are none.")
    return { find: createLocalJWKSet(set), fetchedAt, freshUntil: fetchedAt + lifetimeOf(response.headers) }
  }

  /** One request at a time, however many wait for it. */
  function renew(): Promise<Keys> {
    if (now() - failedAt < keyTimes.failure) return Promise.reject(new Unavailable(busyMessage))
    coming ??= request()
      .then(
        (keys) => (kept = keys),
        (error) => {
          failedAt = now()
          throw unavailable(error)
        },
      )
      .finally(() => (coming = undefined))
    return coming
  }

  /** Null where no key has that name. */
  const look = ({ find }: Keys, ...token: Parameters<Keys['find']>) =>
    find(...token).catch((error) => {
      if (error instanceof errors.JWKSNoMatchingKey) return null
      if (error instanceof errors.JOSEError) throw error
      throw unavailable(error) // A key that is none.
    })

  return async (...token) => {
    const keys = kept && now() < kept.freshUntil ? kept : await renew()
    const key = await look(keys, ...token)
    if (key) return key
    const rotated = now() - keys.fetchedAt < keyTimes.cooldown ? null : await look(await renew(), ...token)
    if (rotated) return rotated
    throw new errors.JWKSNoMatchingKey()
  }
}
