/**
 * Posts of a browser, or a program, to the contact form: the answer is a page, wrong input gets a 4xx and is not
 * stored, the server never fails, and nothing that was sent becomes markup in the page.
 */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { full } from '../../../../tests/audit/tier'
import { watchedDatabase } from '../../database/watched-database.fixture'
import { goodMessage, startTestServer } from '../../test-server.fixture'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
/** Cases for each of the four tests: ten thousand in the full tier. */
const numRuns = full ? 2500 : 40
const options = { seed, numRuns }
const { captcha: _, ...good } = goodMessage
const names = Object.keys(good) as (keyof typeof good)[]

const database = watchedDatabase()
const server = await startTestServer({ wrap: database.wrap })
afterAll(() => server.close())

async function post(body: Uint8Array, type = 'application/x-www-form-urlencoded') {
  const before = database.written()
  const request = new Request('http://localhost/contact', {
    method: 'POST',
    headers: { 'Content-Type': type, 'Content-Length': String(body.length) },
    body: body as BodyInit,
  })
  const response = await server.routes.fetch(request, { incoming: { complete: true } })
  const page = await response.text()
  return { status: response.status, page, wrote: database.written() - before }
}
const utf8 = new TextEncoder()
const encoded = (pairs: readonly (readonly [string, string])[]) =>
  utf8.encode(new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString())

/** Only injected markup could contain this. */
const mark = '<i data-fuzz>'
const refusedTexts = fc.oneof(
  fc.constantFrom('', ' ', '\u00a0\t', '\u200b', '\u3164', '\0', `a\0b`, '\x1b[31m', '\u0085'),
  fc.integer({ min: 5001, max: 9000 }).map((length) => 'x'.repeat(length)),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    mark,
    `"${mark}`,
    `</textarea>${mark}`,
    `'>${mark}`,
    '{{7*7}}',
    'a\r\nBcc: b@elsewhere.example',
    '\u202egnp',
  ),
)

function expectPage({ status, page, wrote }: Awaited<ReturnType<typeof post>>, sent: string) {
  expect(status === 200 || (status >= 400 && status < 500), `${status} for ${sent}`).toBe(true)
  expect(page).toMatch(/^<!doctype html>.*<\/html>$/s)
  expect(page).not.toContain(mark)
  if (status !== 200) expect(wrote, `stored of ${sent}`).toBe(0)
}

it('stores a valid message', async () => {
  const { status, wrote } = await post(encoded(Object.entries(good)))
  expect(status).toBe(200)
  expect(wrote).toBeGreaterThan(0)
})

describe(`the contact form, ${numRuns} cases each, seed ${seed}`, () => {
  it('names the wrong field', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), refusedTexts, async (name, text) => {
        const answer = await post(encoded(Object.entries({ ...good, [name]: text })))
        expectPage(answer, JSON.stringify(text).slice(0, 80))
        expect(answer.status).toBe(422)
        expect(answer.page).toContain(`href="#${name}"`)
      }),
      options,
    ))

  it('shows the sent values as text, whatever they are', () =>
    fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), anyText), async (odd) => {
        const answer = await post(encoded(Object.entries({ ...good, ...odd })))
        expectPage(answer, JSON.stringify(odd))
      }),
      options,
    ))

  it('answers any fields, in any order, any number of times', () => {
    const name = fc.oneof(
      fc.constantFrom(...names, 'captcha', 'messageId', '__proto__', 'constructor', ''),
      anyText,
    )
    return fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, anyText), { maxLength: 12 }), async (pairs) => {
        expectPage(await post(encoded(pairs)), JSON.stringify(pairs))
      }),
      options,
    )
  })

  it('answers any bytes, under any name', () => {
    const type = fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=utf-16',
      'APPLICATION/X-WWW-FORM-URLENCODED',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json',
    )
    const broken = fc.constantFrom(
      '%',
      '%zz',
      '%ff=%fe',
      'name=%00',
      'name=%C0%AF',
      '&&&=',
      '=',
      '&'.repeat(5000),
    )
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      broken.map((text) => utf8.encode(text)),
    )
    return fc.assert(
      fc.asyncProperty(bytes, type, async (body, contentType) => {
        const answer = await post(body, contentType)
        expectPage(answer, `${contentType}: ${new TextDecoder().decode(body)}`)
        expect(answer.status, 'no message can come of it').not.toBe(200)
      }),
      options,
    )
  })
})
