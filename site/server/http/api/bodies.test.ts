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

  it.each([
    ['too large', '/v1/save_contact', 'Content-Type: application/json', 413],
    ['a form', '/contact', 'Content-Type: application/x-www-form-urlencoded', 405],
    [
      'of another site',
      '/v1/save_contact',
      'Content-Type: application/json\r\nOrigin: https://other.example',
      403,
    ],
    ['of another type', '/v1/save_contact', 'Content-Type: text/plain', 415],
    ['for a call that does not exist', '/v1/none', 'Content-Type: application/json', 404],
  ])(
    'that is refused before it was sent is answered with “Connection: close”: %s',
    async (_, path, head, status) => {
      const socket = connect(server.httpServer.port, 'localhost').on('error', () => {})
      const length = status === 413 ? 1_000_000 : 1000
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\nContent-Length: ${length}\r\n\r\n{`,
      )
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nConnection: close\r\n`, 'i'))
      if (!socket.closed) await once(socket, 'close')
    },
  )

  it('of a request for a page is not read', async () => {
    const socket = connect(server.httpServer.port, 'localhost').on('error', () => {})
    socket.write('GET /pricing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nx')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 .*\r\nConnection: close\r\n/s)
    if (!socket.closed) await once(socket, 'close')
  })
})

describe('an ambiguous request is refused', () => {
  /** Sends raw bytes, and returns the whole answer. */
  const raw = async (head: string) => {
    const socket = connect(server.httpServer.port, 'localhost')
    socket.end(`${head}\r\n\r\n`)
    let answer = ''
    for await (const part of socket) answer += part
    return answer
  }
  const start = 'POST /v1/save_contact HTTP/1.1\r\nHost: localhost\r\n'

  it.each([
    ['two lengths', `${start}Content-Length: 2\r\nContent-Length: 3`, 400],
    ['a length and chunks', `${start}Content-Length: 2\r\nTransfer-Encoding: chunked`, 400],
    ['compressed chunks', `${start}Transfer-Encoding: gzip, chunked`, 400],
    ['no host', 'GET / HTTP/1.1', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: kaksha.example', 400],
    ['a header over 16 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}`, 431],
  ])('%s', async (_, head, status) => {
    expect(await raw(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nConnection: close\r\n`, 's'))
  })
})

it('an address over 8 KB is not looked up', async () => {
  for (const path of ['/?', '/pricing?', '/x/'])
    expect((await server.raw(path + 'x'.repeat(9000))).status).toBe(414)
})
