import { startTypewriter } from '../typewriter/start-typewriter.ts'

/** Shows the site of a phrase. Its texts fade in, and the texts before it fade out. */
function showPhrase(hero: HTMLElement, phrase: string) {
  // The first phrase is shown without the attribute, too.
  if ((hero.dataset.phrase ?? 'p0') === phrase) return
  hero.dataset.phrase = phrase
  // A browser runs a CSS animation again only under another name. `animate()` on each text would make a slow phone compute
  // the styles once for each.
  hero.dataset.fade = hero.dataset.fade === 'odd' ? 'even' : 'odd'
}

/**
 * Starts the animated line of a hero and its pause button. `data-phrase` on the hero names the phrase that is typed,
 * `p0` or `p1`, for a ProductPreview with a site for each. A preview with a typed name keeps the site that it shows.
 *
 * @param phrases The phrases of `headline.typed`.
 * @returns Stops it.
 */
export function startHero(hero: HTMLElement, phrases: readonly string[]): () => void {
  const line = hero.querySelector<HTMLElement>('[data-slot=typewriter]')
  const button = hero.querySelector<HTMLElement>('button[data-play]')
  if (!line) return () => {}
  const typewriter = startTypewriter(line, {
    phrases,
    onPhrase(index) {
      if (!hero.querySelector('input')?.value) showPhrase(hero, `p${index}`)
    },
  })
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
    delete hero.dataset.phrase
    delete hero.dataset.fade
  }
}
