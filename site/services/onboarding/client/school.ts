import type { NamedSchool } from '@kaksha/design-system/brand'
import { brand } from '../../../content/brand'
import { suggestDomainName } from '../suggest-domain'
import type { Fields } from './calls'

/*
 * The school name that the visitor has typed, for the lifetime of the page. Not in browser storage, which may keep the
 * signed-in user and the token only (docs/product.md, Stored data).
 */
let school: NamedSchool = { name: '', colour: 'river' }

export const readSchool = () => school

export function keepSchool(next: NamedSchool): void {
  school = next
}

/** The address that a school of this name would get. */
export function addressOf(name: string): { address: string; note?: string } {
  const slug = suggestDomainName(name)
  return slug
    ? { address: `${slug}.${brand.appDomain}` }
    : { address: `your-school.${brand.appDomain}`, note: 'an address you choose' }
}

/** Initial values of step 2. A name without Latin letters or digits leaves the domain name empty. */
export function suggestedFields(): Partial<Fields> {
  const { name } = school
  return name ? { companyName: name, domainName: suggestDomainName(name) ?? '' } : {}
}
