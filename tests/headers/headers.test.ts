/** Every built page, compared with the policy that the build wrote for it, and with the rules for Firebase Hosting. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSite } from '../../site/build/steps.ts'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { withTrustedProxy } from '../../site/server/http/trusted-proxy'

await ensureSite()
const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url))
const read = (file: string) => readFileSync(dist + file, 'utf8')
const policies: Record<string, string> = JSON.parse(read('client/.policies.json'))
const files = readdirSync(`${dist}client`, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('every page has a policy, and every policy belongs to a page', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(Object.keys(policies).sort()).toEqual(files.map((file) => `/${file}`).sort())
})

describe.each(files)('%s', (file) => {
  const html = read(`client/${file}`)
  const policy = policies[`/${file}`] ?? ''
  const { csp } = new CspParser(policy)

  it('allows its inline scripts and styles by their hashes, and no others', () => {
    const code = all(html, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
    const styles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
    expect(code.length).toBeGreaterThan(1)
    expect(csp.directives['script-src']).toEqual(["'self'", ...code.map(sha)])
    expect(csp.directives['style-src']).toEqual(["'self'", ...styles.map(sha)])
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/)
  })

  it('contains nothing that its policy blocks', () => {
    const tags = all(html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ''), /<([a-z][^>]*)>/gi)
    for (const tag of tags) expect(tag).not.toMatch(/\s(style|on\w+)=|="javascript:/i)
    // Every script with an address is on this origin.
    expect(
      all(
        html,
        /<(?:script|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]* (?:src|href)="([^"]*)"/g,
      ).filter((address) => !/^\/\w/.test(address)),
    ).toEqual([])
  })
})

describe('Firebase Hosting', () => {
  type Rule = { source: string; headers: { key: string; value: string }[] }
  const { hosting } = JSON.parse(read('firebase.json'))

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
    server.serve(withTrustedProxy({ trustProxy: 1, siteUrl: 'https://kaksha.example' }, serve))
  })
  afterAll(() => server.close())

  /** Asks our server as the TLS proxy in front of it does. */
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
  const pages = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)

  it.each([...pages, '/nothing', '/nothing/below'])(
    'sends the same headers as the server: %s',
    async (path) => {
      const { headers } = await served(path)
      const rules = hosted(path)
      for (const name of same) expect([name, rules[name]]).toEqual([name, headers.get(name)])
      if (pages.includes(path)) expect(rules['cache-control']).toBe(headers.get('cache-control'))
    },
  )

  it('caches a hashed file as the server does', async () => {
    const asset = read('client/index.html').match(/data-entry="([^"]+)"/)?.[1] ?? ''
    expect(hosted(asset)['cache-control']).toBe((await served(asset)).headers.get('cache-control'))
  })

  it('redirects as the server does', async () => {
    expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false])
    expect((await served('/pricing/')).headers.get('location')).toBe('/pricing')
    const { status, headers } = await served('/home')
    expect(hosting.redirects).toEqual([
      { source: '/home', destination: headers.get('location'), type: status },
    ])
  })

  it('publishes no file that the server does not serve', async () => {
    expect(hosting.ignore).toEqual(['**/.*', '**/*.br', '**/*.gz'])
    for (const path of ['/.policies.json', '/index.html.br', '/index.html.gz'])
      expect((await served(path)).status).toBe(404)
  })
})
