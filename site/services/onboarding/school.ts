import type { NamedSchool } from '@kaksha/design-system'
import { brand } from '../../content/brand'
import type { Fields } from './client'
import { suggestDomainName } from './suggest-domain'

/*
 * The school that the visitor has named, for as long as the page lives. Not in browser storage: that keeps the
 * signed-in user and the token only (decision 15).
 */
let school: NamedSchool = { name: '', colour: 'river' }

export const readSchool = () => school

export function keepSchool(next: NamedSchool): void {
  school = next
}

/** Where a school of this name would be found. */
export function addressOf(name: string): { address: string; note?: string } {
  const slug = suggestDomainName(name)
  return slug
    ? { address: `${slug}.${brand.appDomain}` }
    : { address: `your-school.${brand.appDomain}`, note: 'an address you choose' }
}

/** What step 2 begins with. A name without an address of its own leaves the domain name to be typed. */
export function suggestedFields(): Partial<Fields> {
  const { name } = school
  return name ? { companyName: name, domainName: suggestDomainName(name) ?? '' } : {}
}
