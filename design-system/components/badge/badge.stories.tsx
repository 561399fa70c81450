import { ChalkGrain } from '../chalk/chalk.tsx'
import { Badge } from './badge.tsx'

export default { title: 'Components / Badge' }

export const Outline = () => (
  <h2 className="flex items-center gap-3 text-h2">
    Sample Paid <Badge>Sample</Badge>
  </h2>
)

/** On the board, where chalk belongs. */
export const Chalk = () => (
  <div data-surface="board" className="p-8">
    <ChalkGrain />
    <Badge variant="chalk">Most Popular</Badge>
  </div>
)

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['board', 'board-deep', 'marigold', 'artefact'] as const).map((surface) => (
      <div key={surface} data-surface={surface} className="flex items-center gap-8 p-8">
        <Badge>Sample</Badge>
        <Badge variant="chalk">Chosen</Badge>
      </div>
    ))}
  </div>
)
