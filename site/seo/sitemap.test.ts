import { expect, it } from 'vitest'
import { robots, sitemap, siteUrl } from './sitemap'

it('throws for a route without a text', () => {
  expect(() => sitemap(['/new'])).toThrow('The route /new has no text: add it to content/pages.ts.')
})

it('names the sitemaps of the site and of the documentation in robots.txt, and disallows only the API', () => {
  const lines = (name: string) => robots().match(new RegExp(`(?<=^${name}: ).*`, 'gm'))
  expect(lines('Sitemap')).toEqual([`${siteUrl}/sitemap.xml`, `${siteUrl}/design-system/sitemap.xml`])
  expect(lines('Disallow')).toEqual(['/v1/'])
})
