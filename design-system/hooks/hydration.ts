'use client'

import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and during hydration, then true. For content that only a browser can render, without a
 * hydration mismatch.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

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

/**
 * Moves the focus to an element when it is mounted, usually the heading of content that a press has opened, so that
 * people continue from there. The element needs `tabIndex={-1}`. With `isEnabled` false the focus is not moved.
 */
export function useFocusOnMount<Element extends HTMLElement>(isEnabled = true): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const busy = useFocusedBeforeHydration()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value counts
  useEffect(() => {
    if (isEnabled && !busy()) element.current?.focus()
  }, [])
  return element
}
