import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { Typewriter } from './typewriter.tsx'

export default { title: 'Brand / Typewriter' }

const phrases = ['maths tuition', 'dance school', 'coding club']

export const Default = () => (
  <h2 className="text-h1">
    <VisuallyHidden>Put your maths tuition online.</VisuallyHidden>
    <span aria-hidden="true">
      Put your <Typewriter phrases={phrases} /> online.
    </span>
  </h2>
)

/** With the pause button that WCAG 2.2.2 requires of moving content. */
export const WithAPauseButton = () => {
  const [paused, setPaused] = useState(false)
  return (
    <>
      <p className="mb-6 text-h1" aria-hidden="true">
        Put your <Typewriter phrases={phrases} paused={paused} /> online.
      </p>
      <Button onClick={() => setPaused(!paused)}>
        {paused ? 'Play the headline' : 'Pause the headline'}
      </Button>
    </>
  )
}

export const Paused = () => <Typewriter phrases={phrases} paused className="text-h1" />

export const OnePhrase = () => <Typewriter phrases={['tabla class']} className="text-h1" />
