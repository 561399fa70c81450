import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTypedText } from './use-typed-text.ts'

export type TypewriterProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The phrases, typed one after the other in a loop. The first is shown whole until the typing begins. */
  phrases: readonly string[]
  /**
   * Pauses the animation. Moving content must have a pause control (WCAG 2.2.2): provide a button. False by default.
   */
  paused?: boolean
  /** Returns a number from 0 to 1, for tests. Math.random by default. */
  random?: () => number
}

/**
 * Types phrases as a visual effect. It is hidden from screen readers, so give the whole sentence as text. Under reduced
 * motion it is not animated.
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
      // An empty inline box keeps the height of the line while there are no letters.
      className={cx('group/typewriter before:inline-block', className)}
      {...rest}
    >
      {/* The caret is a background image: an element that moves with every letter would count as a layout shift. */}
      <span className="bg-[linear-gradient(currentcolor,currentcolor)] bg-[size:.07em_.82em] bg-[position:right_54%] bg-no-repeat pe-[.15em] whitespace-pre-wrap rtl:bg-[position:left_54%] motion-safe:group-not-data-paused/typewriter:animate-caret">
        {text}
      </span>
    </span>
  )
}
