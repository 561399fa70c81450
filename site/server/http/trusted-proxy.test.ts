import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type Handle, HttpServer } from './http-server'
import { servePages } from './pages/pages'
import { rawRequest } from './raw-request.fixture'
import { clientAddress, clientNetwork, type ProxyOptions, withTrustedProxy } from './trusted-proxy'

/** Forwarded headers about the visitor's connection, and forged ones. */

const nowhere = servePages({ pages: '/nowhere', stories: '/nowhere' })
const handle: Handle = (asked, response) =>
  asked.url === '/served' ? void response.end('served') : nowhere(asked, response)
const open: HttpServer[] = []
afterAll(() => Promise.all(open.map((port) => port.close())))

async function server(options: Partial<ProxyOptions>) {
  const httpServer = await HttpServer.listen(0)
  open.push(httpServer)
  const proxy = { trustProxy: 1, siteUrl: 'https://kaksha.example', ...options }
  httpServer.serve(withTrustedProxy(proxy, handle))
  return httpServer.port
}

async function ask(port: number, path: string, proto?: string, host = 'localhost', method = 'GET') {
  const sentHeaders = { Host: host, ...(proto !== undefined && { 'X-Forwarded-Proto': proto }) }
  const { status, headers } = await rawRequest({ port, path, headers: sentHeaders, method })
  return { status, location: headers.location, hsts: headers['strict-transport-security'] }
}

describe('without a proxy', () => {
  it.each(['http', 'https', 'HTTP', 'https,http'])('ignores "%s"', async (proto) => {
    expect(await ask(await server({ trustProxy: 0 }), '/served', proto)).toEqual({ status: 200 })
  })
})

describe('behind a proxy', () => {
  it('sends HSTS for two years over TLS', async () => {
    const port = await server({})
    expect(await ask(port, '/served', 'https')).toEqual({
      status: 200,
      hsts: 'max-age=63072000; includeSubDomains',
    })
    expect((await ask(port, '/missing', 'https')).hsts).toBe('max-age=63072000; includeSubDomains')
  })

  it('adds preload where it is configured', async () => {
    const port = await server({ hstsPreload: true })
    expect((await ask(port, '/served', 'https')).hsts).toBe('max-age=63072000; includeSubDomains; preload')
  })

  it.each([
    ['/served', 'https://kaksha.example/served'],
    ['/served?a=1&b=%2F', 'https://kaksha.example/served?a=1&b=%2F'],
    ['//evil.example/', 'https://kaksha.example//evil.example/'],
    ['/\\evil.example', 'https://kaksha.example//evil.example'],
    ['http://evil.example/served', 'https://kaksha.example/served'],
    ['/a%0d%0aSet-Cookie:%20x=1', 'https://kaksha.example/a%0d%0aSet-Cookie:%20x=1'],
  ])('redirects a request without TLS to %s', async (path, location) => {
    const answer = await ask(await server({}), path, 'http', 'evil.example')
    expect(answer).toEqual({ status: 308, location })
    expect(new URL(answer.location ?? '').host).toBe('kaksha.example')
  })

  it('keeps the method in a redirect', async () => {
    expect((await ask(await server({}), '/v1/save_contact', 'http', 'localhost', 'POST')).status).toBe(308)
  })

  it('answers the health check without TLS', async () => {
    expect((await ask(await server({}), '/healthz', 'http')).status).not.toBe(308)
  })

  it('serves requests with a missing or another scheme', async () => {
    const port = await server({})
    for (const proto of [undefined, '', ',', 'wss', 'https\t;x']) {
      const answer = await ask(port, '/served', proto)
      expect([proto, answer.status, answer.hsts]).toEqual([proto, 200, undefined])
    }
  })

  // Entries before the proxy's come from the client.
  it.each([
    ['https, http', 1, 308],
    ['http, https', 1, 200],
    ['https, https, http', 2, 200],
    ['http, https', 2, 308],
    ['http', 3, 308],
  ])('trusts the outermost proxy: "%s" of %i', async (proto, hops, status) => {
    expect((await ask(await server({ trustProxy: hops }), '/served', proto)).status).toBe(status)
  })
})

it('lets no line of a path become a header', async () => {
  const port = await server({})
  const socket = connect(port, 'localhost')
  await once(socket, 'connect')
  socket.write('GET /a\r\nX-Injected: 1 HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: http\r\n\r\n')
  const received = Buffer.concat(await socket.toArray()).toString()
  expect(received).toMatch(/^Location: https:\/\/kaksha\.example\/a\r$/m)
  expect(received).not.toContain('Injected')
})

describe('the address of a client', () => {
  it.each([
    // No trusted proxy: the header is ignored.
    ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
    ['192.0.2.1', undefined, 1, '192.0.2.1'],
    // A proxy on this machine; without a number, further proxies are not trusted.
    ['127.0.0.1', '203.0.113.9', 0, '203.0.113.9'],
    ['::1', '198.51.100.7, 203.0.113.9', 0, '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', 0, '203.0.113.9'],
    ['127.0.0.1', undefined, 0, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9', 1, '203.0.113.9'],
    // Entries to the left of the proxy's come from the client.
    ['192.0.2.1', '198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
    ['192.0.2.1', '198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9', 8, '203.0.113.9'],
    ['192.0.2.1', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['192.0.2.1', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['192.0.2.1', 'unknown', 1, '192.0.2.1'],
    ['192.0.2.1', 'a@b.example', 1, '192.0.2.1'],
  ])('%s says %j with %i proxies: %s', (peer, header, hops, address) => {
    expect(clientAddress(peer, header, hops)).toBe(address)
  })
})

afterEach(() => vi.unstubAllEnvs())

it('guesses no proxy in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(clientAddress('127.0.0.1', '203.0.113.9', 0)).toBe('127.0.0.1')
  expect(clientAddress('127.0.0.1', '203.0.113.9', 1)).toBe('203.0.113.9')
})

describe('the unit that is counted as one client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s: %s', (address, network) => expect(clientNetwork(address)).toBe(network))
})
