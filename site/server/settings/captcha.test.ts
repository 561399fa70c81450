import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

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
