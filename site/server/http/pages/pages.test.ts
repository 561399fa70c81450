/** Static files, as a browser and a crawler get them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { emptyFolder } from '../../test-server.fixture'
import { barePolicy, storiesPolicy } from '../headers'
import { HttpServer } from '../http-server'
import { rawRequest } from '../raw-request.fixture'
import { withTrustedProxy } from '../trusted-proxy'
import { servePages } from './pages'

const top = emptyFolder()
/** Writes a file of the built site. */
function put(file: string, content: string, compressed = false): void {
  const path = join(top, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  if (!compressed) return
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}
const putPolicies = (policies: Record<string, string>) =>
  put('pages/.policies.json', JSON.stringify(policies))
const html = (text: string) => `<!doctype html><title>${text}</title>${text.repeat(50)}`
put('secret.txt', 'secret')
put('pages/index.html', html('home'), true)
put('pages/pricing/index.html', html('pricing'), true)
put('pages/404.html', html('nothing here'), true)
put('pages/assets/entry-abc123.js', 'export {}', true)
put('pages/assets/font-abc123.woff2', 'font')
put('pages/assets/part-abc123.js', 'export {}')
put('pages/forgotten/index.html', html('forgotten'))
put('pages/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
put('pages/site.webmanifest', '{}')
put('pages/sitemap.xml', '<urlset/>', true)
put('pages/guide.mp4', '0123456789')
put('pages/guide.webm', '0123456789')
/** Larger than what is kept in memory. */
const film = '0123456789'.repeat(60_000)
put('pages/film.mp4', film)
put('pages/guide.vtt', 'WEBVTT')
put('pages/guide.webp', 'RIFF')
put('pages/a file.txt', 'spaced')
put('pages/.vite/manifest.json', '{}')
put('pages/.well-known/security.txt', 'Contact: x')
put('stories/index.html', html('stories'))
put('stories/meta.json', '{}')
put('stories/guide/introduction/index.html', html('introduction'))
put('stories/components/button/index.html', html('button'))
put('stories/components/button.md', '# Button')

putPolicies({ '/index.html': 'home', '/pricing/index.html': 'pricing', '/404.html': 'missing' })

const server = await HttpServer.listen(0)
const serve = servePages({ pages: join(top, 'pages'), stories: join(top, 'stories') })
server.serve(withTrustedProxy({ trustProxy: 1, siteUrl: 'https://kaksha.example' }, serve))
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  rawRequest({ port: server.port, path, headers, method, body })

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/?utm=x', 'home'],
    ['/pricing', 'pricing'],
    ['/pricing?plan=FT', 'pricing'],
  ])('%s', async (path, text) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(html(text))
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, *;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['BR;q=0.000,*;q=0.1', 'gzip'],
    ['br; q=0 , gzip ; Q=0, *', undefined],
    ['identity;q=0, br', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('are compressed for "%s": %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/pricing', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(Number(headers['content-length'])).toBe(body.length)
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toBe(html('pricing'))
  })

  it.each(['identity;q=0', '*;q=0', 'identity;q=0, br;q=0, gzip;q=0', 'identity;q=0, zstd'])(
    'are in no encoding that "%s" accepts',
    async (accepted) => {
      const { status, headers } = await ask('/pricing', { 'Accept-Encoding': accepted })
      expect([status, headers.vary, headers['content-encoding']]).toEqual([406, 'Accept-Encoding', undefined])
      expect((await ask('/nothing', { 'Accept-Encoding': accepted })).status).toBe(404)
    },
  )

  it('are revalidated with their ETag', async () => {
    const br = await ask('/pricing', { 'Accept-Encoding': 'br' })
    const plain = await ask('/pricing')
    expect(br.headers.etag).toBeTruthy()
    expect(br.headers.etag).not.toBe(plain.headers.etag)
    const again = await ask('/pricing', { 'Accept-Encoding': 'br', 'If-None-Match': br.headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers.vary).toBe('Accept-Encoding')
    const changed = await ask('/pricing', { 'Accept-Encoding': 'br', 'If-None-Match': '"another"' })
    expect(changed.status).toBe(200)
  })

  it('answer HEAD without a body', async () => {
    const { status, headers, body } = await ask('/pricing', {}, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
    expect(Number(headers['content-length'])).toBe(html('pricing').length)
  })

  it.each(['POST', 'PUT', 'DELETE'])('refuse %s', async (method) => {
    const { status, headers } = await ask('/pricing', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each(['/contact', '/pricing', '/'])(
    'answer a form that was sent without its script by how to reach a person: %s',
    async (path) => {
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const { status, headers, body } = await ask(path, form, 'POST', 'name=Mitali')
      expect([status, headers.allow, headers['x-robots-tag']]).toEqual([405, 'GET, HEAD', 'noindex'])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/)
      for (const part of ['<title>Error: Message not sent', 'href="mailto:hello@kaksha.example"'])
        expect(body.toString()).toContain(part)
      expect(body.toString()).toMatch(/href="https:\/\/wa\.me\/\d+"/)
      expect(body.toString()).not.toContain('Mitali')
    },
  )
})

it.each([
  ['/pricing/', '/pricing'],
  ['/pricing///', '/pricing'],
  ['//', '/'],
  ['/design-system/x/', '/design-system/x'],
  ['/pricing/?a=1&b=/', '/pricing?a=1&b=/'],
  ['/home?x=y', '/?x=y'],
  ['/home/', '/'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['//elsewhere.example/%2f..//', '/elsewhere.example/%2f..'],
  ['/\\elsewhere.example/', '/elsewhere.example'],
  ['/nothing/', '/nothing'],
  ['/..//elsewhere.example/', '/elsewhere.example'],
  ['/design-system?story=x', '/design-system/?story=x'],
  ['/%2f%2felsewhere.example/', '/%2f%2felsewhere.example'],
  ['/%5celsewhere.example/', '/%5celsewhere.example'],
  ['/pricing/?a=%0d%0aSet-Cookie:%20x', '/pricing?a=%0d%0aSet-Cookie:%20x'],
  ['/%0d%0aSet-Cookie:%20x/', '/%0d%0aSet-Cookie:%20x'],
  ['/pricing%2F', '/pricing'],
  ['/pricing%2f%2F?plan=FT', '/pricing?plan=FT'],
  ['/Pricing', '/pricing'],
  ['/PRICING/?a=B', '/pricing?a=B'],
  ['/pricing/index.html?a=1', '/pricing?a=1'],
  ['/pricing/index.htm', '/pricing'],
  ['/pricing/Index', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/index.html', '/'],
  ['//pricing', '/pricing'],
  ['//pricing//', '/pricing'],
  ['/%70ricing', '/pricing'],
  ['/%2Fpricing', '/pricing'],
  ['/pricing%5C', '/pricing'],
  ['/pricing%20', '/pricing'],
  ['/pricing%E2%80%8B', '/pricing'],
  ['/%50%52icing%2F?x=%2F', '/pricing?x=%2F'],
  ['/Home', '/'],
  ['/home%2F', '/'],
  ['/Status', '/account'],
  ['/Design-System', '/design-system/'],
])('%s redirects permanently to %s', async (path, location) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([308, location])
})

it.each([
  '/nothing',
  '/homes',
  '//elsewhere.example',
  '/404.html',
  '/404',
  '/pricing/index.htm.br',
  '/pricing%2Fnothing',
  '/Assets/entry-abc123.js',
  '/nothing/index.html',
  '/pricing/index.html.br',
  '/assets',
  '/assets/entry-abc123.js.gz',
  '/.vite/manifest.json',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/pricing/..%2f..%2f..%2fsecret.txt',
  '/%00',
  '/%',
  '/%c0%ae',
  '/..%252fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5c..%5csecret.txt',
  '/%2e%2e%5csecret.txt',
  '/....//secret.txt',
  '/.policies.json',
  '/%2epolicies.json',
  '/design-system/nothing.js',
  '/design-system/../secret.txt',
  '/design-system/..%2f..%2fsecret.txt',
])('%s is not found, with noindex', async (path) => {
  const { status, headers, body } = await ask(path, { Range: 'bytes=0-3' })
  expect(status).toBe(404)
  expect(body.toString()).toBe(html('nothing here'))
  expect(headers['x-robots-tag']).toBe('noindex')
})

it.each(['/design-system/components/buton', '/design-system/components/button%2F'])(
  '%s is not found by the documentation itself',
  async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, body.toString()]).toEqual([404, html('stories')])
    expect(headers['x-robots-tag']).toBe('noindex')
  },
)

it.each(['/icon.svg', '/guide.webp', '/assets/entry-abc123.js'])(
  '%s has no headers of documents',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'])
      expect(headers[name]).toBeUndefined()
  },
)

