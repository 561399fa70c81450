import { describe, expect, it } from 'vitest'
import { StartError } from '../runtime/errors'
import { readSettings, refuseSandboxes, sandboxesIn } from './settings'

type Variables = Record<string, string>

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres:///kaksha' }
const project = 'kaksha-1a2b3'
const checkout = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret key',
  RAZORPAY_WEBHOOK_SECRET: 'other secret',
}
const captcha = { VITE_RECAPTCHA_SITE_KEY: 'public key', RECAPTCHA_SECRET_KEY: 'hidden key' }

/** A row of the table for each value of a variable. */
const rows = (name: string, values: string[], message: string | RegExp, others: Variables = {}) =>
  values.map((value): [Variables, string | RegExp] => [{ ...others, [name]: value }, message])

describe('does not start', () => {
  it.each<[Variables, string | RegExp]>([
    ...rows(
      'NODE_ENV',
      ['prod', 'Production', 'staging'],
      /^NODE_ENV is '\w+': set it to production, development or test\.$/,
    ),
    [
      { NODE_ENV: 'production' },
      /^NODE_ENV is production, but DATABASE_URL is not set: set it to a PostgreSQL, .+ is for trying only\.$/,
    ],
    [{ DATABASE_POOL: '0' }, /^DATABASE_POOL is '0': set it to .+ from 1 to 1000/],
    [{ DATABASE_TIMEOUT_MS: '15s' }, /^DATABASE_TIMEOUT_MS is '15s': /],
    [{ PORT: 'x' }, /^PORT is 'x': set it to a whole number from 0 to 65535\.$/],
    [{ SITE_URL: 'kaksha' }, /^SITE_URL is 'kaksha': set it to a whole address .+\.$/],
    // A scheme without an origin: the origin of such a page is 'null', which anybody can send.
    [{ SITE_URL: 'localhost:3000' }, /^SITE_URL is 'localhost:3000': set it to a whole address .+\.$/],
    [
      { SITE_URL: 'https://school.example/kaksha/' },
      /^SITE_URL is '.+\/kaksha\/': .+ Leave out what follows https:\/\/school\.example\.$/,
    ],
    ...rows(
      'TRUST_PROXY',
      ['9', '-1', '1.5', 'true', 'loopback'],
      /^TRUST_PROXY is '[^']+': set it to a whole number from 0 to 8\.$/,
    ),
    [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud': set it to debug, info, warn, error, silent."],
    [
      { ...production, ALLOW_SANDBOX: 'calender' },
      /^ALLOW_SANDBOX is 'calender': name sandboxes .+ sign-in, captcha, checkout, calendar, application\.$/,
    ],
    // The server sends its password to this address.
    ...rows(
      'RAZORPAY_API_BASE',
      [
        'https://api.razorpay.example',
        'http://127.0.0.1.example',
        'http://127.0.0.1@elsewhere.example',
        'localhost:9',
        'nonsense',
      ],
      /^RAZORPAY_API_BASE is '.+': only/,
      checkout,
    ),
    ...rows(
      'RECAPTCHA_HOSTNAMES',
      [
        'https://kaksha.example',
        'kaksha.example:443',
        '*.kaksha.example',
        'a,,b',
        ',',
        '*',
        'kaksha.example/',
      ],
      /^RECAPTCHA_HOSTNAMES is '[^']+'/,
      captcha,
    ),
    ...rows(
      'FIREBASE_PROJECT_ID',
      ['https://kaksha-1a2b3.firebaseapp.com', 'Kaksha', 'kaksha 1', 'k', '1234567', 'kaksha-'],
      /^FIREBASE_PROJECT_ID is '[^']+'/,
    ),
    [{ VITE_FIREBASE_API_KEY: 'key' }, /needs FIREBASE_PROJECT_ID/],
  ])('with %j', (variables, message) => {
    const read = () => readSettings(variables)
    expect(read).toThrow(StartError)
    expect(read).toThrow(message)
  })

  it.each([
    ...Object.keys(checkout).flatMap((name) =>
      rows(name, [''], `The checkout needs ${name} too: set all three, or none.`, checkout),
    ),
    ...Object.keys(captcha).flatMap((name) =>
      rows(name, [''], `The captcha needs ${name} too: set both, or none.`, captcha),
    ),
    ...rows(
      'METRICS_TOKEN',
      ['short', '01234567890 123456789', '01234567890123456789é'],
      /^METRICS_TOKEN can be guessed or cannot be sent: .+ openssl rand -hex 20/,
    ),
  ])('with %j, and repeats no value', (variables, message) => {
    const read = () => readSettings(variables)
    expect(read).toThrow(message)
    for (const value of Object.values(variables).filter(Boolean)) expect(read).not.toThrow(value)
  })
})

