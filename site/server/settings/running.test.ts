/** Settings of the running server. */
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

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
    expect(readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgres:///kaksha' }).logLevel).toBe('info')
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
