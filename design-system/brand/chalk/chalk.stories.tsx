import { buttonVariants } from '../../components/button/button-variants.ts'
import { headingVariants } from '../../components/heading/heading.tsx'
import { CallToAction } from '../../patterns/call-to-action/call-to-action.tsx'
import { NotFound } from '../../patterns/not-found/not-found.tsx'
import { ChalkCircle, ChalkGrain, ChalkLedge, ChalkUnderline, ErasedZero, Gong } from './chalk.tsx'

export default { title: 'Brand / Chalk' }

export const Default = () => (
  <div data-surface="inverse" style={{ padding: '3rem' }}>
    <ChalkGrain />
    <p className={headingVariants({ size: 'display' })}>
      online in <ChalkUnderline>ten minutes.</ChalkUnderline>
    </p>
  </div>
)

export const OnPaperWithoutGrain = () => (
  <p className={headingVariants({ size: 'h1' })} style={{ padding: '1.5rem' }}>
    Bring your <ChalkUnderline>own name</ChalkUnderline>
  </p>
)

export const Circle = () => (
  <div data-surface="inverse" style={{ padding: '2rem' }}>
    <ChalkCircle>Most Popular</ChalkCircle>
  </div>
)

export const Missing = ({ title = '404 - Page Not Found' }: { title?: string }) => (
  <NotFound
    title={<ErasedZero>{title}</ErasedZero>}
    text="Sorry, the page you're looking for doesn't exist."
    link={{ label: 'Go to the homepage', href: '#home' }}
  >
    <ChalkLedge />
  </NotFound>
)

export const Call = ({ title = 'The bell rings in ten minutes.' }: { title?: string }) => (
  <CallToAction
    title={title}
    headingId="bell"
    drawing={<Gong />}
    actions={
      <a href="#start" className={buttonVariants()}>
        Start
      </a>
    }
  >
    That is enough time to open your classroom. Bring a name for it; we have the rest.
  </CallToAction>
)
