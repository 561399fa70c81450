/** What a visitor can choose: what the device asks for, or one of the three themes. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'

/**
 * Shows a theme: the attribute on `<html>` is the one place that says which. Nothing given follows the device.
 *
 * Call it in the head of a page, before the first paint, so that nothing flashes:
 * `try { applyTheme(localStorage.getItem('theme')) } catch {}`.
 */
export const applyTheme = (theme: string | null) => {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
}

/** Which is shown. */
export const readTheme = () => (document.documentElement.dataset.theme ?? 'system') as ThemeChoice

/** Shows a choice, and remembers it in this browser where that is allowed. */
export function keepTheme(storageKey: string, choice: ThemeChoice) {
  const theme = choice === 'system' ? null : choice
  applyTheme(theme)
  try {
    if (theme) localStorage.setItem(storageKey, theme)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be forbidden: the choice then holds for this page.
  }
}

/** Shows what was kept: a page without a script in its head has not done so, and another tab may have chosen since. */
export function restoreTheme(storageKey: string) {
  try {
    const kept = localStorage.getItem(storageKey)
    if (kept) applyTheme(kept)
  } catch {
    // As above.
  }
}

const chosenBar = 'meta[name="theme-color"]:not([media])'

/**
 * Gives the bars of a phone's browser the ground of the page, where the page has a `theme-color`. What it has says what
 * the device asks for; of several the first counts.
 */
export function colourBars() {
  const given = document.querySelector('meta[name="theme-color"][media]')
  if (!given) return
  let bar = document.querySelector<HTMLMetaElement>(chosenBar)
  if (readTheme() === 'system') return bar?.remove()
  bar ??= document.createElement('meta')
  bar.name = 'theme-color'
  bar.content = getComputedStyle(document.body).backgroundColor
  given.before(bar)
}

/** Calls when another theme is shown, by whomever, and shows here what is chosen in another tab. */
export function watchTheme(storageKey: string, changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === storageKey || key === null) applyTheme(newValue)
  }
  /** Back on a page that the browser has kept: it has slept through what was chosen since. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    try {
      if (persisted) applyTheme(localStorage.getItem(storageKey))
    } catch {
      // As above.
    }
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    observer.disconnect()
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}
