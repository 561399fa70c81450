/**
 * The server's headers behind a TLS proxy, scored like MDN's Observatory. This test acts as the proxy: it sends http
 * requests with `X-Forwarded-Proto`.
 */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureSite } from '../../site/build/steps.mjs'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { withTrustedProxy } from '../../site/server/http/trusted-proxy'
import { type Site, scoreOf } from './observatory'

await ensureSite()
const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url))
const siteUrl = 'https://kaksha.example'

let server: HttpServer
beforeAll(async () => {
  server = await HttpServer.listen(0)
  const serve = servePages({ pages: `${dist}client`, stories: `${dist}none` })
  server.serve(withTrustedProxy({ hops: 1, siteUrl, preload: false }, serve))
})
afterAll(() => server.close())

async function seen(path: string): Promise<Site> {
  const ask = (scheme: string) =>
    fetch(`http://localhost:${server.port}${path}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Proto': scheme },
    })
  const [page, plain] = [await ask('https'), await ask('http')]
  return {
    url: siteUrl + path,
    headers: page.headers,
    html: await page.text(),
    plain: { status: plain.status, location: plain.headers.get('location') },
  }
}

it.each(['/', '/pricing', '/contact', '/demo-session', '/terms', '/nothing'])('%s gets A+', async (path) => {
  const { score, results } = scoreOf(await seen(path))
  expect(results, JSON.stringify(results)).toBeTruthy()
  expect(score).toBe(130)
})

it('the score is lower for each missing header', async () => {
  const site = await seen('/')
  const without = (name: string) => {
    const headers = new Headers(site.headers)
    headers.delete(name)
    return scoreOf({ ...site, headers }).score
  }
  // Both the policy and its frame-ancestors directive: 100 - 25 - 20.
  expect(without('content-security-policy')).toBe(55)
  expect(without('strict-transport-security')).toBe(80)
  expect(without('x-content-type-options')).toBe(125)
  expect(without('cross-origin-resource-policy')).toBe(120)
  expect(without('referrer-policy')).toBe(125)
  expect(scoreOf({ ...site, plain: { status: 200, location: null } }).score).toBe(80)
})
