import { headingVariants } from '../../components/heading/heading.tsx'
import { ChalkGrain, ChalkLedge, ChalkUnderline } from './chalk.tsx'

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

export const Ledge = () => (
  <div data-surface="inverse" style={{ position: 'relative', height: '10rem', overflow: 'hidden' }}>
    <ChalkLedge />
  </div>
)
