import { CallToAction } from '@kaksha/design-system'
import { cta } from '../../content/home'
import { ButtonLink } from '../-shell/button-link'

/** The last section of the home page before the contact form. */
export const CallToActionSection = () => (
  <CallToAction
    title={cta.headline}
    headingId="cta-heading"
    actions={
      <>
        <ButtonLink {...cta.start} variant="solid" arrow />
        <ButtonLink {...cta.demo} />
      </>
    }
  >
    {cta.body}
  </CallToAction>
)
