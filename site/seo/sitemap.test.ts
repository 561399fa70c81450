import { expect, it } from 'vitest'
import { pages } from '../content/pages'
import type { Page, SitePath } from '../content/types'
import { siteUrl } from './site-url'
import { robots, sitemap } from './sitemap'

const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1])
const addresses = (xml: string) => every(xml, /<loc>(.*?)<\/loc>/g)
const routes = pages.map(({ path }) => path)

it('lists one address for each text', () => {
  const listed = addresses(sitemap(routes))
  expect(listed).toContain(`${siteUrl}/`)
  expect(listed.filter((address) => address?.includes('/online-teaching-platform'))).toEqual([
    `${siteUrl}/online-teaching-platform`,
  ])
  expect(listed).toHaveLength(pages.length - 7)
  expect(new Set(listed).size).toBe(listed.length)
})

it('excludes the sandbox', () => {
  expect(addresses(sitemap(['/', '/sandbox/identity']))).toEqual([`${siteUrl}/`])
})

it('throws for a route without a text', () => {
  expect(() => sitemap(['/new'])).toThrow('The route /new has no text: add it to content/pages.ts.')
})

it('lists a text under its canonical address', () => {
  const at = (path: SitePath, canonical?: SitePath) => ({ path, canonical }) as Page
  expect(addresses(sitemap(['/about', '/faq'], [at('/about', '/faq'), at('/faq')]))).toEqual([
    `${siteUrl}/faq`,
  ])
})

it('names the sitemaps of the site and of the documentation in robots.txt, and disallows only the API', () => {
  expect(every(robots(), /Sitemap: (.*)/g)).toEqual(
    ['/sitemap.xml', '/design-system/sitemap.xml'].map((path) => siteUrl + path),
  )
  expect(every(robots(), /Disallow: (.*)/g)).toEqual(['/v1/'])
})
