import { buttonVariants } from '../../components/button/button.tsx'
import { ChalkGrain } from '../../components/chalk/chalk.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Hero } from '../../patterns/hero/hero.tsx'
import { type Preview, ProductPreview } from '../product-preview/product-preview.tsx'
import { NameSchool, type NameSchoolProps } from './name-school.tsx'

/** The story fills the width of the window. */
export default { title: 'Brand / NameSchool', meta: { bleed: true } }

const sample: Preview = {
  address: 'ganitghar.kaksha.example',
  school: 'Ganit Ghar',
  links: ['Courses', 'Results', 'Fees'],
  signIn: 'Sign in',
  live: {
    tag: 'Next live class, 6:30 pm',
    what: 'Quadratic equations, part two',
    who: 'Class 10. 23 of 30 are here.',
    count: '14:32',
    countUnit: 'to go',
    join: 'Join the class',
  },
  coursesTitle: 'Courses',
  courses: [
    { title: 'Class 10 maths', fee: '₹1,200', note: '3 batches, 4 seats left' },
    { title: 'Class 8 maths', fee: '₹900', note: '2 batches, 11 seats left' },
  ],
  weekTitle: 'This week',
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    rows: [
      { time: '5 pm', slots: [{ text: 'Cl. 8', tone: 'leaf' }, null, null, null, null, null] },
      {
        time: '6:30',
        slots: [null, { text: 'Cl. 10', tone: 'river' }, { text: 'Cl. 10', tone: 'now' }, null, null, null],
      },
    ],
  },
  slip: { sum: '₹1,200 received', what: 'Class 10 maths, by UPI' },
}

/** A simple rule for the stories: letters a to z with hyphens between them. */
const addressOf: NameSchoolProps['addressOf'] = (name) => {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20)
  return slug
    ? { address: `${slug}.kaksha.example` }
    : { address: 'your-school.kaksha.example', note: 'an address you choose' }
}

const asked: NameSchoolProps = {
  label: 'What is your school called?',
  sample,
  sampleLabel:
    'Example of a site: Ganit Ghar, a maths teacher, with the next live class, courses and the week.',
  addressOf,
  colours: {
    label: 'Pick your subject’s colour',
    choices: [
      { colour: 'marigold', name: 'Marigold' },
      { colour: 'river', name: 'River' },
      { colour: 'leaf', name: 'Leaf' },
      { colour: 'terra', name: 'Terracotta' },
    ],
  },
}

/** Its usual place: in a Hero, above the preview. */
const InHero = (props: Partial<NameSchoolProps>) => (
  <>
    <ChalkGrain />
    <Hero
      headline={{ before: 'Put your', typed: ['tabla class'], middle: 'online in', chalked: 'ten minutes.' }}
      headingId="name-school"
      lead="A full site under your own name: courses, timetable, live classes, exams and fees."
      actions={
        <a href="#start" className={buttonVariants({ variant: 'primary' })}>
          Start Free
        </a>
      }
      preview={<NameSchool {...asked} {...props} />}
    />
  </>
)

export const Default = () => <InHero />

export const Named = () => <InHero defaultSchool={{ name: 'Asha Music', colour: 'leaf' }} />

/** The longest name that the field accepts. */
export const LongName = () => (
  <InHero
    defaultSchool={{
      name: 'Shantiniketan Institute of Mathematics, Music and Fine Arts',
      colour: 'marigold',
    }}
  />
)

/** One word without a place to break. */
export const LongWord = () => (
  <InHero defaultSchool={{ name: 'Ganitshikshapratishthankolkata', colour: 'terra' }} />
)

/** The name is shown as it is typed. The visitor chooses a Latin address later. */
export const Bengali = () => <InHero defaultSchool={{ name: 'সুরলোক সঙ্গীত বিদ্যালয়', colour: 'river' }} />

/** A right-to-left name in a left-to-right page. */
export const ArabicName = () => <InHero defaultSchool={{ name: 'بيت الحساب', colour: 'terra' }} />

/** As a section of its own. */
export const Beside = () => (
  <div data-surface="inverse" className="p-8 pb-27">
    <NameSchool
      {...asked}
      layout="beside"
      hint="Nothing leaves this page until you sign in."
      defaultSchool={{ name: 'Asha Music', colour: 'marigold' }}
    >
      <Heading level={2}>See it under your own name</Heading>
    </NameSchool>
  </div>
)

/** The preview of a named school. */
export const PreviewAlone = () => (
  <div data-surface="inverse" className="p-6 pb-24">
    <ProductPreview
      label="Example of a site: Asha Music."
      site={{
        ...sample,
        school: 'Asha Music',
        mark: 'AM',
        address: 'asha-music.kaksha.example',
        colour: 'terra',
      }}
    />
  </div>
)
