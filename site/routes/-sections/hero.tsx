import { buttonVariants, Hero, ProductPreview } from '@kaksha/design-system'
import { ArrowRight } from 'lucide-react'
import { preview } from '../../content/artefacts'
import { brand } from '../../content/brand'
import { hero } from '../../content/home'

const site = { ...preview, address: `${preview.address}.${brand.appDomain}` }
const { before, typed, middle, chalked, lead, start, demo } = hero

/** The opening of the home page. */
export const HeroSection = () => (
  <Hero
    headline={{ before, typed, middle, chalked }}
    headingId="hero-heading"
    lead={lead}
    actions={
      <>
        <a href={start.href} className={buttonVariants({ variant: 'main' })}>
          {start.label}
          <ArrowRight data-nudge aria-hidden="true" />
        </a>
        <a href={demo.href} className={buttonVariants()}>
          {demo.label}
        </a>
      </>
    }
    preview={<ProductPreview label={preview.description} site={site} />}
  />
)
