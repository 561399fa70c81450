import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { demoVideo } from '../../site/content/video/video'
import { routes } from '../audit/routes'
import { type Read, typesOf, wrongData } from '../search/validate'
import { expect, test } from './support/test'

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const tokens = JSON.parse(file('design-system/tokens/tokens.plain.gen.json'))

const origin = 'https://kaksha.example'
const guide = '/online-teaching-platform'
const isAlias = (path: string) => path.startsWith(`${guide}-`)
const isSandbox = (path: string) => path.startsWith('/sandbox/')
/** Unlisted pages that are otherwise complete. */
const isUnlisted = (path: string) => path === '/account'
const listed = routes.filter((path) => !isSandbox(path) && !isUnlisted(path))
const canonicalOf = (path: string) => (isAlias(path) ? guide : path)

/** The structured data types of a page besides the organisation's and the breadcrumbs'. */
const besides: Record<string, string[]> = {
  '/faq': ['FAQPage'],
  '/pricing': ['Offer', 'Product'],
  [guide]: ['HowTo', ...(demoVideo ? ['VideoObject'] : [])],
}

const decoded = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The head of a served document, which crawlers read without running scripts. */
async function headOf(request: APIRequestContext, path: string) {
  const html = (await (await request.get(path)).text()).split('</head>')[0] ?? ''
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => decoded(text))
  return {
    title: all(/<title>([^<]*)/g),
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
  }
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test.describe('structured data', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 404/] })
  test('describes every page’s content, with everything that search engines require @full', async ({
    page,
    server,
  }) => {
    for (const path of [...listed, '/no-such-page']) {
      await page.goto(path)
      const read: Read = await page.evaluate(() => ({
        scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => textContent ?? '',
        ),
        text: document.body.innerText,
        links: [...document.links].map(({ href }) => href),
      }))
      expect.soft(wrongData(read, origin), path).toEqual([])
      const crumbs = path === '/' ? [] : ['BreadcrumbList']
      expect
        .soft(typesOf(read), path)
        .toEqual([...crumbs, ...(besides[canonicalOf(path)] ?? []), 'Organization'].sort())
      for (const [address] of read.scripts.join().matchAll(/https:\/\/kaksha\.example\/[\w./-]*/g)) {
        if (path === '/no-such-page') continue
        const response = await page.request.get(address.replace(origin, server.url))
        expect.soft(response.status(), `${address}, from ${path}`).toBe(200)
      }
    }
  })
})

test('every page has its own head, with a picture that social networks accept', async ({ request }) => {
  const pictures = new Map<string, string>()
  for (const path of listed) {
    const { title, meta, canonicals } = await headOf(request, path)
    expect.soft(title, path).toEqual([expect.stringContaining('Kaksha')])
    expect.soft(meta('description')[0]?.length, path).toBeGreaterThan(50)
    for (const property of ['og:title', 'og:description', 'og:type'])
      expect.soft(meta(property), `${property} of ${path}`).toEqual([expect.stringMatching(/./)])
    const address = origin + canonicalOf(path)
    expect.soft(canonicals, path).toEqual([address])
    expect.soft(meta('og:url'), path).toEqual([address])
    expect.soft(meta('robots'), path).toEqual([])
    expect.soft(meta('twitter:card'), path).toEqual(['summary_large_image'])
    expect.soft([meta('og:image:width'), meta('og:image:height')], path).toEqual([['1200'], ['630']])
    const [alt = ''] = meta('og:image:alt')
    expect.soft(alt, path).toMatch(/^Kaksha: ./)
    const [image = '', ...more] = meta('og:image')
    expect.soft(more, path).toEqual([])
    expect.soft(image, path).toMatch(/^https:\/\/kaksha\.example\/social\/[\w-]+\.png\?v=[0-9a-f]{8}$/)
    pictures.set(image, canonicalOf(path))
  }
  expect(pictures.size, 'one picture for each text').toBe(new Set(listed.map(canonicalOf)).size)
  for (const address of pictures.keys()) {
    const response = await request.get(address.replace(origin, ''))
    expect(response.headers()['content-type']).toBe('image/png')
    const png = await response.body()
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.length, address).toBeLessThan(60 * 1024)
  }
})

