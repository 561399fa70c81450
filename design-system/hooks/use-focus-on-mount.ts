'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useFocusedBeforeHydration } from './use-focused-before-hydration.ts'

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