it('a hashed file is sent without a validator', async () => {
  const { headers } = await ask('/assets/entry-abc123.js')
  expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined])
})

it.each([
  ['/assets/entry-abc123.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
  ['/assets/font-abc123.woff2', 'font/woff2', 'max-age=31536000, immutable'],
  ['/site.webmanifest', 'application/manifest+json', 'max-age=3600'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'max-age=3600'],
  ['/guide.mp4', 'video/mp4', 'max-age=3600'],
  ['/guide.webm', 'video/webm', 'max-age=3600'],
  ['/guide.vtt', 'text/vtt; charset=utf-8', 'max-age=3600'],
  ['/guide.webp', 'image/webp', 'max-age=3600'],
  ['/a%20file.txt', 'text/plain; charset=utf-8', 'max-age=3600'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'max-age=3600'],
  ['/design-system/components/button.md', 'text/markdown; charset=utf-8', 'max-age=3600'],
])('%s is %s, %s', async (path, type, cache) => {
  const { status, headers } = await ask(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
})

describe.each([
  ['/guide.mp4', '0123456789'],
  ['/film.mp4', film],
])('the video %s', (path, content) => {
  const size = content.length
  it.each([
    ['bytes=0-1', 206, `bytes 0-1/${size}`, '01'],
    ['bytes=4-', 206, `bytes 4-${size - 1}/${size}`, content.slice(4)],
    ['bytes=-3', 206, `bytes ${size - 3}-${size - 1}/${size}`, '789'],
    ['bytes=0-999999', 206, `bytes 0-${size - 1}/${size}`, content],
    ['bytes=5-2', 416, `bytes */${size}`, '416\n'],
    ['bytes=999999-', 416, `bytes */${size}`, '416\n'],
    ['pages=1-2', 200, undefined, content],
    ['bytes=0-1,4-5', 200, undefined, content],
    ['bytes=a-b', 200, undefined, content],
  ])('in parts: %s', async (range, status, contentRange, sent) => {
    const answer = await ask(path, { Range: range })
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange])
    expect(answer.body.toString() === sent).toBe(true)
    expect(Number(answer.headers['content-length'] ?? sent.length)).toBe(sent.length)
  })

  it('in parts only while it is the same file, and whole for HEAD', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await ask(path)).headers
    const statusWith = async (condition: string) =>
      (await ask(path, { Range: 'bytes=0-1', 'If-Range': condition })).status
    expect([await statusWith(etag), await statusWith(modified)]).toEqual([206, 206])
    expect([await statusWith('"other"'), await statusWith(new Date(0).toUTCString())]).toEqual([200, 200])
    const head = await ask(path, { Range: 'bytes=0-1' }, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, `${size}`, 0])
  })

  it('is revalidated with its ETag or its date', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await ask(path)).headers
    const statusWith = async (headers: object) => (await ask(path, { ...headers })).status
    const later = new Date(Date.now() + 60_000).toUTCString()
    const earlier = new Date(0).toUTCString()
    for (const headers of [
      { 'If-None-Match': etag },
      { 'If-None-Match': `"x", ${etag}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': modified },
      { 'If-Modified-Since': later },
      { 'If-None-Match': etag, 'If-Modified-Since': earlier },
    ])
      expect(await statusWith(headers), JSON.stringify(headers)).toBe(304)
    for (const headers of [
      { 'If-None-Match': '"x"', 'If-Modified-Since': later },
      { 'If-Modified-Since': earlier },
      { 'If-Modified-Since': 'yesterday' },
      { 'If-None-Match': etag, 'Cache-Control': 'no-cache' },
    ])
      expect(await statusWith(headers), JSON.stringify(headers)).toBe(200)
  })
})

it('does not label an error as compressed', async () => {
  const { status, headers, body } = await ask('/sitemap.xml', {
    Range: 'bytes=9999-',
    'Accept-Encoding': 'br',
  })
  expect([status, headers['content-encoding'], body.toString()]).toEqual([416, undefined, '416\n'])
})

it.each([
  ['/design-system/?story=button--primary', 'stories', 'noindex'],
  ['/design-system/meta.json', '{}', 'noindex'],
  ['/design-system/', 'introduction', undefined],
  ['/design-system/?utm_source=x', 'introduction', undefined],
  ['/design-system/components/button', 'button', undefined],
])('serves %s, a story or a page of the documentation', async (path, title, robots) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['x-robots-tag']]).toEqual([200, robots])
  expect(body.toString()).toContain(title)
})

describe('the stories, until they are built', () => {
  afterEach(() => void delete process.env.STORIES_STATE)

  it.each(['/design-system/', '/design-system/?story=button--primary', '/design-system/meta.json'])(
    'answer 503 at %s, with a reload',
    async (path) => {
      process.env.STORIES_STATE = 'building'
      const { status, headers, body } = await ask(path)
      expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
        503,
        'noindex',
        'no-store',
      ])
      expect([headers['retry-after'], headers.refresh]).toEqual(['5', '5'])
      expect(body.toString()).toContain('<h1>The design system is being built</h1>')
      delete process.env.STORIES_STATE
      expect((await ask(path)).status).toBe(200)
    },
  )

  it('report a failed build, and do not reload', async () => {
    process.env.STORIES_STATE = 'failed'
    const { status, headers, body } = await ask('/design-system/')
    expect([status, headers['retry-after'], headers.refresh]).toEqual([503, undefined, undefined])
    expect(body.toString()).toContain('<h1>The design system could not be built</h1>')
  })

  it('do not affect the site, and answer HEAD without a body', async () => {
    process.env.STORIES_STATE = 'building'
    expect((await ask('/pricing')).status).toBe(200)
    const { status, body } = await ask('/design-system/', {}, 'HEAD')
    expect([status, body.length]).toEqual([503, 0])
  })
})

describe('the policy of', () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await ask(path, headers, method)).headers['content-security-policy']

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
    ['/guide.webp', undefined],
    ['/guide.webm', undefined],
    ['/assets/entry-abc123.js', undefined],
  ])('%s: %s', async (path, policy) => expect(await policyOf(path)).toBe(policy))

  it('a cached page is the same', async () => {
    const { etag = '' } = (await ask('/pricing')).headers
    const again = await ask('/pricing', { 'If-None-Match': etag })
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, 'pricing'])
  })

  it('a refused method is no page’s', async () => {
    expect(await policyOf('/pricing', {}, 'DELETE')).toBe(barePolicy)
  })

  it('a page upgrades insecure requests only over TLS', async () => {
    expect(await policyOf('/pricing', { 'X-Forwarded-Proto': 'https' })).toBe(
      'pricing;upgrade-insecure-requests',
    )
    expect(await policyOf('/pricing', { 'X-Forwarded-Proto': '' })).toBe('pricing')
  })
})

it.each(['/', '/nothing', '/design-system/'])('%s cannot be framed by other sites', async (path) => {
  const { headers } = await ask(path)
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringMatching(/^camera=\(\), .*geolocation=\(\), microphone=\(\)/),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

it.each(['*', 'elsewhere.example:443', 'ftp://elsewhere.example/'])(
  'refuses the address %s',
  async (path) => {
    expect((await ask(path, {}, 'OPTIONS')).status).toBe(400)
  },
)

it('accepts an absolute URL, as a proxy sends it', async () => {
  expect((await ask('http://kaksha.example/pricing')).body.toString()).toBe(html('pricing'))
})

it('says how to build a site that has not been built', async () => {
  const bare = await HttpServer.listen(0)
  bare.serve(servePages({ pages: join(top, 'none'), stories: join(top, 'none') }))
  const response = await fetch(`http://localhost:${bare.port}/`)
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('npm start')])
  await bare.close()
})

it('keeps pages, policies and scripts together when pages are built again under a running server', async () => {
  putPolicies({ '/index.html': 'home, built again' })
  put('pages/index.html', html('built again'))
  rmSync(join(top, 'pages/assets/part-abc123.js'))
  const { headers, body } = await ask('/')
  expect([headers['content-security-policy'], body.toString()]).toEqual(['home', html('home')])
  const script = await ask('/assets/part-abc123.js')
  expect([script.status, script.body.toString()]).toEqual([200, 'export {}'])
})
