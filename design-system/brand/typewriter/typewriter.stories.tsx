import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Heading, headingVariants } from '../../components/heading/heading.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { Typewriter } from './typewriter.tsx'

export default { title: 'Brand / Typewriter' }

const phrases = ['maths tuition', 'dance school', 'coding club']

export const Default = () => (
  <Heading level={2}>
    <VisuallyHidden>Put your maths tuition online.</VisuallyHidden>
    <span aria-hidden="true">
      Put your <Typewriter phrases={phrases} /> online.
    </span>
  </Heading>
)

/** With the pause button that WCAG 2.2.2 requires of moving content. */
export const WithAPauseButton = () => {
  const [paused, setPaused] = useState(false)
  return (
    <>
      <p className={headingVariants({ size: 'h1' })} style={{ marginBottom: '1.5rem' }} aria-hidden="true">
        Put your <Typewriter phrases={phrases} paused={paused} /> online.
      </p>
      <Button onClick={() => setPaused(!paused)}>
        {paused ? 'Play the headline' : 'Pause the headline'}
      </Button>
    </>
  )
}

export const Paused = () => (
  <Typewriter phrases={phrases} paused className={headingVariants({ size: 'h1' })} />
)

export const OnePhrase = () => (
  <Typewriter phrases={['tabla class']} className={headingVariants({ size: 'h1' })} />
)
