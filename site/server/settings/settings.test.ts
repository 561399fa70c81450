import { describe, expect, it } from 'vitest'
import { StartError } from '../runtime/errors'
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

describe('the captcha', () => {
  const keys = { VITE_RECAPTCHA_SITE_KEY: 'public key', RECAPTCHA_SECRET_KEY: 'hidden key' }

  it('is a sandbox until it has its keys', () => {
    expect(readSettings({}).recaptcha).toBeUndefined()
    expect(readSettings({ VITE_RECAPTCHA_SITE_KEY: '', RECAPTCHA_SECRET_KEY: '' }).recaptcha).toBeUndefined()
  })

  it.each(Object.keys(keys))('does not start without %s alone, and prints no key', (name) => {
    const read = () => readSettings({ ...keys, [name]: '' })
    expect(read).toThrow(`The captcha needs ${name} too: set both, or none.`)
    expect(read).not.toThrow(/public key|hidden key/)
  })

  describe('the hosts of a token', () => {
    const hostnames = (env: Record<string, string>) => readSettings({ ...keys, ...env }).recaptcha?.hostnames

    it.each([
      [{}, ['kaksha.example']],
      [{ SITE_URL: 'https://WWW.School.example:8443/' }, ['www.school.example']],
      [{ RECAPTCHA_HOSTNAMES: 'localhost' }, ['localhost']],
      [
        { RECAPTCHA_HOSTNAMES: ' Kaksha.example, www.kaksha.example,127.0.0.1' },
        ['kaksha.example', 'www.kaksha.example', '127.0.0.1'],
      ],
    ])('%j: %j', (env, hosts) => {
      expect(hostnames(env as unknown as Record<string, string>)).toEqual(hosts)
    })

    it.each([
      'https://kaksha.example',
      'kaksha.example:443',
      '*.kaksha.example',
      'a,,b',
      ',',
      '*',
      'kaksha.example/',
    ])('refuses %j', (listed) => {
      expect(() => hostnames({ RECAPTCHA_HOSTNAMES: listed })).toThrow(`RECAPTCHA_HOSTNAMES is '${listed}'`)
    })
  })
})

describe('sign-in', () => {
  const project = 'kaksha-1a2b3'
  const settingsOf = (env: Record<string, string>) => readSettings(env).firebase
  const refusalOf = (env: Record<string, string>) => {
    try {
      return settingsOf(env)
    } catch (error) {
      expect(error).toBeInstanceOf(StartError)
      return (error as Error).message
    }
  }

  it('is a sandbox until a Firebase project is named', () => {
    expect(settingsOf({})).toBeUndefined()
    expect(settingsOf({ FIREBASE_PROJECT_ID: project })).toEqual({ projectId: project, emulator: false })
  })

  it('uses the project of the build where the server has no setting', () => {
    const build = { VITE_FIREBASE_PROJECT_ID: project }
    expect(settingsOf(build)?.projectId).toBe(project)
    expect(settingsOf({ ...build, FIREBASE_PROJECT_ID: 'another-project' })?.projectId).toBe(
      'another-project',
    )
    expect(settingsOf({ ...build, FIREBASE_PROJECT_ID: '' })?.projectId).toBe(project)
  })

  it('accepts unsigned tokens only where configured, and never in production', () => {
    const emulator = { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
    expect(settingsOf(emulator)).toEqual({ projectId: project, emulator: true })
    for (const more of [{}, { ALLOW_SANDBOX: 'sign-in' }])
      expect(
        refusalOf({
          ...emulator,
          ...(more as object),
          NODE_ENV: 'production',
          DATABASE_URL: 'postgres:///kaksha',
        }),
      ).toMatch(/lets anyone sign in as any account/)
  })

  it.each([{ VITE_FIREBASE_API_KEY: 'key' }, { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }])(
    'requires the project that %j needs',
    (env) => expect(refusalOf(env as unknown as Record<string, string>)).toMatch(/needs FIREBASE_PROJECT_ID/),
  )

  it.each(['https://kaksha-1a2b3.firebaseapp.com', 'Kaksha', 'kaksha 1', 'k', '1234567', 'kaksha-'])(
    'refuses %j',
    (id) => {
      expect(refusalOf({ FIREBASE_PROJECT_ID: id })).toContain(`FIREBASE_PROJECT_ID is '${id}'`)
    },
  )

  it('accepts older project IDs too', () => {
    expect(settingsOf({ FIREBASE_PROJECT_ID: 'school.example:kaksha-1' })?.projectId).toBe(
      'school.example:kaksha-1',
    )
  })
})

describe('the running server', () => {
  describe('TRUST_PROXY', () => {
    it('trusts no proxy until it is set', () => {
      expect(readSettings({}).trustProxy).toBe(0)
      expect(readSettings({ TRUST_PROXY: '' }).trustProxy).toBe(0)
      expect(readSettings({ TRUST_PROXY: '2', SITE_URL: 'https://kaksha.example' }).trustProxy).toBe(2)
    })
    it.each(['9', '-1', '1.5', 'true', 'loopback'])('refuses %j', (value) => {
      expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
        `TRUST_PROXY is '${value}': set it to a whole number from 0 to 8.`,
      )
    })
  })

  describe('PORT and SITE_URL', () => {
    it.each([
      [{ PORT: 'x' }, /^PORT is 'x': set it to a whole number from 0 to 65535\.$/],
      [{ SITE_URL: 'kaksha' }, /^SITE_URL is 'kaksha': set it to a whole address .+\.$/],
      // A scheme without an origin: the origin of such a page is 'null', which anybody can send.
      [{ SITE_URL: 'localhost:3000' }, /^SITE_URL is 'localhost:3000': set it to a whole address .+\.$/],
      [
        { SITE_URL: 'https://school.example/kaksha/' },
        /^SITE_URL is '.+\/kaksha\/': .+ Leave out what follows https:\/\/school\.example\.$/,
      ],
    ])('refuse %j', (env, message) => {
      expect(() => readSettings(env)).toThrow(message)
    })
  })

  describe('LOG_LEVEL', () => {
    it('is info in production, warn elsewhere', () => {
      expect(readSettings({}).logLevel).toBe('warn')
      expect(readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgres:///kaksha' }).logLevel).toBe(
        'info',
      )
      expect(readSettings({ LOG_LEVEL: 'silent' }).logLevel).toBe('silent')
    })
    it('is refused with a list of the levels', () => {
      expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(
        "LOG_LEVEL is 'loud': set it to debug, info, warn, error, silent.",
      )
    })
  })

  describe('METRICS_TOKEN', () => {
    it('may be missing, or is long', () => {
      expect(readSettings({}).metricsToken).toBeUndefined()
      expect(readSettings({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
      const token = '0123456789abcdef0123'
      expect(readSettings({ METRICS_TOKEN: token }).metricsToken).toBe(token)
    })
    it.each(['short', '01234567890 123456789', '01234567890123456789é'])(
      'refuses %j, and does not repeat it',
      (token) => {
        const read = () => readSettings({ METRICS_TOKEN: token })
        expect(read).toThrow(/^METRICS_TOKEN can be guessed or cannot be sent: .+ openssl rand -hex 20/)
        expect(read).not.toThrow(token)
      },
    )
  })
})
