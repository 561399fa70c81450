import { CallToAction } from '@kaksha/design-system'
import { Gong } from '@kaksha/design-system/brand'
import { cta } from '../../content/sections'
import { ButtonLink } from '../-shell/button-link'

/** The last section of the home page before the contact form. */
export const CallToActionSection = () => (
  <CallToAction
    title={cta.headline}
    headingId="cta-heading"
    drawing={<Gong />}
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
