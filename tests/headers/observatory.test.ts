/** The server's headers behind a TLS proxy, scored like MDN's Observatory. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveBehindTls, siteUrl } from './behind-tls.fixture'
import { type Site, scoreOf } from './observatory'

let server: Awaited<ReturnType<typeof serveBehindTls>>
beforeAll(async () => {
  server = await serveBehindTls()
})
afterAll(() => server.close())

async function seen(path: string): Promise<Site> {
  const page = await server.request(path)
  const plain = await server.request(path, 'http')
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
