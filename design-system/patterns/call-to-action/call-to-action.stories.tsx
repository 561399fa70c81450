import { ArrowRight } from 'lucide-react'
import { buttonVariants } from '../../components/button/button.tsx'
import { CallToAction } from './call-to-action.tsx'

/** The story fills the width of the window. */
export default { title: 'Patterns / CallToAction', meta: { bleed: true } }

/** Decoration at the top edge. */
const Rings = () => (
  <svg
    viewBox="0 0 200 200"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    style={{ position: 'absolute', top: 0, insetInlineEnd: 0, height: '8rem' }}
  >
    <circle cx="100" cy="100" r="60" strokeWidth="4" />
    <circle cx="100" cy="100" r="90" strokeWidth="4" />
  </svg>
)

export const Default = () => (
  <CallToAction
    title="The bell rings in ten minutes."
    headingId="bell"
    drawing={<Rings />}
    actions={
      <>
        <a href="#start" className={buttonVariants({ variant: 'solid' })}>
          Start Free
          <ArrowRight data-nudge aria-hidden="true" />
        </a>
        <a href="#demo" className={buttonVariants()}>
          Book a demo
        </a>
      </>
    }
  >
    That is enough time to open your classroom. Bring a name for it; we have the rest.
  </CallToAction>
)

export const OneAction = () => (
  <CallToAction
    title="Come in."
    headingId="come-in"
    actions={
      <a href="#start" className={buttonVariants({ variant: 'solid' })}>
        Start Free
      </a>
    }
  >
    The door is open.
  </CallToAction>
)

export const LongHeadline = () => (
  <CallToAction
    title="Every guardian reads the same notice, every student the same timetable."
    headingId="long"
    drawing={<Rings />}
    actions={
      <>
        <a href="#start" className={buttonVariants({ variant: 'solid' })}>
          Start Free with the template for coaching centres
        </a>
        <a href="#demo" className={buttonVariants()}>
          Book a free 30-minute demo in Bengali
        </a>
      </>
    }
  >
    Write it once. It stands on the site, comes by e-mail, and can be read again when somebody asks on the
    evening before the test.
  </CallToAction>
)
