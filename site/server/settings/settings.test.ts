import { describe, expect, it } from 'vitest'
import { readSettings, refuseSandboxes, sandboxesIn } from './settings'

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'other secret',
}

describe('the checkout', () => {
  it('is a sandbox until it has keys', () => {
    const sandbox = { name: 'sandbox', isSandbox: true }
    expect(readSettings({}).payment).toEqual(sandbox)
    const half = { RAZORPAY_KEY_ID: '', RAZORPAY_API_BASE: 'http://localhost:1' }
    expect(readSettings(half).payment).toEqual(sandbox)
    const values = { keyId: 'rzp_live_1', keySecret: 'secret', webhookSecret: 'other secret' }
    expect(readSettings(keys).payment).toEqual({ name: 'razorpay', values, isSandbox: false })
  })

  it.each(Object.keys(keys))('does not start without %s alone, and prints no secret', (name) => {
    const read = () => readSettings({ ...keys, [name]: '' })
    expect(read).toThrow(`The checkout needs ${name} too: set all three, or none.`)
    expect(read).not.toThrow(/secret'|other secret|rzp_live/)
  })

  it.each(['http://127.0.0.1:9', 'http://localhost:9/', 'http://[::1]:9'])(
    'may be a test double at %s',
    (apiBase) => {
      const { origin } = new URL(apiBase)
      expect(readSettings({ ...keys, RAZORPAY_API_BASE: apiBase }).payment).toMatchObject({
        values: { apiBase: origin },
        isSandbox: true,
      })
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
  const production = readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgres:///kaksha' })
  expect(() => refuseSandboxes(production, ['checkout', 'calendar'])).toThrow(
    'checkout and calendar would run in a sandbox: set ALLOW_SANDBOX=checkout,calendar to serve it all the same.',
  )
  expect(() => refuseSandboxes(production, [])).not.toThrow()
  const allowing = (names: string) =>
    readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgres:///kaksha', ALLOW_SANDBOX: names })
  expect(() => refuseSandboxes(allowing('calendar'), ['calendar'])).not.toThrow()
  expect(() => refuseSandboxes(allowing('calendar'), ['sign-in', 'calendar'])).toThrow(/sign-in would run/)
  const all = ['sign-in', 'captcha', 'checkout', 'calendar', 'application'] as const
  expect(() => refuseSandboxes(allowing(all.join()), [...all])).not.toThrow()
  // It used to allow all of them.
  expect(() => allowing('1')).toThrow(/^ALLOW_SANDBOX is '1': name sandboxes /)
  expect(() => allowing('calender')).toThrow(
    /^ALLOW_SANDBOX is 'calender': name sandboxes .+ sign-in, captcha, checkout, calendar, application\.$/,
  )
})

it('counts a test key and a missing address of the application as sandboxes', () => {
  const real = { ...keys, FIREBASE_PROJECT_ID: 'kaksha-1a2b3' }
  const captcha = { VITE_RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
  const addresses = { schedulingUrl: 'https://calendly.com/a', applicationUrl: 'https://app.kaksha.example/' }
  const sandboxes = (env: object, urls = addresses) =>
    sandboxesIn(readSettings({ ...real, ...captcha, ...env }), urls)
  expect(sandboxes({})).toEqual([])
  expect(sandboxes({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toEqual(['checkout'])
  expect(sandboxes({}, { ...addresses, applicationUrl: '' })).toEqual(['application'])
  expect(sandboxesIn(readSettings({}), { schedulingUrl: '', applicationUrl: '' })).toEqual([
    'sign-in',
    'captcha',
    'checkout',
    'calendar',
    'application',
  ])
})

it('does not start in production without a PostgreSQL', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
    /^NODE_ENV is production, but DATABASE_URL is not set: set it to a PostgreSQL, .+ is for trying only\.$/,
  )
})

it('refuses an unknown NODE_ENV', () => {
  for (const unknown of ['prod', 'Production', 'staging'])
    expect(() => readSettings({ NODE_ENV: unknown })).toThrow(
      `NODE_ENV is '${unknown}': set it to production, development or test.`,
    )
})

it('reads the number of connections and the database time-out', () => {
  expect(readSettings({})).toMatchObject({ databasePool: 10, databaseTimeoutMs: 15_000 })
  expect(readSettings({ DATABASE_POOL: '1', DATABASE_TIMEOUT_MS: '100' })).toMatchObject({
    databasePool: 1,
    databaseTimeoutMs: 100,
  })
  expect(() => readSettings({ DATABASE_POOL: '0' })).toThrow(
    /^DATABASE_POOL is '0': set it to .+ from 1 to 1000/,
  )
  expect(() => readSettings({ DATABASE_TIMEOUT_MS: '15s' })).toThrow(/^DATABASE_TIMEOUT_MS is '15s': /)
})
