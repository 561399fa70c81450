import { absolute } from './site-url'

/**
 * Everything may be read but the API. The sandbox and the stories say `noindex` themselves, and a crawler
 * has to be let in to read that.
 */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /v1/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n')
