import type { BreadcrumbList, WithContext } from 'schema-dts'
import { brand } from '../content/brand'
import { notFound, pageAt } from '../content/pages'
import type { Page, SitePath } from '../content/types'
import { absolute } from './sitemap'

/**
 * The address of the social card of the page at a path. It never changes, so that shared links keep working; the
 * finished documents append a version of its content (see `build/cards/`), because social networks cache a picture by
 * its address.
 */
export const cardAt = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.png`

/** The texts in the head of a page. */
type HeadText = Pick<Page, 'title' | 'description' | 'h1' | 'label'> & {
  path: string
  canonical?: string
  unlisted?: true
  /** Path of the page's social card. */
  card: string
}

/** The texts that the head of a page needs. */
const headTextAt = (path: SitePath): HeadText => {
  const { title, description, h1, label, canonical, unlisted } = pageAt(path)
  const card = cardAt(canonical ?? path)
  // An undefined field would be written into every document too.
  return { path, title, description, h1, label, canonical, card, ...(unlisted && { unlisted }) }
}

/** The breadcrumbs of a page: directly below the home page. */
export const breadcrumbs = (label: string, path: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absolute('/') },
    { '@type': 'ListItem', position: 2, name: label, item: absolute(path) },
  ],
})

const noindex = { name: 'robots', content: 'noindex' }

/** The metadata of one page, for browser tabs, search engines and social cards. */
export const headOf = ({
  path,
  title,
  description,
  h1,
  label,
  card,
  canonical = path,
  unlisted,
}: HeadText) => ({
  meta: [
    { title },
    { name: 'description', content: description },
    unlisted && noindex,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(canonical) },
    { property: 'og:image', content: absolute(card) },
    // The alternative text of the picture: it shows the brand and the page's headline.
    { property: 'og:image:alt', content: `${brand.name}: ${h1}` },
    // The router writes this into a script element, with <, > and & escaped.
    path === '/' ? undefined : { 'script:ld+json': breadcrumbs(label, canonical) },
  ],
  links: [{ rel: 'canonical', href: absolute(canonical) }],
})

/**
 * The options of a page's route that concern search and sharing.
 *
 * @example createFileRoute('/about')({ ...page('/about'), component: AboutPage })
 */
export const page = (path: SitePath) => ({ head: () => headOf(headTextAt(path)) })

/** The head of a page that search engines should not list, such as the sandbox. */
export const unlisted = (title: string) => () => ({ meta: [{ title: `${title} | ${brand.name}` }, noindex] })

/**
 * The head of every document, for the root route; tags that are the same on all of them are in `fixed-head.ts`.
 * Only the root matches an unknown path; it then returns the head of the 404 page.
 */
export const rootHead = ({ matches }: { matches: readonly unknown[] }) => {
  const lost = matches.length === 1 && headOf(notFound)
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(lost ? [...lost.meta, noindex] : []),
    ],
    links: lost ? lost.links : [],
  }
}
