/** Malformed requests to every call: a 4xx in JSON, and nothing stored. Wrong fields are in fuzz.test.ts. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { watchedDatabase } from '../../database/watched-database.fixture'
import { bearerOf, callNames, good, signedInNames, caller as uid } from '../../test-requests.fixture'
import { startTestServer } from '../../test-server.fixture'

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
  return { status: response.status, body: await response.json() }
}
const json = { 'Content-Type': 'application/json' }

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
    await expectRefusal(404, () => post(path, '{}', json))
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
