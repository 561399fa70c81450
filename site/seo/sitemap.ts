import type { Page } from '../content/types'
import { absolute } from './site-url'

/** The addresses that search engines should list: one for each text, aliases left out. */
export const sitemapOf = (pages: readonly Page[]): string => {
  const urls = pages.filter(({ path, canonical = path }) => canonical === path)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

/** The sitemap of this site. Its pages are a chunk of their own in every build, so they are asked for. */
export const sitemap = async (): Promise<string> => sitemapOf((await import('../content/pages')).pages)
