import { startTypewriter } from '../typewriter/start-typewriter.ts'

/**
 * Starts the animated line of a hero and its pause button.
 *
 * @param phrases The phrases of `headline.typed`.
 * @returns Stops it.
 */
export function startHero(hero: HTMLElement, phrases: readonly string[]): () => void {
  const line = hero.querySelector<HTMLElement>('[data-slot=typewriter]')
  const button = hero.querySelector<HTMLElement>('button[data-play]')
  if (!line) return () => {}
  const typewriter = startTypewriter(line, { phrases })
  const pause = button?.ariaLabel ?? ''
  let isPaused = false
  const toggle = () => {
    isPaused = !isPaused
    typewriter.setPaused(isPaused)
    button?.toggleAttribute('data-paused', isPaused)
    if (button) button.ariaLabel = isPaused ? (button.dataset.play ?? '') : pause
  }
  button?.addEventListener('click', toggle)
  return () => {
    // The next start reads the name of the button.
    if (isPaused) toggle()
    button?.removeEventListener('click', toggle)
    typewriter.stop()
  }
}
