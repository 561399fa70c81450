import { buttonVariants } from '../../components/button/button-variants.ts'
import { ChalkGrain } from '../../components/chalk/chalk.tsx'
import { Hero } from '../../patterns/hero/hero.tsx'
import { type Preview, ProductPreview } from './product-preview.tsx'

/** The story fills the width of the window. */
export default { title: 'Brand / ProductPreview', meta: { bleed: true } }

const site: Preview = {
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
      {
        time: '5 pm',
        slots: [{ text: 'Cl. 8', tone: 'leaf' }, null, null, null, null, { text: 'Test', tone: 'river' }],
      },
      {
        time: '6:30',
        slots: [null, { text: 'Cl. 10', tone: 'river' }, { text: 'Cl. 10', tone: 'now' }, null, null, null],
      },
      { time: '8 pm', slots: [{ text: 'Q&A', tone: 'plain' }, null, null, null, null, null] },
    ],
  },
  slip: { sum: '₹1,200 received', what: 'Class 10 maths, by UPI' },
}

const label = 'Example of a site: Ganit Ghar, a maths teacher, with the next class, courses and the week.'

export const Default = () => (
  <div data-surface="inverse" className="p-6 pb-24">
    <ProductPreview label={label} site={site} />
  </div>
)

/** As the preview of a Hero, with one colour and a monogram. */
export const InHero = () => (
  <>
    <ChalkGrain />
    <Hero
      headline={{ before: 'Put your', typed: ['tabla class'], middle: 'online in', chalked: 'ten minutes.' }}
      headingId="in-hero"
      lead="A full site under your own name: courses, timetable, live classes, exams and fees."
      actions={
        <a href="#start" className={buttonVariants({ variant: 'primary' })}>
          Start Free
        </a>
      }
      preview={<ProductPreview label={label} site={{ ...site, mark: 'GG', colour: 'leaf' }} />}
    />
  </>
)
