import { ArrowRight } from 'lucide-react'
import { buttonVariants } from '../../components/button/button.tsx'
import { ChalkGrain } from '../../components/chalk/chalk.tsx'
import { CallToAction } from './call-to-action.tsx'

export default { title: 'Patterns / CallToAction' }

export const Bell = () => (
  <>
    <ChalkGrain />
    <CallToAction
      title="The bell rings in ten minutes."
      headingId="bell"
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
  </>
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
