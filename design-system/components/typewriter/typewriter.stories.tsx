import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Typewriter } from './typewriter.tsx'

export default { title: 'Components / Typewriter' }

const phrases = ['maths tuition', 'dance school', 'coding club']

export const Typing = () => (
  <h2 className="text-h1">
    <VisuallyHidden>Put your maths tuition online.</VisuallyHidden>
    <span aria-hidden="true">
      Put your <Typewriter phrases={phrases} /> online.
    </span>
  </h2>
)

export const Paused = () => <Typewriter phrases={phrases} paused className="text-h1" />

export const OnePhraseStandsStill = () => <Typewriter phrases={['tabla class']} className="text-h1" />
