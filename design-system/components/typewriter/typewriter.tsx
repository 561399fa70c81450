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
      className={cx(
        'whitespace-pre after:ms-[.08em] after:inline-block after:h-[.82em] after:w-[.07em] after:bg-current after:align-[-.06em]',
        'motion-safe:not-data-paused:after:animate-caret forced-colors:after:bg-[CanvasText]',
        className,
      )}
      {...rest}
    >
      {text}
    </span>
  )
}
