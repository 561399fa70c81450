import { NameSchool, type NameSchoolProps } from '@kaksha/design-system/brand'
import { useLayoutEffect, useState } from 'react'
import { brand } from '../../content/brand'
import { nameSchool } from '../../content/drawings/name-school'
import { phrases, schoolSite, schools } from '../../content/drawings/schools'
import { hero } from '../../content/home'
import { addressOf, readCompanyPreview, saveCompanyPreview } from '../../services/onboarding/company-preview'
import { StartLink } from '../-shell/links'

const { description, live, days, rows, ...site } = schoolSite

/** One for each phrase of the headline. */
const samples = phrases.map((phrase) => {
  const { address, what, who, lessons, ...school } = schools[phrase]
  return {
    ...site,
    ...school,
    address: `${address}.${brand.appDomain}`,
    live: { ...live, what, who },
    week: {
      days,
      rows: rows.map(({ time, slots }) => ({
        time,
        slots: slots.map((slot) => slot && { text: lessons[slot.lesson], tone: slot.tone }),
      })),
    },
  }
})
const { label, placeholder, hint, colours } = nameSchool

/** A preview of a teacher's site, and the field that enters the visitor's own school into it. */
export default function SchoolPreview(props: Pick<NameSchoolProps, 'layout' | 'hint' | 'children'>) {
  const [stored] = useState(readCompanyPreview)
  // The HTML of the page has no name. A field that the visitor has reached already stays as it is.
  const [isStored, setStored] = useState(false)
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>('[data-slot=name-school] input')
    if (stored.name && field && !field.value && field !== document.activeElement) setStored(true)
  }, [stored])
  return (
    <NameSchool
      key={isStored ? 'stored' : 'empty'}
      label={label}
      placeholder={placeholder}
      hint={hint}
      suffix={props.layout ? undefined : `.${brand.appDomain}`}
      action={!props.layout && <StartLink href={hero.start.href} label={hero.start.label} />}
      // Only the home page has the headline.
      sample={props.layout ? samples[0]! : samples}
      sampleLabel={description}
      addressOf={addressOf}
      colours={colours}
      defaultSchool={isStored ? stored : undefined}
      onSchool={saveCompanyPreview}
      {...props}
    />
  )
}
