'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, memo, useEffect, useImperativeHandle, useRef } from 'react'
import { startTypewriter, type TypewriterControl } from './start-typewriter.ts'

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
export function Typewriter({ phrases, paused = false, random, className, ref, ...rest }: TypewriterProps) {
  const root = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const control = useRef<TypewriterControl>(undefined)
  // Callers pass new values on every render. The same phrases do not start again.
  const allPhrases = phrases.join('\n')
  const chance = useRef(random)
  useEffect(() => {
    chance.current = random
  }, [random])
  useEffect(() => {
    const started = startTypewriter(root.current!, {
      phrases: allPhrases.split('\n'),
      random: () => (chance.current ?? Math.random)(),
    })
    control.current = started
    return () => started.stop()
  }, [allPhrases])
  useEffect(() => control.current?.setPaused(paused), [paused])
  return <TypewriterLine ref={root} text={phrases[0] ?? ''} paused={paused} className={className} {...rest} />
}

type LineProps = Omit<ComponentProps<'span'>, 'children'> & {
  text: string
  paused?: boolean
  /**
   * The longest phrase: the line is a block that reserves its space. A typed letter then lays out this line only; without
   * it a letter lays out the whole page, which costs a cheap phone a tenth of the time between two letters.
   */
  longest?: string
}

/** The markup of a typewriter, for a part that starts it by itself. */
export const TypewriterLine = ({ text, paused, longest, className, ...rest }: LineProps) => (
  <span
    data-slot="typewriter"
    data-paused={paused ? '' : undefined}
    aria-hidden="true"
    data-longest={longest}
    className={cx(
      'group/typewriter',
      // An empty inline box keeps the height of the line while there are no letters.
      longest
        ? 'relative block before:invisible before:pe-[.22em] before:content-[attr(data-longest)] *:absolute *:inset-0 *:[contain:layout_size]'
        : 'before:inline-block',
      className,
    )}
    {...rest}
  >
    <Typed key={text} text={text} />
  </span>
)

/**
 * The line, which `startTypewriter` writes. The caret is an inline box with a background: its opacity changes without a
 * new paint, and an inline box that moves with every letter is no layout shift.
 */
const Typed = memo(({ text }: { text: string }) => (
  <span
    data-typed=""
    className="whitespace-pre-wrap after:bg-[linear-gradient(currentcolor,currentcolor)] after:bg-[size:.07em_.82em] after:bg-[position:right_54%] after:bg-no-repeat after:ps-[.07em] after:pe-[.15em] rtl:after:bg-[position:left_54%] motion-safe:group-not-data-paused/typewriter:group-not-data-typing/typewriter:after:animate-caret"
  >
    {text}
  </span>
))
