/** The policy of each served file. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { barePolicy, storiesPolicy } from '../headers'
import { HttpServer } from '../http-server'
import { withTrustedProxy } from '../trusted-proxy'
import { servePages } from './pages'
import { newSite } from './site.fixture'

const { top, put, folders } = newSite()
const write = (policies: Record<string, string>) => put('pages/.policies.json', JSON.stringify(policies))
for (const page of ['index.html', 'pricing/index.html', 'forgotten/index.html', '404.html'])
  put(`pages/${page}`, `<!doctype html><title>${page}</title>`)
put('pages/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
put('pages/sitemap.xml', '<urlset/>')
put('pages/card.png', 'PNG')
put('pages/robots.txt', 'User-agent: *')
put('pages/film.webm', 'webm')
put('pages/assets/part-abc123.js', 'export {}')
put('stories/index.html', '<!doctype html><title>stories</title>')
write({ '/index.html': 'home', '/pricing/index.html': 'pricing', '/404.html': 'missing' })

const server = await HttpServer.listen(0)
server.serve(withTrustedProxy({ trustProxy: 1, siteUrl: 'https://kaksha.example' }, servePages(folders)))
afterAll(() => server.close())

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${server.port}${path}`, { redirect: 'manual', ...init })
const policyOf = async (path: string, init?: RequestInit) =>
  (await ask(path, init)).headers.get('content-security-policy')

it.each([
  ['/', 'home'],
  ['/?utm=x', 'home'],
  ['/pricing', 'pricing'],
  ['/nothing', 'missing'],
  ['/pricing/nothing', 'missing'],
  // A page for which the build wrote no policy.
  ['/forgotten', barePolicy],
  ['/icon.svg', barePolicy],
  ['/sitemap.xml', barePolicy],
  ['/pricing/', barePolicy],
  ['/design-system/', storiesPolicy],
  ['/card.png', null],
  ['/robots.txt', null],
  ['/film.webm', null],
  ['/assets/part-abc123.js', null],
])('%s: %s', async (path, policy) => expect(await policyOf(path)).toBe(policy))

it.each(['/icon.svg', '/card.png'])('%s has no headers for pages', async (path) => {
  const { headers } = await ask(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toBeNull()
})

it('is unchanged for a cached page', async () => {
  const { headers } = await ask('/pricing')
  // Without a Cache-Control `fetch` would request a full answer.
  const known = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' }
  const again = await ask('/pricing', { headers: known })
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, 'pricing'])
})

it('refuses DELETE without a page’s policy', async () => {
  expect(await policyOf('/pricing', { method: 'DELETE' })).toBe(barePolicy)
})

it('upgrades insecure requests only over TLS', async () => {
  const by = (scheme: string) => policyOf('/pricing', { headers: { 'X-Forwarded-Proto': scheme } })
  expect(await by('https')).toBe('pricing;upgrade-insecure-requests')
  expect(await by('')).toBe('pricing')
})

it.each(['/', '/nothing', '/design-system/'])('%s cannot be framed by other sites', async (path) => {
  const { headers } = await ask(path)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringMatching(/^camera=\(\), .*geolocation=\(\), microphone=\(\)/),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

it('keeps pages, policies and scripts together when pages are built again under a running server', async () => {
  write({ '/index.html': 'home, built again' })
  put('pages/index.html', '<!doctype html><title>built again</title>')
  rmSync(join(top, 'pages/assets/part-abc123.js'))
  expect(await policyOf('/')).toBe('home')
  expect(await (await ask('/')).text()).toBe('<!doctype html><title>index.html</title>')
  const script = await ask('/assets/part-abc123.js')
  expect([script.status, await script.text()]).toEqual([200, 'export {}'])
})
