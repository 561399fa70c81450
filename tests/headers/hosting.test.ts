/** The rules for Firebase Hosting compared with the server's headers behind TLS. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSite } from '../../site/build/steps.mjs'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { withTrustedProxy } from '../../site/server/http/trusted-proxy'
import { routes } from '../audit/routes'

await ensureSite()
const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url))
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

let server: HttpServer
beforeAll(async () => {
  server = await HttpServer.listen(0)
  const serve = servePages({ pages: `${dist}client`, stories: `${dist}none` })
  server.serve(withTrustedProxy({ hops: 1, siteUrl: 'https://kaksha.example', preload: false }, serve))
})
afterAll(() => server.close())
const served = (path: string) =>
  fetch(`http://localhost:${server.port}${path}`, {
    headers: { 'X-Forwarded-Proto': 'https' },
    redirect: 'manual',
  })

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
