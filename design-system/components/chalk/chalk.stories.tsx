import { ChalkGrain, ChalkUnderline } from './chalk.tsx'
import { ChalkLedge } from './chalk-ledge.tsx'

export default { title: 'Components / Chalk' }

export const Underline = () => (
  <div data-surface="board" className="p-12">
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
  <div data-surface="board" className="relative h-40 overflow-hidden">
    <ChalkLedge />
  </div>
)
