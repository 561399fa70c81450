import { describe, expect, it } from 'vitest'
import { mailSettings } from './mail'

const read = (url: string, more: Record<string, string> = {}) => mailSettings({ SMTP_URL: url, ...more })

describe('the mail server', () => {
  it('is none until it has an address', () => {
    expect(mailSettings({})).toBeUndefined()
    expect(mailSettings({ SMTP_URL: '', MAIL_TO: 'nonsense' })).toBeUndefined()
  })

  it.each([
    ['smtp://mail.school.example', { host: 'mail.school.example', port: 587, secure: false }],
    ['smtp://mail.school.example:25/', { port: 25, secure: false, startTls: 'offered' }],
    ['smtps://mail.school.example', { port: 465, secure: true }],
    ['smtp://me%40x:p%23%2F%25@mail.school.example', { auth: { user: 'me@x', pass: 'p#/%' } }],
    ['smtp://[::1]:1025', { host: '::1', startTls: 'never' }],
  ])('is read from %s', (url, expected) => {
    expect(read(url)).toMatchObject(expected)
  })

  it('must offer TLS in production, except on this machine', () => {
    const production = { NODE_ENV: 'production', MAIL_FROM: 'a@school.in', MAIL_TO: 'b@school.in' }
    expect(read('smtp://mail.school.example', production)?.startTls).toBe('required')
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(read(`smtp://${host}`, production)?.startTls).toBe('never')
  })

  it.each([
    ['mail.school.example', /^SMTP_URL is no address of a mail server: set it to .+\.$/],
    ['http://me:secret@mail.school.example', /^SMTP_URL is no address of a mail server/],
    ['smtp://', /^SMTP_URL is no address of a mail server/],
    ['smtp://me:secret@', /^SMTP_URL is no address of a mail server/],
    ['smtp://me:secret@mail.school.example?ignoreTLS=true', /^SMTP_URL has something after the host/],
    ['smtp://me:secret@mail.school.example/x', /^SMTP_URL has something after the host/],
    ['smtp://me:se#cret@mail.school.example', /^SMTP_URL /],
    ['smtp://me:secret%@mail.school.example', /^SMTP_URL has a % that stands for nothing/],
    ['smtp://me@mail.school.example', /^SMTP_URL has only one of user and password/],
    ['smtp://:secret@mail.school.example', /^SMTP_URL has only one of user and password/],
  ])('does not start with %s, and prints no password', (url, why) => {
    expect(() => read(url)).toThrow(why)
    expect(() => read(url)).not.toThrow(/secret|\n/)
  })
})

describe('the addresses', () => {
  it('are the brand’s until they are set', () => {
    const brands = { from: 'hello@kaksha.example', to: 'hello@kaksha.example' }
    expect(read('smtp://localhost')).toMatchObject(brands)
    const addresses = { MAIL_FROM: 'web@school.in', MAIL_TO: 'office@school.in' }
    expect(read('smtp://localhost', addresses)).toMatchObject({
      from: 'web@school.in',
      to: 'office@school.in',
    })
  })

  it.each(['office', 'a@b.in, c@d.in', 'Office <a@b.in>', 'a@b.in\nBcc: c@d.in', '"a"@b.in'])(
    'must be one plain address each: not %j',
    (address) => {
      for (const name of ['MAIL_FROM', 'MAIL_TO'])
        expect(() => read('smtp://localhost', { [name]: address })).toThrow(
          new RegExp(`^${name} is '.+`, 's'),
        )
    },
  )

  it('must not be .example addresses in production', () => {
    expect(() => read('smtp://localhost', { NODE_ENV: 'production' })).toThrow(
      /^MAIL_FROM .+cannot receive mail/,
    )
  })
})
