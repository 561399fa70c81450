import { Hero } from '@kaksha/design-system/brand'
import { schoolKey } from '../../../browser/storage-keys'
import { hero } from '../../../content/home'
import { ButtonLink } from '../../-shell/button-link'
import { Island } from '../../-shell/island'
import SchoolPreview from './school-preview.island'

const { before, typed, middle, chalked, lead, start, demo } = hero

/** The first section of the home page. */
export const HeroSection = () => (
  <Hero
    headline={{ before, typed, middle, chalked }}
    headingId="hero-heading"
    lead={lead}
    actions={
      <>
        <ButtonLink {...start} variant="primary" arrow />
        <ButtonLink {...demo} />
      </>
    }
    // A picture made of HTML, and a field that turns it into the visitor's own site.
    preview={<Island name="school-preview" of={SchoolPreview} hydrateWhen={schoolKey} />}
  />
)
