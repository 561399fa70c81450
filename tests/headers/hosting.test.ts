/** The rules for Firebase Hosting compared with the server's headers behind TLS. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../audit/routes'
import { dist, serveBehindTls } from './behind-tls.fixture'

type Rule = { source: string; headers: { key: string; value: string }[] }
const { hosting } = JSON.parse(readFileSync(`${dist}firebase.json`, 'utf8'))

const matches = (source: string, path: string) =>
  source === '**' || source === path || (source.endsWith('/**') && path.startsWith(source.slice(0, -2)))

/** When several rules set a header, the last one wins. */
const hosted = (path: string): Record<string, string> =>
  Object.fromEntries(
    (hosting.headers as Rule[])
      .filter(({ source }) => matches(source, path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )

let server: Awaited<ReturnType<typeof serveBehindTls>>
beforeAll(async () => {
  server = await serveBehindTls()
})
afterAll(() => server.close())
const served = (path: string) => server.request(path)

const same = [
  'content-security-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

describe('Firebase Hosting sends the same headers as the server', () => {
  it.each([...routes, '/nothing', '/nothing/below'])('for %s', async (path) => {
    const { headers } = await served(path)
    const rules = hosted(path)
    for (const name of same) expect([name, rules[name]]).toEqual([name, headers.get(name)])
    if (routes.includes(path)) expect(rules['cache-control']).toBe(headers.get('cache-control'))
  })

  it('for a hashed file: immutable caching', async () => {
    const asset = readFileSync(`${dist}client/index.html`, 'utf8').match(/data-entry="([^"]+)"/)?.[1] ?? ''
    expect(hosted(asset)['cache-control']).toBe((await served(asset)).headers.get('cache-control'))
  })

  it('for redirects', async () => {
    expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false])
    expect((await served('/pricing/')).headers.get('location')).toBe('/pricing')
    const { status, headers } = await served('/home')
    expect(hosting.redirects).toEqual([
      { source: '/home', destination: headers.get('location'), type: status },
    ])
  })
})

it('Firebase Hosting publishes no file that the server does not serve', async () => {
  expect(hosting.ignore).toEqual(['**/.*', '**/*.br', '**/*.gz'])
  for (const path of ['/.policies.json', '/index.html.br', '/index.html.gz'])
    expect((await served(path)).status).toBe(404)
})
