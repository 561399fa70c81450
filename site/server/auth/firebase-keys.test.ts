import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '../http/api/reply'
import { readLog } from '../observability/log.fixture'
import { firebaseIdentity, googleKeys, googleKeysUrl, keyTimes } from './firebase'
import { claimsOf, keyServer, makeSigner, projectId, type Signer, signed, today } from './firebase.fixture'

const first = await makeSigner('key-1')
const second = await makeSigner('key-2')

let google: Awaited<ReturnType<typeof keyServer>>
let verify: ReturnType<typeof firebaseIdentity>
const log = readLog()
beforeEach(async () => {
  log.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  google = await keyServer(first)
  verify = firebaseIdentity({ projectId, keys: googleKeys(google.url, { timeoutDuration: 300 }) })
})
afterEach(() => {
  vi.useRealTimers()
  return google.close()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
/** Verifies a new token of this signer: 'in', 'refused' or 'unavailable'. */
const ask = async (signer: Signer) =>
  verify(await signed(claimsOf('mitali', Date.now()), signer)).then(
    (identity) => (identity ? 'in' : 'refused'),
    (error) => (error instanceof Unavailable ? 'unavailable' : error),
  )

it('asks Google’s address for the secure token service', () => {
  expect(googleKeysUrl).toBe(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  )
})

it('fetches the keys once for many simultaneous calls, and keeps them for an hour', async () => {
  expect(google.requests).toBe(0)
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => ask(first))))).toEqual(new Set(['in']))
  later(keyTimes.cacheMaxAge - 1)
  expect(await ask(first)).toBe('in')
  expect(google.requests).toBe(1)
  later(1)
  expect(await ask(first)).toBe('in')
  expect(google.requests).toBe(2)
})

describe('when the keys rotate', () => {
  it('fetches them for an unknown key ID', async () => {
    await ask(first)
    google.keys = [first.jwk, second.jwk]
    later(keyTimes.cooldownDuration)
    expect(await ask(second)).toBe('in')
    expect(await ask(first)).toBe('in')
    expect(google.requests).toBe(2)
  })

  it('accepts no key that Google has withdrawn, once the cached ones have expired', async () => {
    await ask(first)
    google.keys = [second.jwk]
    later(keyTimes.cacheMaxAge)
    expect(await ask(first)).toBe('refused')
    expect(await ask(second)).toBe('in')
  })

  it('does not ask Google for every invented key ID', async () => {
    await ask(first)
    for (let i = 0; i < 20; i++) expect(await ask({ ...second, kid: `made-up-${i}` })).toBe('refused')
    expect(google.requests).toBe(1)
    later(keyTimes.cooldownDuration)
    for (let i = 0; i < 20; i++) expect(await ask({ ...second, kid: `made-up-${i}` })).toBe('refused')
    expect(google.requests).toBe(2)
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
    ['redirect', (_, response) => void response.writeHead(302, { Location: google.url }).end()],
  ]
  it.each(answers)('when they %s', async (_, answer) => {
    google.answer = answer
    expect(await ask(first)).toBe('unavailable')
    expect(log.length).toBeGreaterThan(0)
    expect(log.join()).not.toContain('mitali')
  })

  it('but the last keys work for six hours', async () => {
    await ask(first)
    google.answer = (_, response) => void response.writeHead(503).end()
    later(keyTimes.cacheMaxAge - 1)
    expect(await ask(first)).toBe('in')
    expect(await ask(second)).toBe('unavailable')
    expect(await ask(first)).toBe('in')
    later(1)
    expect(await ask(first)).toBe('in')
    expect(await ask(second)).toBe('unavailable')
    later(keyTimes.staleMaxAge - keyTimes.cacheMaxAge - 1)
    expect(await ask(first)).toBe('in')
    later(1)
    expect(await ask(first)).toBe('unavailable')
    google.answer = null
    expect(await ask(first)).toBe('in')
  })
})
