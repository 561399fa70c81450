import type { Organization, WithContext } from 'schema-dts'
import { brand } from '../../content/brand'
import { absolute } from '../site-url'
import { organizationId } from './parts'

/** The organisation behind the site. It is on every page, so it contains only what every page shows. */
export const organization: WithContext<Organization> = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: brand.email,
  address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: brand.countryCode },
  sameAs: brand.socials.map((social) => social.href),
}
