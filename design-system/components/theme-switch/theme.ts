/** The choices of a visitor: the setting of the device, or one of three themes. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'

/**
 * Shows a theme by setting `data-theme` on `<html>`, the only place that stores which theme is shown. `null` follows
 * the device.
 *
 * To show a stored theme before the first paint, set the attribute in a script in the head of the HTML: this function
 * is in a module, which runs later.
 */
export const applyTheme = (theme: string | null) => {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
}

/** The choice that is shown. */
export const readTheme = () => (document.documentElement.dataset.theme ?? 'system') as ThemeChoice

/** Shows a choice and stores it in localStorage. */
export function keepTheme(storageKey: string, choice: ThemeChoice) {
  const theme = choice === 'system' ? null : choice
  applyTheme(theme)
  try {
    if (theme) localStorage.setItem(storageKey, theme)
    else localStorage.removeItem(storageKey)
  } catch {
    // Access to storage may be denied. The choice then holds for this page.
  }
}

/** Shows the stored choice, for a page without a script in its head, or after a choice in another tab. */
export function restoreTheme(storageKey: string) {
  try {
    const storedTheme = localStorage.getItem(storageKey)
    if (storedTheme) applyTheme(storedTheme)
  } catch {
    // Access to storage may be denied.
  }
}

const chosenBar = 'meta[name="theme-color"]:not([media])'

/**
 * Sets `theme-color`, the colour of the browser’s toolbar on phones, to the background of the page, if the page has one
 * `theme-color` per colour scheme. The first matching element counts, so the new one is inserted before them.
 */
export function colourBars() {
  const pageMeta = document.querySelector('meta[name="theme-color"][media]')
  if (!pageMeta) return
  let bar = document.querySelector<HTMLMetaElement>(chosenBar)
  if (readTheme() === 'system') return bar?.remove()
  bar ??= document.createElement('meta')
  bar.name = 'theme-color'
  bar.content = getComputedStyle(document.body).backgroundColor
  pageMeta.before(bar)
}

/**
 * Makes the radio buttons of a theme switch work: they show the theme, store a choice, and follow other switches and
 * other tabs.
 *
 * @param storageKey The localStorage key of the choice.
 * @param onThemeChange Called after a choice, when the theme is already shown and stored.
 * @returns Stops it.
 */
export function startThemeSwitch(
  group: HTMLElement,
  storageKey: string,
  onThemeChange?: (choice: ThemeChoice) => void,
): () => void {
  const radios = () => group.querySelectorAll<HTMLInputElement>('input[type=radio]')
  const show = () => {
    const shown = readTheme()
    for (const radio of radios()) radio.checked = radio.value === shown
    colourBars()
  }
  const choose = (choice: ThemeChoice) => {
    keepTheme(storageKey, choice)
    onThemeChange?.(choice)
  }
  const onChange = ({ target }: Event) => choose((target as HTMLInputElement).value as ThemeChoice)
  const previousTheme = readTheme()
  restoreTheme(storageKey)
  // A choice that the visitor made before this ran.
  const early = group.querySelector<HTMLInputElement>('input:checked')?.value as ThemeChoice | undefined
  // With a page that was open before, a browser restores the choice that it had then. Nobody has made it here.
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const isRestored = /^(reload|back_forward)$/.test((navigation as PerformanceNavigationTiming)?.type)
  if (early && early !== previousTheme && !isRestored) choose(early)
  show()
  group.addEventListener('change', onChange)
  const stop = watchTheme(storageKey, show)
  return () => {
    group.removeEventListener('change', onChange)
    stop()
  }
}

/** Calls `changed` when the theme changes, and applies choices of other tabs. */
export function watchTheme(storageKey: string, changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null after localStorage.clear().
    if (key === storageKey || key === null) applyTheme(newValue)
  }
  /** A page restored from the back/forward cache has missed earlier storage events. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    try {
      if (persisted) applyTheme(localStorage.getItem(storageKey))
    } catch {
      // Access to storage may be denied.
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
