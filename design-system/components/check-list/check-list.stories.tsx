import { textVariants } from '../text/text.tsx'
import { CheckList } from './check-list.tsx'

export default { title: 'Components / CheckList' }

const features = [
  'Automated invoices',
  'Outstanding payment alerts',
  'Sales and trend reports',
  'PDF and CSV downloads',
]

export const Default = () => <CheckList items={features} style={{ maxWidth: '24rem' }} />

export const TwoColumns = () => (
  <CheckList
    items={[...features, 'Exam builder', 'Calendar']}
    columns={2}
    className={textVariants({ size: 'small' })}
  />
)

export const LongItems = () => (
  <CheckList
    style={{ width: '16rem' }}
    items={['A finished site on day one, with words, pictures and colours that you can change', 'Guide']}
  />
)
