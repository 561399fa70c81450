import type { Organization, WithContext } from 'schema-dts'
import { brand } from '../../content/brand'
import { absolute } from '../site-url'
import { organizationId } from './parts'

/** Who is behind the site; on every page, so no more than every page shows. */
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
