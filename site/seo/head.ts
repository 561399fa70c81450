import { brand } from '../content/brand'
import { notFound } from '../content/not-found'
import type { Page, SitePath } from '../content/types'
import { load } from '../services/load'
import { absolute } from './site-url'
import { breadcrumbs, organization } from './structured-data'

type HeadText = Pick<Page, 'title' | 'description' | 'label'> & { path: string; canonical?: string }

const noindex = { name: 'robots', content: 'noindex' }

/** What one page says of itself to tabs, search engines and social cards. */
export const headOf = ({ path, title, description, label, canonical = path }: HeadText) => ({
  meta: [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(canonical) },
    // The router writes this into a script element, with <, > and & escaped.
    path === '/' ? undefined : { 'script:ld+json': breadcrumbs(label, canonical) },
  ],
  links: [{ rel: 'canonical', href: absolute(canonical) }],
})

/**
 * The options of a page's route that concern search and sharing. The texts of the first page are in the
 * document; those of the others come with the first navigation, so that no page carries all of them.
 *
 * @example createFileRoute('/about')({ ...page('/about'), component: AboutPage })
 */
export const page = (path: SitePath) => ({
  loader: async (): Promise<HeadText> => {
    const { pageAt } = await load('pages', () => import('../content/pages'))
    return pageAt(path)
  },
  head: ({ loaderData }: { loaderData?: HeadText }) => (loaderData ? headOf(loaderData) : {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The head of a screen that search engines should not list, such as the sandbox. */
export const unlisted = (title: string) => () => ({ meta: [{ title: `${title} | ${brand.name}` }, noindex] })

/**
 * What every document has, for the root route; a page's own entries of the same name win.
 * Only the root matches a path that leads nowhere: then it speaks for the 404 page.
 */
export const rootHead = ({ matches }: { matches: readonly unknown[] }) => {
  const lost = matches.length === 1 && headOf(notFound)
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:locale', content: 'en_IN' },
      { property: 'og:image', content: absolute('/social/default.png') },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: brand.summary },
      { name: 'twitter:card', content: 'summary_large_image' },
      { 'script:ld+json': organization },
      ...(lost ? [...lost.meta, noindex] : []),
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }, ...(lost ? lost.links : [])],
  }
}
