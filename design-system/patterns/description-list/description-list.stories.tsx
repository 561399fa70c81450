import { headingVariants } from '../../components/heading/heading.tsx'
import { type DescriptionItem, DescriptionList } from './description-list.tsx'

export default { title: 'Patterns / DescriptionList' }

const company: readonly DescriptionItem[] = [
  ['Plan', 'Free Trial'],
  ['Domain name', 'ganitghar.kaksha.example'],
  ['Company name', 'Ganit Ghar'],
  ['Number of employees', '4'],
]

const demo: readonly DescriptionItem[] = [
  ['How long', '30 minutes'],
  ['Price', 'Free'],
  ['Where', 'Online, on your screen'],
]

export const Default = () => <DescriptionList style={{ maxWidth: '36rem' }} items={company} />

export const Columns = () => <DescriptionList layout="columns" items={demo} />

export const LongWords = () => (
  <DescriptionList
    style={{ maxWidth: '24rem' }}
    items={[
      ['Company email', 'administration.office@saraswati-vidya-mandir-coaching-centre.example'],
      ['What guardians of students under 18 may see', 'Attendance, marks and what is outstanding'],
    ]}
  />
)

export const LargeValue = () => (
  <DescriptionList
    style={{ maxWidth: '36rem' }}
    items={[
      ['Plan', 'Sample Paid'],
      [
        'Price',
        <>
          <span className={headingVariants({ size: 'h1' })}>₹1,499</span>{' '}
          <span style={{ fontWeight: 400 }}>per month</span>
        </>,
      ],
      ['Total for 12 months', '₹17,988.00'],
    ]}
  />
)
