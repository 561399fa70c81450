import { Pause } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { ChalkGrain, ChalkLedge, ChalkUnderline } from './chalk.tsx'

export default { title: 'Brand / Chalk' }

export const Default = () => (
  <div data-surface="inverse" className="p-12">
    <ChalkGrain />
    <p className="text-display">
      online in <ChalkUnderline>ten minutes.</ChalkUnderline>
    </p>
  </div>
)

export const OnPaperWithoutGrain = () => (
  <p className="p-6 text-h1">
    Bring your <ChalkUnderline>own name</ChalkUnderline>
  </p>
)

export const Ledge = () => (
  <div data-surface="inverse" className="relative h-40 overflow-hidden">
    <ChalkLedge />
  </div>
)

export const LedgeWithAButton = () => (
  <div data-surface="inverse" className="relative -mx-6 h-40">
    <ChalkLedge>
      <Button variant="ghost" size="icon" aria-label="Pause the headline">
        <Pause />
      </Button>
    </ChalkLedge>
  </div>
)
