/** What `tests/e2e/search.spec.ts` does not read in the served heads. */
import tokens from '@kaksha/design-system/tokens.plain.json'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { notFound } from '../content/pages'
import { fixedHead } from './fixed-head'
import { headOf, rootHead } from './head'
import { siteUrl } from './sitemap'

const hostile = headOf({
  path: '/hostile',
  title: 'A </title><script>alert(1)</script>',
  description: '"><img src=x onerror=alert(2)>',
  h1: '<b>A headline</b>',
  label: '</script><script>alert(3)</script>',
  card: '/social/hostile.png',
})

/** The head of an address of a site that has only the page `/hostile`. */
async function render(path: string) {
  const root = createRootRoute({ head: rootHead, shellComponent: () => h(HeadContent) })
  const page = createRoute({ getParentRoute: () => root, path: '/hostile', head: () => hostile })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    notFoundMode: 'root',
    defaultNotFoundComponent: () => null,
  })
  await router.load()
  return renderToString(h(RouterProvider, { router }))
}

it('escapes texts with markup', async () => {
  const html = await render('/hostile')
  expect(html).not.toMatch(/<script>alert/)
  expect(html).not.toContain('<img')
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect(JSON.parse(json).itemListElement[1].name).toBe('</script><script>alert(3)</script>')
})

it('gives an unknown path the head of the 404 page, with noindex', async () => {
  const html = await render('/no/such/page')
  expect(html).toContain(`<title>${notFound.title}</title>`)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/404"`)
})

it('sets the theme colour of the browser’s toolbar in both themes', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(fixedHead()).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${tokens[scheme].page.bg.$value}"/>`,
    )
})
