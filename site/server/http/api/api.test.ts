/**
 * Malformed requests to every call: a 4xx in JSON, and nothing stored; bodies, headers and addresses that are too large,
 * compressed, or never end. Wrong fields are in fuzz.test.ts.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { watchedDatabase } from '../../database/watched-database.fixture'
import { bearerOf, callNames, good, signedInNames, caller as uid } from '../../test-requests.fixture'
import { goodMessage, startTestServer } from '../../test-server.fixture'
import { bodyMax } from './call-limits'

const signedIn = { Authorization: `Bearer test:${uid}` }

const database = watchedDatabase()
const server = await startTestServer({ wrap: database.wrap })
await server.signIn(uid)
afterAll(() => server.close())

async function expectRefusal(status: number, ask: () => Promise<{ status: number; body: unknown }>) {
  const before = database.written()
  const { status: got, body } = await ask()
  expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  expect(JSON.stringify(body)).not.toMatch(/\bat \S+:\d+|node_modules|Error:/)
  expect(got).toBe(status)
  expect(database.written()).toBe(before)
}

const post = async (path: string, body: BodyInit, headers: Record<string, string>) => {
  const response = await server.raw(path, { method: 'POST', body, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe.each(callNames)('%s', (name) => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    server.call(name, body, { ...bearerOf(name), ...headers })

  it.each(['', '{', 'null', '[]', '"text"', '12', '['.repeat(30_000), '{"a":1}{"b":2}'])(
    'refuses malformed JSON: %.20s',
    async (junk) => expectRefusal(400, () => send(junk)),
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('refuses the content type "%s"', async (type) =>
    expectRefusal(415, () => send(good[name], { 'Content-Type': type })),
  )

  it.each<Record<string, string>>([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('refuses a page of another site: %j', async (headers) =>
    expectRefusal(403, () => send(good[name], headers)),
  )

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await server.raw(`/v1/${name}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
    expect(await response.json()).toEqual({ success: false, message: 'Use POST.' })
  })
})

describe.each(signedInNames)('%s without an account', (name) => {
  const unauthorised = { status: 401, body: { success: false, message: 'Un Authorized!' } }

  it.each([
    ['no bearer token', uid, undefined],
    ['a forged bearer token', uid, 'Bearer nonsense'],
    ['an empty bearer token', uid, 'Bearer '],
    ['the bearer token of another account', uid, 'Bearer test:other-account'],
    ['the uid of another account', 'other-account', signedIn.Authorization],
    ['an account that never signed in', 'stranger', 'Bearer test:stranger'],
  ])('refuses %s', async (_, token, authorization) => {
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {}
    expect(await server.call(name, { ...good[name], token }, headers)).toMatchObject(unauthorised)
  })
})

it('answers an unknown call, and the root of the API, in JSON', async () => {
  for (const path of [
    '/v1',
    '/v1/nothing',
    '/v1/',
    '/v1/google_login/',
    '/v1/__proto__',
    '/v1/../v1/nothing',
  ])
    await expectRefusal(404, async () => {
      const { status, text } = await post(path, '{}', json)
      return { status, body: JSON.parse(text) }
    })
})

it('accepts a request of its own page, by Host and by SITE_URL', async () => {
  for (const origin of [server.url, 'https://kaksha.example'])
    expect(
      await server.call('onboarding_status', good.onboarding_status, {
        ...signedIn,
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
      }),
    ).toMatchObject({ status: 200, headers: expect.anything(), body: { success: true } })
})

it('accepts a body of unknown length', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(good.onboarding_status))
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 5))
      controller.enqueue(bytes.slice(5))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: { ...json, ...signedIn }, body, duplex: 'half' }
  expect((await server.raw('/v1/onboarding_status', init as RequestInit)).status).toBe(200)
})

it('accepts the content type with and without a charset', async () => {
  const headers = { ...signedIn, 'Content-Type': 'Application/JSON; charset=UTF-8' }
  expect((await server.call('onboarding_status', good.onboarding_status, headers)).status).toBe(200)
})

it('forbids caching its answers', async () => {
  const { headers } = await server.call('onboarding_status', good.onboarding_status, signedIn)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

it('survives a request that is cut off', async () => {
  await new Promise<void>((resolve) => {
    const cut = request(`${server.url}/v1/save_contact`, {
      method: 'POST',
      headers: { ...json, 'Content-Length': 1000 },
    })
    cut.on('error', () => resolve())
    cut.write('{"name":', () => cut.destroy())
    cut.on('close', () => resolve())
  })
  expect((await server.raw('/healthz')).status).toBe(200)
})

/** As a load balancer's check of its health, such as HAProxy's `option httpchk`. */
it('answers a request of HTTP/1.0, which needs no Host', async () => {
  const socket = connect(server.httpServer.port, 'localhost')
  socket.write('GET /healthz HTTP/1.0\r\n\r\n')
  expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

describe('a body', () => {
  const text = JSON.stringify(goodMessage)

  it.each([
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['GZIP', gzipSync(text)],
    ['gzip, identity', gzipSync(text)],
    ['zstd', Buffer.from(text)],
    // Small when compressed and far over the limit when expanded.
    ['gzip', gzipSync(Buffer.alloc(10_000_000))],
  ])('is refused when compressed, whatever it contains: %s', async (coding, body) => {
    const before = database.written()
    const packed = { 'Content-Encoding': coding }
    const bytes = new Uint8Array(body)
    const called = await post('/v1/save_contact', bytes, { ...json, ...packed })
    expect([called.status, called.headers.get('Accept-Encoding')]).toEqual([415, 'identity'])
    expect(JSON.parse(called.text)).toEqual({
      success: false,
      message: 'Send the request as it is, not compressed.',
    })
    expect((await post('/contact', bytes, { ...form, ...packed })).status).toBe(405)
    expect((await post('/v1/payment_webhook', bytes, packed)).status).toBe(415)
    expect(database.written()).toBe(before)
  })

  it('may have the coding identity', async () => {
    expect((await post('/v1/save_contact', text, { ...json, 'Content-Encoding': 'identity' })).status).toBe(
      200,
    )
  })

  it('has the limits of docs/product.md', () => {
    const limits: Record<string, number> = { save_contact: 64, payment_webhook: 256 }
    for (const name of [...callNames, 'payment_webhook'] as const)
      expect(bodyMax(name) / 1024, name).toBe(limits[name] ?? 32)
  })

  it.each([...callNames, 'payment_webhook'] as const)(
    'of %s is read up to its limit, and not a byte further',
    async (name) => {
      const exactly = (bytes: number) => `${' '.repeat(bytes - 2)}{}`
      const under = await post(`/v1/${name}`, exactly(bodyMax(name)), json)
      expect([401, 422]).toContain(under.status)
      const over = await post(`/v1/${name}`, exactly(bodyMax(name) + 1), json)
      expect(over.status).toBe(413)
      expect(over.text).toContain(`Send at most ${bodyMax(name) / 1024} KB.`)
    },
  )

  it('that never ends is cut off after the answer', async () => {
    const socket = connect(server.httpServer.port, 'localhost').on('error', () => {})
    let sent = 0
    socket.write('POST /v1/save_contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
    socket.write('Transfer-Encoding: chunked\r\n\r\n')
    const more = setInterval(() => {
      sent += 1000
      socket.write(`3e8\r\n${'x'.repeat(1000)}\r\n`)
    }, 1)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    if (!socket.closed) await once(socket, 'close')
    clearInterval(more)
    expect(sent).toBeLessThan(64_000_000)
  })
})

describe('an answer ends with the connection', () => {
  const host = 'HTTP/1.1\r\nHost: localhost\r\n'
  const postOf = (path: string, type: string, length = 1000) =>
    `POST ${path} ${host}Content-Type: ${type}\r\nContent-Length: ${length}`
  const start = `POST /v1/save_contact ${host}`

  it.each([
    // The body has not been sent.
    ['a body that is too large', postOf('/v1/save_contact', 'application/json', 1_000_000), 413],
    ['a form', postOf('/contact', 'application/x-www-form-urlencoded'), 405],
    [
      'a page of another site',
      postOf('/v1/save_contact', 'application/json\r\nOrigin: https://other.example'),
      403,
    ],
    ['another type', postOf('/v1/save_contact', 'text/plain'), 415],
    ['a call that does not exist', postOf('/v1/none', 'application/json'), 404],
    ['a page, with a body that is not read', `GET /pricing ${host}Content-Length: 1000000`, 404],
    // Two programs could read them differently.
    ['two lengths', `${start}Content-Length: 2\r\nContent-Length: 3`, 400],
    ['a length and chunks', `${start}Content-Length: 2\r\nTransfer-Encoding: chunked`, 400],
    ['compressed chunks', `${start}Transfer-Encoding: gzip, chunked`, 400],
    ['no host', 'GET / HTTP/1.1', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: kaksha.example', 400],
    ['a header over 16 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}`, 431],
  ])('%s', async (_, head, status) => {
    let answer = ''
    const socket = connect(server.httpServer.port, 'localhost').on('error', () => {})
    socket.on('data', (part) => (answer += part)).write(`${head}\r\n\r\n{`)
    await once(socket, 'close')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nConnection: close\r\n`, 'is'))
  })
})

it('an address over 8 KB is not looked up', async () => {
  for (const path of ['/?', '/pricing?', '/x/'])
    expect((await server.raw(path + 'x'.repeat(9000))).status).toBe(414)
})
