import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { colourBars, keepTheme, readTheme, restoreTheme, type ThemeChoice, watchTheme } from './theme.ts'

/**
 * The theme that is shown, and a function that chooses another. Undefined on the server, which does not know it.
 *
 * @param choices Where the radio buttons are: one that was pressed before the script came is taken over.
 */
export function useTheme(
  storageKey: string,
  choices: RefObject<Element | null>,
  onThemeChange?: (choice: ThemeChoice) => void,
) {
  const watch = useCallback((changed: () => void) => watchTheme(storageKey, changed), [storageKey])
  const shown = useSyncExternalStore(watch, readTheme, () => undefined)

  const tell = useRef(onThemeChange)
  useLayoutEffect(() => {
    tell.current = onThemeChange
  })
  const choose = useCallback(
    (choice: ThemeChoice) => {
      keepTheme(storageKey, choice)
      tell.current?.(choice)
    },
    [storageKey],
  )

  useLayoutEffect(() => {
    const before = readTheme()
    restoreTheme(storageKey)
    const early = choices.current?.querySelector<HTMLInputElement>('input:checked')?.value as
      | ThemeChoice
      | undefined
    if (early && early !== before) choose(early)
  }, [storageKey, choices, choose])

  useEffect(() => {
    if (shown) colourBars()
  }, [shown])

  return [shown, choose] as const
}
