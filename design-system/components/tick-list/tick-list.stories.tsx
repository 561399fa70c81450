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

export const LongItems = () => (
  <TickList
    className="w-64"
    items={['A finished site on day one, with words, pictures and colours that you can change', 'Guide']}
  />
)
