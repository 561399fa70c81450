import tokens from '@kaksha/design-system/tokens.plain.json'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
} from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { brand } from '../content/brand'
import { notFound, pageAt, pages } from '../content/pages'
import type { SitePath } from '../content/types'
import { fixedHead } from './fixed-head'
import { cardAt, headOf, page, rootHead, unlisted } from './head'
import { siteUrl } from './site-url'
import { webManifest } from './web-manifest'

const hostile = headOf({
  path: '/hostile',
  title: 'A </title><script>alert(1)</script>',
  description: '"><img src=x onerror=alert(2)>',
  h1: '<b>A headline</b>',
  label: '</script><script>alert(3)</script>',
  card: '/social/hostile.png',
})

/** A site with heads only, so that the tests read what a crawler receives. */
const heads = () => {
  const root = createRootRoute({
    head: rootHead,
    component: () =>
      h('html', { lang: 'en-IN' }, h('head', null, h(HeadContent)), h('body', null, h(Outlet))),
  })
  const routes = [
    ...pages.map(({ path }) => createRoute({ getParentRoute: () => root, path, ...page(path) })),
    createRoute({ getParentRoute: () => root, path: '/sandbox/identity', head: unlisted('Sandbox sign-in') }),
    createRoute({ getParentRoute: () => root, path: '/hostile', head: () => hostile }),
  ]
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory(),
    notFoundMode: 'root',
    defaultNotFoundComponent: () => null,
  })
}

const render = async (path: string) => {
  const handle = createRequestHandler({
    request: new Request(`http://someone-elses-host.example${path}`),
    createRouter: heads,
  })
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: h(RouterServer, { router }) }),
  )
  return `${(await response.text()).split('</head>')[0]}${fixedHead()}`
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
const decoded = (text = '') =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).map(decoded)
const canonicals = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g)
const data = (html: string) =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((json) => JSON.parse(json))

describe.each(pages.map(({ path }) => path))('head of %s', (path) => {
  const text = pageAt(path)
  const address = siteUrl + (text.canonical ?? path)

  it('has one of each tag, with its own texts', async () => {
    const html = await render(path)
    expect(all(html, /<title>(.*?)<\/title>/g).map(decoded)).toEqual([text.title])
    expect(meta(html, 'description')).toEqual([text.description])
    expect(canonicals(html)).toEqual([address])
    expect(meta(html, 'og:title')).toEqual([text.title])
    expect(meta(html, 'og:description')).toEqual([text.description])
    expect(meta(html, 'og:url')).toEqual([address])
    expect(meta(html, 'og:type')).toEqual(['website'])
    expect(meta(html, 'og:image')).toEqual([siteUrl + cardAt(text.canonical ?? path)])
    expect(meta(html, 'og:image:alt')).toEqual([`${brand.name}: ${text.h1}`])
    expect(meta(html, 'og:site_name')).toEqual([brand.name])
    expect(meta(html, 'og:locale')).toEqual(['en_IN'])
    expect(meta(html, 'twitter:card')).toEqual(['summary_large_image'])
    expect(meta(html, 'robots')).toEqual(text.unlisted ? ['noindex'] : [])
    expect(html).not.toContain('someone-elses-host')
  })

  it('has structured data for the organisation and the breadcrumbs', async () => {
    const found = data(await render(path))
    const [organization] = found.splice(-1)
    const [crumbs] = found
    expect(organization).toMatchObject({ '@type': 'Organization', name: brand.name, url: `${siteUrl}/` })
    expect(found).toHaveLength(path === '/' ? 0 : 1)
    if (path === '/') expect(crumbs).toBeUndefined()
    else
      expect(crumbs).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${siteUrl}/` },
          { position: 2, name: text.label, item: address },
        ],
      })
  })
})

describe('pages outside the index', () => {
  it.each(['/no/such/page', '/404'])(
    '%s is the 404 page: noindex, with a social card and structured data of its own',
    async (path) => {
      const html = await render(path)
      expect(all(html, /<title>(.*?)<\/title>/g)).toEqual([notFound.title])
      expect(meta(html, 'robots')).toEqual(['noindex'])
      expect(canonicals(html)).toEqual([`${siteUrl}/404`])
      expect(meta(html, 'og:title')).toEqual([notFound.title])
      expect(data(html).map((item) => item['@type'])).toEqual(['BreadcrumbList', 'Organization'])
    },
  )

  it('excludes the sandbox, and gives it no canonical', async () => {
    const html = await render('/sandbox/identity')
    expect(meta(html, 'robots')).toEqual(['noindex'])
    expect(canonicals(html)).toEqual([])
  })
})

describe('texts with markup', () => {
  it('are escaped', async () => {
    const html = await render('/hostile')
    expect(html).not.toMatch(/<script>alert/)
    expect(html).not.toContain('<img')
    expect(data(html)[0].itemListElement[1].name).toBe('</script><script>alert(3)</script>')
  })
})

it('rejects a path without a page', () => {
  expect(() => page('/nowhere' as SitePath).head()).toThrow()
})

describe('the part that every head shares', () => {
  it('sets the theme colour of the browser’s toolbar in both themes', () => {
    const colours = all(fixedHead(), /<meta name="theme-color" (media="[^"]*" content="[^"]*")/g)
    expect(colours).toEqual([
      `media="(prefers-color-scheme:light)" content="${tokens.light.page.bg.$value}"`,
      `media="(prefers-color-scheme:dark)" content="${tokens.dark.page.bg.$value}"`,
    ])
  })

  it('has the icons, the size of the social card and the web manifest', () => {
    expect(all(fixedHead(), /<link rel="([^"]*)"/g)).toEqual(['icon', 'manifest'])
    expect(meta(fixedHead(), 'og:image:width')).toEqual(['1200'])
    expect(JSON.parse(webManifest())).toMatchObject({ name: brand.name, display: 'browser', scope: '/' })
  })
})
