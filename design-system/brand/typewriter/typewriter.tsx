'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

type Range = readonly [from: number, to: number]

/**
 * In milliseconds: for typing a character, for erasing one, and for reading the whole phrase. A random value in each
 * range.
 */
const typingTimes = { type: [45, 50], erase: [25, 30], pause: [1800, 2000] } satisfies Record<string, Range>

let segmenter: Intl.Segmenter | undefined

/**
 * Splits a phrase into grapheme clusters: in Bengali or Devanagari half of one would be another letter, or none. The
 * first segmenter of a page takes up to 20 ms, so it is created when the typing begins, not during hydration.
 */
function letters(phrase: string) {
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(phrase), ({ segment }) => segment)
}

/** The text to show now. It changes only after hydration, and not under reduced motion. */
function useTypedText(phrases: readonly string[], paused: boolean, random = Math.random) {
  const first = phrases[0] ?? ''
  // Callers pass a new array on every render. An array with the same phrases does not restart the typing.
  const allPhrases = phrases.join('\n')
  const [text, setText] = useState(first)
  const chance = useRef(random)
  // A ref, not state: pausing and resuming must not restart the typing.
  const at = useRef({ allPhrases: '', phrase: 0, length: 0, erasing: true })

  useEffect(() => {
    chance.current = random
  }, [random])

  useEffect(() => {
    const list = allPhrases.split('\n')
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)')
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = ([from, to]: Range) => {
      timer = setTimeout(step, from + (to - from) * chance.current())
    }
    const begin = () => {
      at.current = { allPhrases, phrase: 0, length: Number.POSITIVE_INFINITY, erasing: true }
      setText(list[0] ?? '')
    }
    const step = () => {
      const now = at.current
      if (now.erasing && now.length === 0) {
        now.phrase = (now.phrase + 1) % list.length
        now.erasing = false
      }
      const phrase = letters(list[now.phrase] ?? '')
      now.length = Math.max(0, Math.min(now.length, phrase.length) + (now.erasing ? -1 : 1))
      setText(phrase.slice(0, now.length).join(''))
      if (now.erasing) return later(typingTimes.erase)
      now.erasing = now.length >= phrase.length
      later(now.erasing ? typingTimes.pause : typingTimes.type)
    }
    const start = () => {
      clearTimeout(timer)
      if (still?.matches || at.current.allPhrases !== allPhrases) begin()
      if (!still?.matches && !paused && list.length > 1) later(typingTimes.pause)
    }
    start()
    still?.addEventListener('change', start)
    return () => {
      clearTimeout(timer)
      still?.removeEventListener('change', start)
    }
  }, [allPhrases, paused])

  return text
}

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
