import { absolute } from './site-url'

/**
 * Crawlers may read everything except the API. The sandbox and the stories have `noindex`, which a crawler can only
 * read if it may request them.
 */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /v1/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n')
