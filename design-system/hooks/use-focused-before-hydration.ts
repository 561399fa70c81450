import { useCallback, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns a function that tells, on its first call, whether an element had the focus before hydration. If so, a
 * component that takes the focus on mount leaves it where the visitor is working.
 */
export function useFocusedBeforeHydration() {
  const unasked = useRef(!useHydrated())
  return useCallback(() => {
    const early = unasked.current
    unasked.current = false
    return early && document.activeElement !== document.body
  }, [])
}
