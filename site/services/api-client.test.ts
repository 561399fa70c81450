import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLocalServer } from '../../tests/fixtures/local-server'

let server: Awaited<ReturnType<typeof startLocalServer>>
let respond: RequestListener
let seen: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[]

/** The module reads its settings when it is loaded. */
async function client(base = `${server.url}/v1`) {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', base)
  return import('./api-client')
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

beforeEach(async () => {
  seen = []
  respond = json({ success: true })
  server = await startLocalServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      respond(request, response)
    })
  })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

it('posts JSON with the Source header, and reads the answer', async () => {
  const { callApi } = await client()
  const reply = await callApi('save_contact', { name: 'Mitali' })
  expect(reply).toMatchObject({ ok: true, status: 200, success: true })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/v1/save_contact',
    body: '{"name":"Mitali"}',
    headers: { 'content-type': 'application/json', source: 'website' },
  })
  expect(seen[0]?.headers).not.toHaveProperty('authorization')
})

it('is no success with an error status', async () => {
  const { callApi } = await client()
  respond = json({ success: true }, 500)
  expect(await callApi('google_login', {})).toMatchObject({ ok: false, success: false })
})

it.each([
  ['text', '"yes"'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['unexpected types', '{"success":1,"message":7,"errors":{"a":7,"b":[null,{}],"c":[]}}'],
  ['a blank message', '{"message":"  ","errors":[]}'],
])('reads an empty answer from %s', async (_, body) => {
  const { callApi } = await client()
  respond = (_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  const reply = await callApi('x', {})
  expect(reply.success).toBe(false)
  expect(reply).not.toHaveProperty('message')
  expect(reply).not.toHaveProperty('errors')
})

it('reads an error that is a single string as a list of one', async () => {
  const { readReply } = await client()
  expect(readReply(false, 422, { errors: { domainName: 'Taken.' } }).errors).toEqual({
    domainName: ['Taken.'],
  })
})

describe('without an answer', () => {
  const page =
    (status: number): RequestListener =>
    (_, response) =>
      response.writeHead(status).end('<h1>Oh no</h1>')

  it.each<[string, RequestListener, number | undefined]>([
    ['a connection that breaks', (request) => void request.socket.destroy(), undefined],
    ['the time-out', () => {}, undefined],
    ['a body that never ends', (_, response) => void response.writeHead(200).write('{"success":'), undefined],
    ['a page', page(200), 200],
    ['a gateway’s page', page(502), 502],
  ])('rejects for %s, with the status of a whole answer', async (_, answer, status) => {
    const { callApi, NetworkError } = await client()
    respond = answer
    const failure = await callApi('x', {}, { timeout: 200 }).catch((error) => error)
    expect(failure).toBeInstanceOf(NetworkError)
    expect(failure.status).toBe(status)
  })

  it('rejects when the caller aborts, before or during the call', async () => {
    const { callApi, NetworkError } = await client()
    respond = () => {}
    const during = new AbortController()
    const call = callApi('x', {}, { signal: during.signal })
    setTimeout(() => during.abort(), 20)
    await expect(call).rejects.toBeInstanceOf(NetworkError)
    await expect(callApi('x', {}, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(NetworkError)
  })
})

describe('the ID token', () => {
  it('is not sent to an API on another origin', async () => {
    const { callApi } = await client()
    await callApi('x', {}, { bearer: 'secret' })
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
  })

  it('is sent there when its owner asks for it', async () => {
    vi.stubEnv('VITE_API_BEARER', '1')
    const { callApi } = await client()
    await callApi('x', {}, { bearer: 'secret' })
    expect(seen[0]?.headers.authorization).toBe('Bearer secret')
  })

  it.each([
    ['/v1/', true],
    ['https://school.example/v1/', true],
    ['//elsewhere.example/v1/', false],
    ['https://elsewhere.example/v1/', false],
    ['https://school.example:8443/v1/', false],
  ])('of https://school.example is sent to %s: %s', async (base, sent) => {
    const { sendsBearer } = await client()
    expect(sendsBearer(base, false, 'https://school.example')).toBe(sent)
    expect(sendsBearer(base, true, 'https://school.example')).toBe(true)
  })
})

it.each([
  ['', '/v1/'],
  ['/api/v2', '/api/v2/'],
  ['https://api.example/v1//', 'https://api.example/v1/'],
])('reads VITE_API_BASE %j as %s', async (setting, base) => {
  expect((await client(setting)).apiBase).toBe(base)
})
