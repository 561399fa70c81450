import { pages } from '../content/pages'

/**
 * The origin of canonical links, social cards and the sitemap, without a trailing slash. Fixed when the site is built
 * (SITE_URL), never taken from a request, because a client can send any Host header.
 */
export const siteUrl: string = (import.meta.env?.VITE_SITE_URL || 'https://kaksha.example').replace(
  /\/+$/,
  '',
)

/** A path of this site as an absolute URL. */
export const absolute = (path: string) => siteUrl + path

/** False for routes without a text, which have `noindex`. */
const isListed = (route: string) => !route.startsWith('/sandbox/')

/**
 * The addresses that search engines should list: every route that has a text, once for each text. A route without one
 * is an error, because otherwise its absence from the sitemap would not be noticed.
 */
export const sitemap = (routes: readonly string[]): string => {
  const listed = routes
    .filter(isListed)
    .map((path) => {
      const page = pages.find((candidate) => candidate.path === path)
      if (!page) throw new Error(`The route ${path} has no text: add it to content/pages.ts.`)
      return page
    })
    .filter(({ path, canonical = path, unlisted }) => canonical === path && !unlisted)
    .sort((a, b) => pages.indexOf(a) - pages.indexOf(b))
  return urlSet(listed.map(({ path }) => absolute(path)))
}

/** A sitemap of these addresses: https://www.sitemaps.org/protocol.html */
export const urlSet = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/**
 * Crawlers may read everything except the API. The documentation of the design system has its own sitemap
 * (docs/text). The sandbox and the stories have `noindex`, which a crawler can only read if it may request them.
 */
export const robots = (): string => {
  const sitemaps = ['/sitemap.xml', '/design-system/sitemap.xml'].map((path) => `Sitemap: ${absolute(path)}`)
  return ['User-agent: *', 'Disallow: /v1/', '', ...sitemaps, ''].join('\n')
}
