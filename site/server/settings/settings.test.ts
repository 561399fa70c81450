import { describe, expect, it } from 'vitest'
import { readSettings, refuseSandboxes } from './settings'

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'other secret',
}

describe('the checkout', () => {
  it('is a sandbox until it has keys', () => {
    expect(readSettings({}).razorpay).toBeUndefined()
    expect(
      readSettings({ RAZORPAY_KEY_ID: '', RAZORPAY_API_BASE: 'http://localhost:1' }).razorpay,
    ).toBeUndefined()
    expect(readSettings(keys).razorpay).toEqual({
      ...{ keyId: 'rzp_live_1', keySecret: 'secret', webhookSecret: 'other secret' },
      apiBase: undefined,
    })
  })

  it.each(Object.keys(keys))('does not start without %s alone, and prints no secret', (name) => {
    const read = () => readSettings({ ...keys, [name]: '' })
    expect(read).toThrow(`The checkout needs ${name} too: set all three, or none.`)
    expect(read).not.toThrow(/secret'|other secret|rzp_live/)
  })

  it.each(['http://127.0.0.1:9', 'http://localhost:9/', 'http://[::1]:9'])(
    'may be a double at %s',
    (apiBase) => {
      const { origin } = new URL(apiBase)
      expect(readSettings({ ...keys, RAZORPAY_API_BASE: apiBase }).razorpay?.apiBase).toBe(origin)
    },
  )

  it.each([
    'https://api.razorpay.example',
    'http://127.0.0.1.example',
    'http://127.0.0.1@elsewhere.example',
    'localhost:9',
    'nonsense',
  ])('sends its password nowhere else: %s', (apiBase) => {
    expect(() => readSettings({ ...keys, RAZORPAY_API_BASE: apiBase })).toThrow(
      /^RAZORPAY_API_BASE is '.+': only/,
    )
  })
})

it('refuses sandboxes in production unless allowed', () => {
  const production = readSettings({ NODE_ENV: 'production' })
  expect(() => refuseSandboxes(production, ['the checkout'])).toThrow(/the checkout would run in a sandbox/)
  expect(() => refuseSandboxes(production, [])).not.toThrow()
  expect(() => refuseSandboxes({ ...production, allowSandbox: true }, ['the checkout'])).not.toThrow()
})

it('reads the number of connections and the database time-out', () => {
  expect(readSettings({})).toMatchObject({ databasePool: 10, databaseTimeoutMs: 15_000 })
  expect(readSettings({ DATABASE_POOL: '1', DATABASE_TIMEOUT_MS: '100' })).toMatchObject({
    ...{ databasePool: 1, databaseTimeoutMs: 100 },
  })
  expect(() => readSettings({ DATABASE_POOL: '0' })).toThrow(
    /^DATABASE_POOL is '0': set it to .+ from 1 to 1000/,
  )
  expect(() => readSettings({ DATABASE_TIMEOUT_MS: '15s' })).toThrow(/^DATABASE_TIMEOUT_MS is '15s': /)
})
