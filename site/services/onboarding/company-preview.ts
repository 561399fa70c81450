import type { NamedSchool } from '@kaksha/design-system/brand'
import { brand } from '../../content/brand'
import type { CompanyFields } from '../../contracts/licensing'
import { suggestDomainName } from '../../contracts/suggest-domain'

/*
 * The company name and the colour that the visitor chose in the preview, for the lifetime of the page. Not in browser
 * storage, which may keep the signed-in user and the token only (docs/product.md, Stored data).
 */
let preview: NamedSchool = { name: '', colour: 'river' }

export const readCompanyPreview = () => preview

export function saveCompanyPreview(next: NamedSchool): void {
  preview = next
}

/** The web address that a company with this name would get. */
export function addressOf(name: string): { address: string; note?: string } {
  const slug = suggestDomainName(name)
  return slug
    ? { address: `${slug}.${brand.appDomain}` }
    : { address: `your-school.${brand.appDomain}`, note: 'an address you choose' }
}

/** Initial values of step 2. A name without Latin letters or digits leaves the domain name empty. */
export function suggestedFields(): Partial<CompanyFields> {
  const { name } = preview
  return name ? { companyName: name, domainName: suggestDomainName(name) ?? '' } : {}
}