test('the sitemap lists every text once, and no unlisted page', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/xml/)
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses.toSorted()).toEqual(
    listed
      .filter((path) => !isAlias(path))
      .map((path) => origin + path)
      .sort(),
  )
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('the sandbox, unknown paths and the stories have noindex', async ({ request }) => {
  for (const path of [
    ...routes.filter((path) => isSandbox(path) || isUnlisted(path)),
    '/no-such-page',
    '/pricing/no-such-page',
  ])
    expect.soft((await headOf(request, path)).meta('robots'), path).toEqual(['noindex'])
  const story = '/design-system/?story=components--button--'
  expect.soft((await headOf(request, `${story}nothing`)).meta('robots')).toEqual(['noindex'])
  for (const path of [`${story}small`, `${story}nothing`, '/design-system/meta.json', '/no-such-page'])
    expect.soft((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  // A crawler that robots.txt excludes could not read the noindex.
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(
    /Disallow: \/(sandbox|design-system|$)/m,
  )
})

test('the icons and the manifest that browsers and phones request exist', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  const linked = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href')
  expect(await linked('icon')).toBe('/favicon.svg')
  const response = await request.get((await linked('manifest')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Kaksha', short_name: 'Kaksha', start_url: '/', lang: 'en-IN' })
  expect(manifest.background_color).toBe(tokens.light.page.bg.$value)
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [
    ...manifest.icons,
    // Requested by name, without a link.
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ])
    expect(sizeOf(await (await request.get(src)).body()).join('x'), src).toBe(sizes)
  const ico = await (await request.get('/favicon.ico')).body()
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(sizeOf(ico.subarray(22))).toEqual([32, 32])
})

test('every page of the documentation is listed in llms.txt, and is served as Markdown', async ({
  request,
}) => {
  const list = await (await request.get('/design-system/llms.txt')).text()
  const links = [...list.matchAll(/^- \[(.+?)\]\((\S+\.md)\): \S/gm)]
  expect(links.length).toBeGreaterThan(90)
  const paths = new Set(links.map(([, , path = '']) => path))
  for (const [, title = '', path = ''] of links) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    const text = await answer.text()
    expect(text.startsWith(`# ${title}\n`), path).toBe(true)
    const own = [...text.matchAll(/\]\((\/design-system\/\S+\.md)\)/g)].map(([, to = '']) => to)
    expect(own.filter((to) => !paths.has(to))).toEqual([])
  }
  const button = await (await request.get('/design-system/components/button.md')).text()
  for (const part of [
    '## More examples',
    '```tsx\nimport { Button }',
    '## Keyboard',
    '| Enter |',
    '### Roles and focus',
    '### Known gaps',
  ])
    expect(button).toContain(part)
})

/** What a document has before any script runs. */
const readDocument = (html: string) => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  return {
    // The examples of Heading have one too.
    titles: [...document.querySelectorAll('h1:not([inert] *)')].map(({ textContent }) => textContent),
    words: document.querySelector('main')?.textContent?.match(/\w+/g)?.length,
    links: links.filter((href) => !/^(#|https:|mailto:)/.test(href)).map((href) => href.replace(/#.*/, '')),
  }
}

test('the documentation has a document for each page, in its own sitemap, complete without JavaScript', async ({
  page,
  request,
}) => {
  const list = await (await request.get('/design-system/llms.txt')).text()
  const sitemap = await (await request.get('/design-system/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const texts = [...list.matchAll(/\]\((\S+)\.md\): /g)].map(([, path = '']) => origin + path)
  expect(addresses.toSorted()).toEqual(
    texts.map((address) => address.replace('guide/introduction', '')).sort(),
  )
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const linked = new Set<string>()
  expect(addresses.length).toBeGreaterThan(90)
  for (const address of addresses) {
    const path = address.replace(origin, '')
    const response = await request.get(path)
    expect.soft([response.status(), response.headers()['x-robots-tag']], path).toEqual([200, undefined])
    const { title, meta, canonicals } = await headOf(request, path)
    expect.soft(title, path).toEqual([expect.stringMatching(/^\w.* · Kaksha design system$/)])
    expect.soft(meta('description')[0]?.length, path).toBeGreaterThan(50)
    expect.soft([canonicals, meta('og:url'), meta('robots')], path).toEqual([[address], [address], []])
    const html = await response.text()
    expect.soft(html, path).not.toContain('="file:')
    const read = await page.evaluate(readDocument, html)
    const name = title.join().replace(' · Kaksha design system', '')
    // The title of the introduction is the name of the design system.
    expect.soft(read.titles, path).toEqual([name === 'Introduction' ? expect.any(String) : name])
    expect.soft(read.words, path).toBeGreaterThan(120)
    titles.add(title.join())
    descriptions.add(meta('description').join())
    for (const href of read.links) linked.add(href)
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length])
  for (const path of linked)
    if (path.startsWith('/design-system/')) expect.soft((await request.get(path)).status(), path).toBe(200)
  expect([...linked].filter((path) => path.startsWith('?'))).toEqual([])
  expect((await request.get('/design-system/components/nothing')).status()).toBe(404)
})

test('the registry serves each item that it lists', async ({ request }) => {
  const { items } = await (await request.get('/design-system/r/registry.json')).json()
  for (const { name, meta } of items) {
    const answer = await request.get(`/design-system/r/${name}.json`)
    expect([answer.status(), (await answer.json()).meta]).toEqual([200, meta])
  }
})
