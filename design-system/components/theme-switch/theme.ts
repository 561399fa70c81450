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

/** Shows what was kept, where nothing is shown yet: a page without a script in its head has not done so. */
export function restoreTheme(storageKey: string) {
  if (readTheme() !== 'system') return
  try {
    applyTheme(localStorage.getItem(storageKey))
  } catch {
    // As above.
  }
}

/** Calls when another theme is shown, by whomever, and shows here what is chosen in another tab. */
export function watchTheme(storageKey: string, changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === storageKey || key === null) applyTheme(newValue)
  }
  addEventListener('storage', onStorage)
  return () => {
    observer.disconnect()
    removeEventListener('storage', onStorage)
  }
}
