import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as captcha from '../captcha/captcha'
import { sandboxCaptchaToken } from '../captcha/sandbox'
import { sendContact } from './calls'

const message = {
  name: 'Mitali Sen',
  email: 'mitali@ganit.example',
  phone: '+91 33 4000 0000',
  subject: 'Plans',
  message: 'Which plan suits\na school of forty?',
}
const messageId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const fetched = vi.fn<typeof fetch>()
const json = (body: unknown, status = 200) => Response.json(body, { status })

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

it('posts the five fields and the captcha', async () => {
  fetched.mockResolvedValue(json({ success: true }))
  expect(await sendContact(message)).toEqual({
    ok: true,
    value: 'Your message has been sent. Thank you!',
  })
  const [url, request] = fetched.mock.calls[0]!
  expect(url).toBe('/v1/save_contact')
  expect(JSON.parse(String(request?.body))).toEqual({
    ...message,
    captcha: sandboxCaptchaToken,
    messageId: expect.stringMatching(messageId),
  })
})

describe('the ID of a message', () => {
  const idOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body)).messageId
  const ok = () => fetched.mockResolvedValueOnce(json({ success: true }))

  it('stays until it is sent, so that a message whose answer was lost is stored once', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await sendContact(message)
    fetched.mockResolvedValueOnce(json({ success: false }, 503))
    await sendContact(message)
    ok()
    await sendContact(message)
    ok()
    await sendContact(message)
    expect([idOf(1), idOf(2)]).toEqual([idOf(0), idOf(0)])
    expect(idOf(3), 'a new message in the same words').not.toBe(idOf(0))
  })

  it('changes with the text: the server would keep the first text', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await sendContact(message)
    ok()
    await sendContact({ ...message, phone: '+91 33 4000 0001' })
    expect(idOf(1)).not.toBe(idOf(0))
  })

  it('exists over plain http too, where a browser has no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    ok()
    await sendContact(message)
    expect(idOf(0)).toMatch(messageId)
  })
})

it('sends nothing that the contract refuses', async () => {
  const result = await sendContact({ ...message, email: 'mitali', phone: '' })
  expect(result).toEqual({
    ok: false,
    errors: {
      email: ['Write the e-mail address in full, for example name@school.example.'],
      phone: ['Enter your phone number.'],
    },
  })
  expect(fetched).not.toHaveBeenCalled()
})

it.each([[null], ['']])('sends nothing when the captcha’s token is %j', async (token) => {
  vi.spyOn(captcha, 'getCaptchaToken').mockResolvedValue(token)
  expect(await sendContact(message)).toEqual({
    ok: false,
    message: 'CAPTCHA validation failed. Please try again.',
    errors: {},
  })
  expect(fetched).not.toHaveBeenCalled()
})

describe('an answer that is not ok', () => {
  it('returns the server’s field errors', async () => {
    const errors = { email: ['This address cannot receive mail.'] }
    fetched.mockResolvedValue(json({ success: false, message: 'No.', errors }, 422))
    expect(await sendContact(message)).toEqual({ ok: false, message: 'Something went wrong', errors })
  })

  it.each([413, 429, 503])('shows what to do where no field is wrong: %i', async (status) => {
    fetched.mockResolvedValue(json({ success: false, message: 'Wait a minute.' }, status))
    expect(await sendContact(message)).toEqual({
      ok: false,
      message: 'Something went wrong',
      errors: {},
      reason: 'Wait a minute.',
    })
  })

  it('needs no readable body', async () => {
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const failure = { ok: false, message: 'Something went wrong', errors: {} }
    expect(await sendContact(message)).toEqual(failure)
  })
})

it.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['other JSON', () => json({ id: 12 })],
  ['success: false', () => json({ success: false })],
  ['plain text', () => new Response('Thanks <3')],
  ['text that is labelled as HTML', () => new Response('OK', { headers: { 'Content-Type': 'text/html' } })],
])('counts an ok answer as sent: %s', async (_, answer) => {
  fetched.mockResolvedValueOnce(answer())
  expect(await sendContact(message)).toMatchObject({ ok: true })
})

it.each([
  ['a page', async () => new Response('<!doctype html><title>Kaksha</title>')],
  ['a network’s page', async () => new Response('\n<html lang="en"><body>Sign in</body></html>')],
  [
    'a body that breaks off',
    async () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
  ],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('counts %s as no answer of the API', async (_, answer) => {
  fetched.mockImplementationOnce(answer)
  expect(await sendContact(message)).toEqual({
    ok: false,
    message: 'An error occurred. Please try again.',
    errors: {},
  })
})

it('shows the message of any other error, or a default one', async () => {
  const token = vi.spyOn(captcha, 'getCaptchaToken')
  token.mockRejectedValueOnce(new Error('The captcha is not available in your country.'))
  expect(await sendContact(message)).toMatchObject({
    message: 'The captcha is not available in your country.',
  })
  token.mockRejectedValueOnce(new Error())
  expect(await sendContact(message)).toMatchObject({ message: 'An error occurred. Please try again.' })
})

it('resets the captcha after every request', async () => {
  const reset = vi.spyOn(captcha, 'resetCaptcha')
  fetched.mockResolvedValueOnce(json({ success: true }))
  await sendContact(message)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await sendContact(message)
  expect(reset).toHaveBeenCalledTimes(2)
})
