import { buttonVariants } from '../../components/button/button.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { ChalkGrain } from '../chalk/chalk.tsx'
import { Hero } from '../hero/hero.tsx'
import { sampleSite } from '../product-preview/sample-site.ts'
import { NameSchool, type NameSchoolProps } from './name-school.tsx'

/** The story fills the width of the window. */
export default { title: 'Brand / NameSchool', meta: { bleed: true } }

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
  placeholder: 'Asha Music',
  hint: 'Type it, and the picture becomes yours.',
  sample: sampleSite,
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

/** Its usual place: in a Hero, above the preview or from 64rem in the first column. */
const InHero = ({ typed = ['tabla class'], ...props }: Partial<NameSchoolProps> & { typed?: string[] }) => (
  <>
    <ChalkGrain />
    <Hero
      headline={{ before: 'Put your', typed, middle: 'online in', chalked: 'ten minutes.' }}
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

export const PerPhrase = () => (
  <InHero
    typed={['maths tuition', 'tabla class']}
    sample={[
      sampleSite,
      {
        ...sampleSite,
        address: 'tablaghar.kaksha.example',
        school: 'Tabla Ghar',
        live: { ...sampleSite.live, what: 'Teentaal' },
      },
    ]}
  />
)

export const LongName = () => (
  <InHero
    defaultSchool={{
      name: 'Shantiniketan Institute of Mathematics, Music and Fine Arts',
      colour: 'marigold',
    }}
  />
)

export const LongWord = () => (
  <InHero defaultSchool={{ name: 'Ganitshikshapratishthankolkata', colour: 'terra' }} />
)

/** The name is shown as it is typed. The visitor chooses a Latin address later. */
export const Bengali = () => <InHero defaultSchool={{ name: 'সুরলোক সঙ্গীত বিদ্যালয়', colour: 'river' }} />

export const ArabicName = () => <InHero defaultSchool={{ name: 'بيت الحساب', colour: 'terra' }} />

export const Beside = () => (
  <div data-surface="inverse" style={{ padding: '2rem', paddingBottom: '6.75rem' }}>
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
