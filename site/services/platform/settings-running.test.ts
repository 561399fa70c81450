/** Settings of how the server runs. */
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

describe('TRUST_PROXY', () => {
  it('trusts nobody until it is set', () => {
    expect(readSettings({}).trustProxy).toBe(0)
    expect(readSettings({ TRUST_PROXY: '' }).trustProxy).toBe(0)
    expect(readSettings({ TRUST_PROXY: '2', SITE_URL: 'https://kaksha.example' }).trustProxy).toBe(2)
  })
  it.each(['9', '-1', '1.5', 'true', 'loopback'])('does not take %j', (value) => {
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
      `TRUST_PROXY is '${value}': set it to a whole number from 0 to 8.`,
    )
  })
})

describe('LOG_LEVEL', () => {
  it('says more in production', () => {
    expect(readSettings({}).logLevel).toBe('warn')
    expect(readSettings({ NODE_ENV: 'production' }).logLevel).toBe('info')
    expect(readSettings({ LOG_LEVEL: 'silent' }).logLevel).toBe('silent')
  })
  it('says what there is', () => {
    expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(
      "LOG_LEVEL is 'loud': set it to debug, info, warn, error, silent.",
    )
  })
})

describe('METRICS_TOKEN', () => {
  it('may be left out, or is long', () => {
    expect(readSettings({}).metricsToken).toBeUndefined()
    expect(readSettings({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
    const token = '0123456789abcdef0123'
    expect(readSettings({ METRICS_TOKEN: token }).metricsToken).toBe(token)
  })
  it.each(['short', '01234567890 123456789', '01234567890123456789é'])(
    'does not take %j, nor repeat it',
    (token) => {
      const read = () => readSettings({ METRICS_TOKEN: token })
      expect(read).toThrow(/^METRICS_TOKEN can be guessed or cannot be sent: .+ openssl rand -hex 20/)
      expect(read).not.toThrow(token)
    },
  )
})
