/** Messages where the captcha is Google's. */
import { afterAll, describe, expect, it } from 'vitest'
import { sandboxCaptchaToken } from '../../services/captcha/sandbox'
import { recaptchaVerifier } from '../captcha/captcha'
import { siteverify } from '../captcha/recaptcha.fixture'
import { contactMessages } from '../database/schema'
import { goodMessage, startTestServer } from '../test-server.fixture'

const failed = 'CAPTCHA validation failed. Please try again.'
const settings = { secretKey: 'the secret of the site', hostnames: ['kaksha.example'] }

const google = await siteverify(settings.secretKey, Date.now)
const server = await startTestServer({
  captcha: { verifyCaptcha: recaptchaVerifier(settings, { url: google.url }) },
})
afterAll(async () => {
  await server.close()
  await google.close()
})

const count = () => server.db.$count(contactMessages)
const send = (captcha: string) => server.call('save_contact', { ...goodMessage, captcha })

describe('save_contact', () => {
  it('stores a message once its token is valid, and a token is good for one message', async () => {
    const before = await count()
    google.issue('a token')
    expect((await send('a token')).status).toBe(200)
    expect(await count()).toBe(before + 1)
    const again = await server.call('save_contact', { ...goodMessage, subject: 'More', captcha: 'a token' })
    expect(again).toMatchObject({ status: 422, body: { errors: { captcha: [failed] } } })
    expect(await count()).toBe(before + 1)
  })

  it('refuses a token of another site', async () => {
    google.issue('a token', { hostname: 'elsewhere.example' })
    expect(await send('a token')).toMatchObject({ status: 422, body: { errors: { captcha: [failed] } } })
  })

  it('refuses the sandbox’s token, also of a request from this machine', async () => {
    for (const captcha of [sandboxCaptchaToken, ` ${sandboxCaptchaToken} `])
      expect(await send(captcha)).toMatchObject({ status: 422, body: { errors: { captcha: [failed] } } })
  })

  it('answers 503 with Retry-After while Google is unreachable, and stores nothing', async () => {
    const before = await count()
    google.misbehave((response) => response.writeHead(500).end())
    const reply = await send('a token')
    google.misbehave()
    expect(reply).toMatchObject({
      status: 503,
      body: {
        success: false,
        message: 'The captcha cannot be checked at the moment. Please try again in a minute.',
      },
    })
    expect(reply.headers.get('Retry-After')).toBe('60')
    expect(await count()).toBe(before)
  })
})

describe('a form that is sent without its script', () => {
  const submit = (path: string, headers = {}) =>
    server.raw(path, { method: 'POST', body: new URLSearchParams(goodMessage), headers })

  it.each(['/contact', '/pricing', '/'])('gets a page that says how to reach a person (%s)', async (path) => {
    const before = await count()
    const response = await submit(path)
    const page = await response.text()
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';style-src 'sha256-/)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(page).toContain('<title>Error: Message not sent')
    expect(page).toContain('href="mailto:hello@kaksha.example"')
    expect(page).toMatch(/href="https:\/\/wa\.me\/\d+"/)
    expect(page).not.toContain(goodMessage.name)
    expect(await count()).toBe(before)
  })
})
