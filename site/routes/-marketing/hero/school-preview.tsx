import { NameSchool, type NameSchoolProps } from '@kaksha/design-system/brand'
import { brand } from '../../../content/brand'
import { preview } from '../../../content/drawings/illustrations'
import { nameSchool } from '../../../content/drawings/name-school'
import {
  addressOf,
  readCompanyPreview,
  saveCompanyPreview,
} from '../../../services/onboarding/company-preview'

const sample = { ...preview, address: `${preview.address}.${brand.appDomain}` }
const { label, placeholder, hint, colours } = nameSchool

/** A preview of a teacher's site, and the field that enters the visitor's own school into it. */
export const SchoolPreview = (props: Pick<NameSchoolProps, 'layout' | 'hint' | 'children'>) => (
  <NameSchool
    label={label}
    placeholder={placeholder}
    hint={hint}
    sample={sample}
    sampleLabel={preview.description}
    addressOf={addressOf}
    colours={colours}
    defaultSchool={readCompanyPreview()}
    onSchool={saveCompanyPreview}
    {...props}
  />
)
