import { type RefObject, useEffect, useRef } from 'react'
import { useBusyEarly } from './use-busy-early.ts'

/**
 * For what a press has brought, a heading as a rule: takes the focus when it appears, so that people read on from
 * there. The element needs `tabIndex={-1}`. `wanted` false leaves the focus where it is.
 */
export function useFocusOnMount<Element extends HTMLElement>(wanted = true): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const busy = useBusyEarly()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it was on arrival counts
  useEffect(() => {
    if (wanted && !busy()) element.current?.focus()
  }, [])
  return element
}
