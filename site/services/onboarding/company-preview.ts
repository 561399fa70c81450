import type { NamedSchool } from '@kaksha/design-system/brand'
import { attempt, schoolKey } from '../../browser/storage'
import { brand } from '../../content/brand'
import { nameSchool } from '../../content/drawings/name-school'
import type { CompanyFields } from '../../contracts/licensing'
import { suggestDomainName } from '../../contracts/suggest-domain'

const unnamed: NamedSchool = { name: '', colour: 'river' }

/** Used where storage is blocked: the name then lasts as long as the page. */
let unstored = unnamed

/** The name and the colour that the visitor chose in the preview, on any page of this tab. */
export function readCompanyPreview(): NamedSchool {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(schoolKey) ?? 'null'))
  const { name, colour } = (stored ?? {}) as Record<string, unknown>
  const choice = nameSchool.colours.choices.find((one) => one.colour === colour)
  return typeof name === 'string' && choice ? { name, colour: choice.colour } : unstored
}

export function saveCompanyPreview(school: NamedSchool): void {
  unstored = school
  attempt(() =>
    school.name
      ? sessionStorage.setItem(schoolKey, JSON.stringify(school))
      : sessionStorage.removeItem(schoolKey),
  )
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
  const { name } = readCompanyPreview()
  return name ? { companyName: name, domainName: suggestDomainName(name) ?? '' } : {}
}
