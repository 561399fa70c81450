import type { APIRequestContext } from '@playwright/test'
import { account } from '../../site/content/account'
import { sampleLegalNotice } from '../../site/content/legal'
import { pageAt } from '../../site/content/pages'
import { sampleNotice } from '../../site/content/testimonials'
import type { SitePath } from '../../site/content/types'
import { demoVideo } from '../../site/content/video/video'
import { routes } from '../audit/routes'
import { expect, test } from './support/test'

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

type Thing = Record<string, unknown>
/** Every entity and reference in some structured data. */
const thingsIn = (value: unknown): Thing[] =>
  value !== null && typeof value === 'object'
    ? [value as Thing, ...Object.values(value).flatMap(thingsIn)].filter((thing) => !Array.isArray(thing))
    : []
const plain = (text: unknown) => String(text).replace(/\s/g, '').toLowerCase()

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

test.describe('structured data', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 404/] })
  // `tests/search/structured-data.test.ts` has what search engines require.
  test('says on each page what the page shows, with addresses that exist @full', async ({ page, server }) => {
    for (const path of [...listed, '/no-such-page']) {
      await page.goto(path)
      const { scripts, text, links } = await page.evaluate(() => ({
        scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => textContent ?? '',
        ),
        text: document.body.innerText,
        links: [...document.links].map(({ href }) => href),
      }))
      const data: Thing[] = scripts.map((script) => JSON.parse(script))
      const types = data.flatMap((one) => ((one['@graph'] ?? [one]) as Thing[]).map((top) => top['@type']))
      const crumbs = path === '/' ? [] : ['BreadcrumbList']
      expect
        .soft(types.sort(), path)
        .toEqual([...crumbs, ...(besides[canonicalOf(path)] ?? []), 'Organization'].sort())

      const things = thingsIn(data)
      for (const { name, text: words, description, email, addressLocality, price } of things)
        for (const shown of [name, words, description, email, addressLocality, price && `₹${price}`])
          if (shown) expect.soft(plain(text), path).toContain(plain(shown))
      const ids = things.filter((thing) => '@type' in thing).map((thing) => thing['@id'])
      for (const thing of things) if ('@id' in thing) expect.soft(ids, path).toContain(thing['@id'])

      for (const [address] of scripts.join().matchAll(/https?:[^"]+/g)) {
        if (address.startsWith('https://schema.org') || links.includes(address)) continue
        expect.soft(address, path).toContain(`${origin}/`)
        if (path === '/no-such-page') continue
        const response = await page.request.get(address.replace(origin, server.url))
        expect.soft(response.status(), `${address}, from ${path}`).toBe(200)
      }
    }
  })
})

test('every page is served with its own head, and a picture for social networks', async ({ request }) => {
  const pictures = new Map<string, string>()
  for (const path of listed) {
    const { title, meta, canonicals } = await headOf(request, path)
    const page = pageAt(path as SitePath)
    expect.soft([title, meta('og:title')], path).toEqual([[page.title], [page.title]])
    const descriptions = [[page.description], [page.description]]
    expect.soft([meta('description'), meta('og:description')], path).toEqual(descriptions)
    expect.soft([meta('og:type'), meta('twitter:card')], path).toEqual([['website'], ['summary_large_image']])
    const address = origin + canonicalOf(path)
    expect.soft([canonicals, meta('og:url'), meta('robots')], path).toEqual([[address], [address], []])
    expect.soft(meta('og:image:alt'), path).toEqual([`Kaksha: ${page.h1}`])
    const [image = ''] = meta('og:image')
    expect.soft(image, path).toMatch(/^https:\/\/kaksha\.example\/social\/[\w-]+\.png\?v=[0-9a-f]{8}$/)
    pictures.set(image, canonicalOf(path))
  }
  expect(pictures.size, 'one picture for each text').toBe(new Set(listed.map(canonicalOf)).size)
  for (const address of pictures.keys()) {
    const response = await request.get(address.replace(origin, ''))
    expect(response.headers()['content-type']).toBe('image/png')
    expect((await response.body()).length, address).toBeLessThan(60 * 1024)
  }
})

