/** Bodies, headers and addresses that are too large, compressed, or never end. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../../database/schema'
import { callNames } from '../../test-requests.fixture'
import { goodMessage, startTestServer } from '../../test-server.fixture'
import { bodyMax } from './call-limits'

const server = await startTestServer()
afterAll(() => server.close())

const post = async (path: string, body: BodyInit, headers: Record<string, string>) => {
  const response = await server.raw(path, { method: 'POST', body, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const text = JSON.stringify(goodMessage)

describe('a body', () => {
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
    const before = await server.db.$count(contactMessages)
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
    expect(await server.db.$count(contactMessages)).toBe(before)
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
  const post = (path: string, type: string, length = 1000) =>
    `POST ${path} ${host}Content-Type: ${type}\r\nContent-Length: ${length}`
  const start = `POST /v1/save_contact ${host}`

  it.each([
    // The body has not been sent.
    ['a body that is too large', post('/v1/save_contact', 'application/json', 1_000_000), 413],
    ['a form', post('/contact', 'application/x-www-form-urlencoded'), 405],
    [
      'a page of another site',
      post('/v1/save_contact', 'application/json\r\nOrigin: https://other.example'),
      403,
    ],
    ['another type', post('/v1/save_contact', 'text/plain'), 415],
    ['a call that does not exist', post('/v1/none', 'application/json'), 404],
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
