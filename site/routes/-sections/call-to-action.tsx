import { buttonVariants, CallToAction } from '@kaksha/design-system'
import { ArrowRight } from 'lucide-react'
import { cta } from '../../content/home'

/** The last section of the home page before the contact form. */
export const CallToActionSection = () => (
  <CallToAction
    title={cta.headline}
    headingId="cta-heading"
    actions={
      <>
        <a href={cta.start.href} className={buttonVariants({ variant: 'solid' })}>
          {cta.start.label}
          <ArrowRight data-nudge aria-hidden="true" />
        </a>
        <a href={cta.demo.href} className={buttonVariants()}>
          {cta.demo.label}
        </a>
      </>
    }
  >
    {cta.body}
  </CallToAction>
)
