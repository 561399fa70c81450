import { Hero } from '@kaksha/design-system/brand'
import { hero } from '../../../content/home'
import { ButtonLink } from '../../-shell/button-link'
import { defineLazySection, LazySection } from '../lazy-section/lazy-section'

/** A picture made of HTML, and a field that turns it into the visitor's own site. */
const preview = defineLazySection('preview', async () => (await import('./school-preview')).SchoolPreview, {
  field: true,
})
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
    preview={<LazySection section={preview} />}
  />
)
