import { ArrowRight } from 'lucide-react'
import { buttonVariants } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { Text } from '../../components/text/text.tsx'
import { ChalkGrain } from '../chalk/chalk.tsx'
import { Hero } from './hero.tsx'

/** The story fills the width of the window. */
export default { title: 'Brand / Hero', meta: { bleed: true } }

/** A picture of the product. Kaksha's own site has a ProductPreview here. */
const preview = (
  <Card surface="paper" shape="panel" padding="lg" shadow style={{ maxWidth: '34rem' }}>
    <Text style={{ fontWeight: 700 }}>Next live class, 6:30 pm</Text>
    <Text size="lead">Quadratic equations, part two</Text>
    <Text tone="muted" style={{ marginTop: '1rem' }}>
      Class 10. 23 of 30 are here.
    </Text>
  </Card>
)

const typed = ['maths tuition', 'dance school', 'coding club']

export const Default = () => (
  <>
    <ChalkGrain />
    <Hero
      headline={{ before: 'Put your', typed, middle: 'online in', chalked: 'ten minutes.' }}
      headingId="hero"
      lead="A full site under your own name: courses, timetable, live classes, exams and fees."
      actions={
        <>
          <a href="#start" className={buttonVariants({ variant: 'primary' })}>
            Start Free
            <ArrowRight data-nudge aria-hidden="true" />
          </a>
          <a href="#demo" className={buttonVariants()}>
            Book 15-Min Demo
          </a>
        </>
      }
      preview={preview}
    />
  </>
)

export const OnePhrase = () => (
  <>
    <ChalkGrain />
    <Hero
      headline={{ before: 'Put your', typed: ['tabla class'], middle: 'online in', chalked: 'ten minutes.' }}
      headingId="one-phrase"
      lead="A full site under your own name: courses, timetable, live classes, exams and fees. No code, no card for the first 14 days, and a person who answers when something is not as you want it."
      actions={
        <a href="#start" className={buttonVariants({ variant: 'primary' })}>
          Start Free
        </a>
      }
      preview={preview}
    />
  </>
)
