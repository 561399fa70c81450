import { Hero } from '@kaksha/design-system/brand'
import { schoolKey } from '../../../browser/storage-keys'
import { hero } from '../../../content/home'
import { ButtonLink } from '../../-shell/button-link'
import { Island } from '../../-shell/island'
import { StartLink } from '../../-shell/start-link'
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
        {/* From 64rem it is joined to the field, if there is a script for the field. */}
        <span data-noscript="show" className="contents max-xs:[&_a]:w-full lg:hidden">
          <StartLink {...start} />
        </span>
        <ButtonLink {...demo} />
      </>
    }
    // A picture made of HTML, and a field that turns it into the visitor's own site.
    preview={
      <Island name="school-preview" of={SchoolPreview} hydrateWhen={schoolKey} className="lg:contents" />
    }
  />
)
