'use client'

import { useCallback, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns a function whose first call returns whether an element had the focus before hydration. A component that moves
 * the focus on mount then does not move it.
 */
export function useFocusedBeforeHydration() {
  const isFirstCall = useRef(!useHydrated())
  return useCallback(() => {
    const early = isFirstCall.current
    isFirstCall.current = false
    return early && document.activeElement !== document.body
  }, [])
}