/** What a document has before any script runs. */
const readDocument = (html: string) => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  return {
    // The examples of Heading have one too.
    titles: [...document.querySelectorAll('h1:not([inert] *)')].map(({ textContent }) => textContent),
    text: document.querySelector('main')?.textContent ?? '',
    links: links.filter((href) => !/^(#|https:|mailto:)/.test(href)).map((href) => href.replace(/#.*/, '')),
  }
}

const wordsIn = (text: string) => text.match(/\w+/g)?.length

/** What marks samples, and what is said where a page needs JavaScript. */
const notices: Record<string, string> = {
  '/reviews': sampleNotice,
  '/terms': sampleLegalNotice,
  '/privacy': sampleLegalNotice,
  '/refund': sampleLegalNotice,
  '/account': account.noScript.body,
}

test('every page is served with its headline, more than 120 words, and its notice', async ({
  page,
  request,
}) => {
  for (const path of routes.filter((path) => !isSandbox(path))) {
    const { titles, text } = await page.evaluate(readDocument, await (await request.get(path)).text())
    expect.soft(titles, path).toEqual([expect.stringContaining(pageAt(path as SitePath).h1)])
    expect.soft(wordsIn(text), path).toBeGreaterThan(120)
    expect.soft(text, path).toContain(notices[path] ?? '')
  }
})

test('the sitemap lists every text once, and no unlisted page', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/xml/)
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  const texts = listed.filter((path) => !isAlias(path)).map((path) => origin + path)
  expect(addresses.toSorted()).toEqual(texts.sort())
})

test('the sandbox, unlisted and unknown pages and the stories have noindex', async ({ request }) => {
  for (const path of [
    ...routes.filter((path) => isSandbox(path) || isUnlisted(path)),
    '/no-such-page',
    '/pricing/no-such-page',
    '/design-system/?story=components--button--nothing',
  ])
    expect.soft((await headOf(request, path)).meta('robots'), path).toEqual(['noindex'])
})

test('the icons and the manifest that browsers and phones request exist', async ({ page, request }) => {
  await page.goto('/')
  const linked = async (rel: string) => (await page.locator(`link[rel=${rel}]`).getAttribute('href')) ?? ''
  const response = await request.get(await linked('manifest'))
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const { icons } = await response.json()
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [
    ...icons,
    // Requested by name, without a link.
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  for (const path of [await linked('icon'), '/favicon.ico'])
    expect((await request.get(path)).status(), path).toBe(200)
})

test('the documentation has a document for each page, complete without JavaScript, and the same as Markdown', async ({
  page,
  request,
}) => {
  const list = await (await request.get('/design-system/llms.txt')).text()
  const texts = [...list.matchAll(/^- \[(.+?)\]\((\S+)\.md\): \S/gm)]
  expect(texts.length).toBeGreaterThan(90)
  const addresses = texts.map(([, , path = '']) => origin + path.replace('guide/introduction', ''))
  const sitemap = await (await request.get('/design-system/sitemap.xml')).text()
  const listedAddresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listedAddresses.toSorted()).toEqual(addresses.toSorted())

  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const linked = new Set<string>()
  for (const [index, [, title = '', text = '']] of texts.entries()) {
    const markdown = await request.get(`${text}.md`)
    expect.soft(markdown.headers()['content-type'], text).toBe('text/markdown; charset=utf-8')
    const words = await markdown.text()
    expect.soft(words.startsWith(`# ${title}\n`), text).toBe(true)
    for (const [, to = ''] of words.matchAll(/\]\((\/design-system\/\S+\.md)\)/g))
      expect.soft(list, text).toContain(`(${to})`)

    const address = addresses[index] ?? ''
    const path = address.replace(origin, '')
    const response = await request.get(path)
    expect.soft([response.status(), response.headers()['x-robots-tag']], path).toEqual([200, undefined])
    const head = await headOf(request, path)
    expect.soft(head.title, path).toEqual([expect.stringMatching(/^\w.* · Kaksha design system$/)])
    expect.soft(head.meta('description')[0]?.length, path).toBeGreaterThan(50)
    expect
      .soft([head.canonicals, head.meta('og:url'), head.meta('robots')], path)
      .toEqual([[address], [address], []])
    const html = await response.text()
    expect.soft(html, path).not.toContain('="file:')
    const read = await page.evaluate(readDocument, html)
    expect.soft(read.titles, path).toEqual([title])
    expect.soft(wordsIn(read.text), path).toBeGreaterThan(120)
    titles.add(head.title.join())
    descriptions.add(head.meta('description').join())
    for (const href of read.links) linked.add(href)
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length])
  for (const path of linked)
    if (path.startsWith('/design-system/')) expect.soft((await request.get(path)).status(), path).toBe(200)
  expect([...linked].filter((path) => path.startsWith('?'))).toEqual([])
  expect((await request.get('/design-system/components/nothing')).status()).toBe(404)
  const button = await (await request.get('/design-system/components/button.md')).text()
  for (const part of ['## More examples', '```tsx\nimport { Button }', '## Keyboard', '### Known gaps'])
    expect(button).toContain(part)
})

test('the registry serves each item that it lists', async ({ request }) => {
  const { items } = await (await request.get('/design-system/r/registry.json')).json()
  for (const { name, meta } of items) {
    const answer = await request.get(`/design-system/r/${name}.json`)
    expect([answer.status(), (await answer.json()).meta]).toEqual([200, meta])
  }
})
