import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTypedText } from './use-typed-text.ts'

export type TypewriterProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Typed one after the other, for ever. The first stands there whole until the typing begins. */
  phrases: readonly string[]
  /** Stops where it is. What moves by itself must be able to be stopped: offer a button for it. */
  paused?: boolean
  /** A number from 0 to 1; replaced in tests. */
  random?: () => number
}

/**
 * A phrase that types itself, for the eye only: hidden from screen readers, so say the whole sentence in text.
 * Still where less motion is wanted.
 *
 * @example
 * <h1>
 *   <VisuallyHidden>Put your maths tuition online.</VisuallyHidden>
 *   <span aria-hidden="true">Put your <Typewriter phrases={['maths tuition', 'dance school']} /> online.</span>
 * </h1>
 */
export function Typewriter({ phrases, paused = false, random, className, ...rest }: TypewriterProps) {
  const text = useTypedText(phrases, paused, random)
  return (
    <span
      data-slot="typewriter"
      data-paused={paused || undefined}
      aria-hidden="true"
      // An empty box before the letters keeps the line's height while there is none.
      className={cx('group/typewriter before:inline-block', className)}
      {...rest}
    >
      {/* The caret is a background: an element that moves with every letter would count as a layout shift. */}
      <span className="bg-[linear-gradient(currentcolor,currentcolor)] bg-[size:.07em_.82em] bg-[position:right_54%] bg-no-repeat pe-[.15em] whitespace-pre-wrap rtl:bg-[position:left_54%] motion-safe:group-not-data-paused/typewriter:animate-caret">
        {text}
      </span>
    </span>
  )
}
