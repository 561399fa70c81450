import { brand } from '../content/brand'
import { absolute } from './site-url'

/** Who is behind the site; on every page. */
export const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: brand.name,
  url: absolute('/'),
  description: brand.summary,
  email: brand.email,
  address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: brand.countryCode },
  sameAs: brand.socials.map((social) => social.href),
}

/** Where a page hangs: directly below the homepage. */
export const breadcrumbs = (label: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absolute('/') },
    { '@type': 'ListItem', position: 2, name: label, item: absolute(path) },
  ],
})
