import { useEffect, useRef, useState } from 'react'

type Range = readonly [from: number, to: number]

/** Milliseconds for a character typed, for a character taken back, and for reading the whole. */
export const typingTimes = { type: [45, 50], erase: [25, 30], pause: [1800, 2000] } satisfies Record<
  string,
  Range
>

/** What stands on the line now. Types only after hydration, and only where motion is welcome. */
export function useTypedText(phrases: readonly string[], paused: boolean, random = Math.random) {
  const first = phrases[0] ?? ''
  const [text, setText] = useState(first)
  // Outside of state: pausing and going on must not begin again.
  const at = useRef({ phrase: 0, length: first.length, erasing: true })

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = ([from, to]: Range) => {
      timer = setTimeout(step, from + (to - from) * random())
    }
    const step = () => {
      const now = at.current
      if (now.erasing && now.length === 0) {
        now.phrase = (now.phrase + 1) % phrases.length
        now.erasing = false
      }
      const phrase = phrases[now.phrase] ?? ''
      now.length += now.erasing ? -1 : 1
      setText(phrase.slice(0, now.length))
      if (now.erasing) return later(typingTimes.erase)
      now.erasing = now.length >= phrase.length
      later(now.erasing ? typingTimes.pause : typingTimes.type)
    }
    const start = () => {
      clearTimeout(timer)
      if (still.matches) {
        at.current = { phrase: 0, length: first.length, erasing: true }
        setText(first)
      } else if (!paused && phrases.length > 1) later(typingTimes.pause)
    }
    start()
    still.addEventListener('change', start)
    return () => {
      clearTimeout(timer)
      still.removeEventListener('change', start)
    }
  }, [phrases, first, paused, random])

  return text
}
