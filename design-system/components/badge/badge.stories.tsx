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

/** Its words stay on one line; a long title wraps round it. */
export const BesideALongTitle = () => (
  <h2 className="flex w-64 items-center gap-3 text-h3">
    Tabla for beginners, three evenings a week <Badge>Sample</Badge>
  </h2>
)

export const RightToLeft = () => (
  <h2 dir="rtl" lang="ur" className="flex items-center gap-3 text-h3">
    موسیقی <Badge>نمونہ</Badge>
  </h2>
)