it('refuses sandboxes in production unless allowed', () => {
  const settings = readSettings(production)
  expect(() => refuseSandboxes(settings, ['checkout', 'calendar'])).toThrow(
    'checkout and calendar would run in a sandbox: set ALLOW_SANDBOX=checkout,calendar to serve it all the same.',
  )
  expect(() => refuseSandboxes(settings, [])).not.toThrow()
  const allowing = (names: string) => readSettings({ ...production, ALLOW_SANDBOX: names })
  expect(() => refuseSandboxes(allowing('calendar'), ['calendar'])).not.toThrow()
  expect(() => refuseSandboxes(allowing('calendar'), ['sign-in', 'calendar'])).toThrow(/sign-in would run/)
  const all = ['sign-in', 'captcha', 'checkout', 'calendar', 'application'] as const
  expect(() => refuseSandboxes(allowing(all.join()), [...all])).not.toThrow()
})

it('counts a test key and a missing address of the application as sandboxes', () => {
  const addresses = { schedulingUrl: 'https://calendly.com/a', applicationUrl: 'https://app.kaksha.example/' }
  const sandboxes = (env: object, urls = addresses) =>
    sandboxesIn(readSettings({ ...checkout, ...captcha, FIREBASE_PROJECT_ID: project, ...env }), urls)
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

it('reads the number of connections and the database time-out', () => {
  expect(readSettings({})).toMatchObject({ databasePool: 10, databaseTimeoutMs: 15_000 })
  const variables = { DATABASE_POOL: '1', DATABASE_TIMEOUT_MS: '100' }
  expect(readSettings(variables)).toMatchObject({ databasePool: 1, databaseTimeoutMs: 100 })
})

describe('the checkout', () => {
  it('is a sandbox until it has keys', () => {
    const sandbox = { name: 'sandbox', isSandbox: true }
    expect(readSettings({}).payment).toEqual(sandbox)
    const half = { RAZORPAY_KEY_ID: '', RAZORPAY_API_BASE: 'http://localhost:1' }
    expect(readSettings(half).payment).toEqual(sandbox)
    const values = { keyId: 'rzp_live_1', keySecret: 'secret key', webhookSecret: 'other secret' }
    expect(readSettings(checkout).payment).toEqual({ name: 'razorpay', values, isSandbox: false })
  })

  it.each(['http://127.0.0.1:9', 'http://localhost:9/', 'http://[::1]:9'])(
    'may be a test double at %s',
    (RAZORPAY_API_BASE) => {
      expect(readSettings({ ...checkout, RAZORPAY_API_BASE }).payment).toMatchObject({
        values: { apiBase: new URL(RAZORPAY_API_BASE).origin },
        isSandbox: true,
      })
    },
  )
})

describe('the captcha', () => {
  it('is a sandbox until it has its keys', () => {
    expect(readSettings({}).recaptcha).toBeUndefined()
    expect(readSettings({ VITE_RECAPTCHA_SITE_KEY: '', RECAPTCHA_SECRET_KEY: '' }).recaptcha).toBeUndefined()
  })

  it.each<[Variables, string[]]>([
    [{}, ['kaksha.example']],
    [{ SITE_URL: 'https://WWW.School.example:8443/' }, ['www.school.example']],
    [{ RECAPTCHA_HOSTNAMES: 'localhost' }, ['localhost']],
    [
      { RECAPTCHA_HOSTNAMES: ' Kaksha.example, www.kaksha.example,127.0.0.1' },
      ['kaksha.example', 'www.kaksha.example', '127.0.0.1'],
    ],
  ])('accepts with %j tokens of %j', (variables, hosts) => {
    expect(readSettings({ ...captcha, ...variables }).recaptcha?.hostnames).toEqual(hosts)
  })
})

describe('sign-in', () => {
  it('is a sandbox until a Firebase project is named', () => {
    expect(readSettings({}).firebase).toBeUndefined()
    for (const FIREBASE_PROJECT_ID of [project, 'school.example:kaksha-1'])
      expect(readSettings({ FIREBASE_PROJECT_ID }).firebase).toEqual({ projectId: FIREBASE_PROJECT_ID })
  })

  it.each([
    [{}, project],
    [{ FIREBASE_PROJECT_ID: 'another-project' }, 'another-project'],
    [{ FIREBASE_PROJECT_ID: '' }, project],
  ])('uses the project of the build where the server has no setting: %j', (variables, projectId) => {
    const settings = readSettings({ VITE_FIREBASE_PROJECT_ID: project, ...variables })
    expect(settings.firebase?.projectId).toBe(projectId)
  })
})

describe('the running server', () => {
  it('trusts no proxy without TRUST_PROXY', () => {
    expect(readSettings({}).trustProxy).toBe(0)
    expect(readSettings({ TRUST_PROXY: '' }).trustProxy).toBe(0)
    expect(readSettings({ TRUST_PROXY: '2', SITE_URL: 'https://kaksha.example' }).trustProxy).toBe(2)
  })

  it('logs requests in production, and only problems elsewhere', () => {
    expect(readSettings({}).logLevel).toBe('warn')
    expect(readSettings(production).logLevel).toBe('info')
    expect(readSettings({ LOG_LEVEL: 'silent' }).logLevel).toBe('silent')
  })

  it('may have a token for the metrics', () => {
    expect(readSettings({}).metricsToken).toBeUndefined()
    expect(readSettings({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
    const token = '0123456789abcdef0123'
    expect(readSettings({ METRICS_TOKEN: token }).metricsToken).toBe(token)
  })
})
