import { TickList } from './tick-list.tsx'

export default { title: 'Components / TickList' }

const features = [
  'Automated invoices',
  'Outstanding payment alerts',
  'Sales and trend reports',
  'PDF and CSV downloads',
]

export const OneColumn = () => <TickList items={features} className="max-w-[24rem]" />

export const TwoColumns = () => (
  <TickList items={[...features, 'Exam builder', 'Calendar']} columns={2} className="text-small" />
)

export const OnTheBoard = () => (
  <div data-surface="board" className="p-6">
    <TickList items={features} />
  </div>
)

export const LongItems = () => (
  <TickList
    className="w-64"
    items={['A finished site on day one, with words, pictures and colours that you can change', 'Guide']}
  />
)

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['board', 'board-deep', 'marigold', 'artefact'] as const).map((surface) => (
      <div key={surface} data-surface={surface} className="p-6">
        <TickList items={features.slice(0, 2)} />
      </div>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ur">
    <TickList items={['فیس کا رجسٹر', 'حاضری']} />
  </div>
)
