import { pages } from '../content/pages'
import type { Page } from '../content/types'
import { absolute } from './site-url'

/** The addresses that search engines should list: one for each text, aliases left out. */
export const sitemap = (list: readonly Page[] = pages): string => {
  const urls = list.filter(({ path, canonical = path }) => canonical === path)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
