import { useCallback, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Asks, once, whether somebody was at work in the server's markup before the script took it over. Their focus is
 * theirs: what would take it as it appears leaves it where they type.
 */
export function useBusyEarly() {
  const unasked = useRef(!useHydrated())
  return useCallback(() => {
    const early = unasked.current
    unasked.current = false
    return early && document.activeElement !== document.body
  }, [])
}
