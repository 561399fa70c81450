import { buttonVariants, CallToAction, createIcon } from '@kaksha/design-system'
import { ArrowRight } from 'lucide'
import { cta } from '../../content/home'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

/** The last section of the home page before the contact form. */
export const CallToActionSection = () => (
  <CallToAction
    title={cta.headline}
    headingId="cta-heading"
    actions={
      <>
        <a href={cta.start.href} className={buttonVariants({ variant: 'solid' })}>
          {cta.start.label}
          <ArrowRightIcon data-nudge aria-hidden="true" />
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
