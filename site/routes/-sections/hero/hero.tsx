import { buttonVariants, createIcon } from '@kaksha/design-system'
import { Hero } from '@kaksha/design-system/brand'
import { ArrowRight } from 'lucide'
import { hero } from '../../../content/home/hero'
import { defineLazySection, LazySection } from '../lazy-section/lazy-section'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

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
        <a href={start.href} className={buttonVariants({ variant: 'primary' })}>
          {start.label}
          <ArrowRightIcon data-nudge aria-hidden="true" />
        </a>
        <a href={demo.href} className={buttonVariants()}>
          {demo.label}
        </a>
      </>
    }
    preview={<LazySection section={preview} />}
  />
)
