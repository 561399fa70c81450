import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../platform/schema'
import { goodMessage, startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const count = () => server.db.$count(contactMessages)
const newest = async () =>
  (await server.db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1))[0]

describe('save_contact', () => {
  it('stores a message, trimmed, without its captcha', async () => {
    const reply = await server.call('save_contact', { ...goodMessage, name: '  Mitali Sen ' })
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your message has been sent. Thank you!' },
    })
    const { captcha: _, ...kept } = goodMessage
    expect(await newest()).toMatchObject(kept)
  })

  it.each([undefined, '', 'used up'])('refuses the captcha token %j', async (captcha) => {
    const before = await count()
    const reply = await server.call('save_contact', { ...goodMessage, captcha })
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { captcha: ['CAPTCHA validation failed. Please try again.'] } },
    })
    expect(await count()).toBe(before)
  })
})

describe('the form without JavaScript', () => {
  const { captcha: _, ...fields } = goodMessage
  const submit = async (values: Record<string, string>, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: new URLSearchParams(values), headers }
    const response = await server.raw('/contact', init)
    return { response, page: await response.text() }
  }

  it('stores the message and says so on a page', async () => {
    const before = await count()
    const { response, page } = await submit({ ...fields, subject: 'From a form' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(page).toContain('<p role="status">Your message has been sent. Thank you!</p>')
    expect(await count()).toBe(before + 1)
    expect(await newest()).toMatchObject({ subject: 'From a form', message: fields.message })
  })

  it('says what to correct beside what was typed, and stores nothing', async () => {
    const before = await count()
    const { response, page } = await submit({ ...fields, email: '', name: '<b>"Mitali"</b>' })
    expect(response.status).toBe(422)
    expect(page).toContain('<title>Error: Contact')
    expect(page).toContain('<a href="#email">Enter your e-mail address.</a>')
    expect(page).toContain('aria-describedby="email-error"')
    expect(page).toContain('value="&lt;b&gt;&quot;Mitali&quot;&lt;/b&gt;"')
    expect(page).not.toContain('<b>')
    expect(await count()).toBe(before)
  })

  it.each([
    [403, { Origin: 'https://elsewhere.example' }],
    [403, { 'Sec-Fetch-Site': 'cross-site' }],
    [415, { 'Content-Type': 'text/plain' }],
  ])('answers %i to %j with the form, and stores nothing', async (status, headers) => {
    const before = await count()
    const { response, page } = await submit(fields, headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(page).toContain('<form method="post" action="/contact">')
    expect(await count()).toBe(before)
  })

  it('answers 413 to a body over 64 KB', async () => {
    const { response, page } = await submit({ ...fields, message: 'x'.repeat(66_000) })
    expect(response.status).toBe(413)
    expect(page).toContain('too long')
  })

  it('says that the captcha failed', async () => {
    const { response, page } = await submit({ ...fields, captcha: 'used up' })
    expect(response.status).toBe(422)
    expect(page).toContain('CAPTCHA validation failed. Please try again.')
    expect(page).toContain(`>${fields.message}</textarea>`)
  })
})
