type Range = readonly [from: number, to: number]

/** For typing a character, for erasing one, and for reading the whole phrase. A random value in each range. */
const typingTimesMs = { type: [45, 50], erase: [25, 30], pause: [1800, 2000] } satisfies Record<string, Range>

let segmenter: Intl.Segmenter | undefined

/**
 * Splits a phrase into grapheme clusters: in Bengali or Devanagari half of one would be another letter, or none. The
 * first segmenter of a page takes up to 20 ms, so it is created when the typing of such a phrase begins.
 */
function letters(phrase: string) {
  if (/^[ -~]*$/.test(phrase)) return [...phrase]
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(phrase), ({ segment }) => segment)
}

export interface TypewriterOptions {
  /** Typed one after the other in a loop. The first is in the element already. */
  phrases: readonly string[]
  /** Called when the typing of another phrase begins, and with 0 when the first is shown under reduced motion. */
  onPhrase?: (index: number) => void
  /** Returns a number from 0 to 1, for tests. Math.random by default. */
  random?: () => number
}

export interface TypewriterControl {
  /** Pauses the typing, or continues it where it was. */
  setPaused: (isPaused: boolean) => void
  /** Ends the typing. */
  stop: () => void
}

/**
 * Types phrases into the element `[data-typed]` of a typewriter. It pauses out of view, and shows the first phrase under
 * reduced motion. One phrase is not typed.
 */
export function startTypewriter(root: HTMLElement, options: TypewriterOptions): TypewriterControl {
  const { phrases, onPhrase, random = Math.random } = options
  const line = root.querySelector('[data-typed]')?.firstChild
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setTimeout> | undefined
  let phrase = 0
  let length = Number.POSITIVE_INFINITY
  let isErasing = true
  let isPaused = false
  let isInView = true
  // The text node stays: another child would make the browser match the selectors of the whole page again.
  const write = (text: string) => {
    if (line && line.nodeValue !== text) line.nodeValue = text
  }
  const wait = (times: Range) => {
    const [from, to] = times
    // As in an editor the caret does not blink while letters change: on a phone each of them would take longer.
    root.toggleAttribute('data-typing', times !== typingTimesMs.pause)
    timer = setTimeout(step, from + (to - from) * random())
  }
  const step = () => {
    if (isErasing && length === 0) {
      phrase = (phrase + 1) % phrases.length
      isErasing = false
      onPhrase?.(phrase)
    }
    const characters = letters(phrases[phrase] ?? '')
    length = Math.max(0, Math.min(length, characters.length) + (isErasing ? -1 : 1))
    write(characters.slice(0, length).join(''))
    if (isErasing) return wait(typingTimesMs.erase)
    isErasing = length >= characters.length
    wait(isErasing ? typingTimesMs.pause : typingTimesMs.type)
  }
  const update = () => {
    clearTimeout(timer)
    const isStill = reducedMotion?.matches || phrases.length < 2
    if (isStill) {
      phrase = 0
      length = Number.POSITIVE_INFINITY
      isErasing = true
      write(phrases[0] ?? '')
      onPhrase?.(0)
    }
    root.toggleAttribute('data-paused', isPaused || !isInView)
    root.removeAttribute('data-typing')
    if (!isStill && !isPaused && isInView) wait(typingTimesMs.pause)
  }
  const onView: IntersectionObserverCallback = ([entry]) => {
    if (!entry || entry.isIntersecting === isInView) return
    isInView = entry.isIntersecting
    update()
  }
  const observer = window.IntersectionObserver && new IntersectionObserver(onView)
  observer?.observe(root)
  reducedMotion?.addEventListener('change', update)
  update()
  return {
    setPaused(paused) {
      if (paused === isPaused) return
      isPaused = paused
      update()
    },
    stop() {
      clearTimeout(timer)
      observer?.disconnect()
      reducedMotion?.removeEventListener('change', update)
    },
  }
}
