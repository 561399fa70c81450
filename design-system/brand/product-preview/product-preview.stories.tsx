import { buttonVariants } from '../../components/button/button-variants.ts'
import { ChalkGrain } from '../chalk/chalk.tsx'
import { Hero } from '../hero/hero.tsx'
import { ProductPreview } from './product-preview.tsx'
import { sampleSite } from './sample-site.ts'

/** The story fills the width of the window. */
export default { title: 'Brand / ProductPreview', meta: { bleed: true } }

const label = 'Example of a site: Ganit Ghar, a maths teacher, with the next class, courses and the week.'

export const Default = () => (
  <div data-surface="inverse" style={{ padding: '1.5rem', paddingBottom: '6rem' }}>
    <ProductPreview label={label} site={sampleSite} />
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
      preview={<ProductPreview label={label} site={{ ...sampleSite, mark: 'GG', colour: 'leaf' }} />}
    />
  </>
)
