import { type Fact, FactList } from './fact-list.tsx'

export default { title: 'Patterns / FactList' }

const company: readonly Fact[] = [
  ['Plan', 'Free Trial'],
  ['Domain name', 'ganitghar.kaksha.example'],
  ['Company name', 'Ganit Ghar'],
  ['Number of employees', '4'],
]

const demo: readonly Fact[] = [
  ['How long', '30 minutes'],
  ['Price', 'Free'],
  ['Where', 'Online, on your screen'],
]

export const Rows = () => <FactList className="max-w-xl" facts={company} />

export const Columns = () => <FactList layout="columns" facts={demo} />

export const TwoColumns = () => <FactList layout="columns" facts={demo.slice(0, 2)} />

export const LongWords = () => (
  <FactList
    className="max-w-sm"
    facts={[
      ['Company email', 'administration.office@saraswati-vidya-mandir-coaching-centre.example'],
      ['What guardians of students under 18 may see', 'Attendance, marks and what is outstanding'],
    ]}
  />
)

export const LargeValue = () => (
  <FactList
    className="max-w-xl"
    facts={[
      ['Plan', 'Sample Paid'],
      [
        'Price',
        <>
          <span className="text-h1">₹1,499</span> <span className="font-normal">per month</span>
        </>,
      ],
      ['Total for 12 months', '₹17,988.00'],
    ]}
  />
)
