import { buttonVariants } from '../../components/button/button-variants.ts'
import { ChalkGrain } from '../chalk/chalk.tsx'
import { Hero } from '../hero/hero.tsx'
import { type Preview, ProductPreview } from './product-preview.tsx'
import { sampleSite } from './sample-site.ts'

/** The story fills the width of the window. */
export default { title: 'Brand / ProductPreview', meta: { bleed: true } }

const label = 'Example of a site: Ganit Ghar, a maths teacher, with the next class, courses and the week.'

export const Default = () => (
  <div data-surface="inverse" style={{ padding: '1.5rem', paddingBottom: '6rem' }}>
    <ProductPreview label={label} site={sampleSite} />
  </div>
)

/** Another site of the same shape. */
const tablaSite: Preview = {
  ...sampleSite,
  address: 'tablaghar.kaksha.example',
  school: 'Tabla Ghar',
  colour: 'marigold',
  live: { ...sampleSite.live, what: 'Teentaal', who: 'Year 2. 6 of 8 are here.' },
  courses: [
    { title: 'Tabla, year 2', fee: '₹1,400', note: '2 batches, 2 seats left' },
    { title: 'Tabla, year 1', fee: '₹800', note: '2 batches, 5 seats left' },
  ],
  slip: { sum: '₹1,400 received', what: 'Tabla, year 2, by UPI' },
}

export const PerPhrase = () => (
  <>
    <ChalkGrain />
    <Hero
      headline={{
        before: 'Put your',
        typed: ['maths tuition', 'tabla class'],
        middle: 'online in',
        chalked: 'ten minutes.',
      }}
      headingId="in-hero"
      lead="A full site under your own name: courses, timetable, live classes, exams and fees."
      actions={
        <a href="#start" className={buttonVariants({ variant: 'primary' })}>
          Start Free
        </a>
      }
      preview={<ProductPreview label={label} site={[sampleSite, tablaSite]} />}
    />
  </>
)
