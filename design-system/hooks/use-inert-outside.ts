'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Toasts stay usable over a modal dialog. Focus guards are part of its focus trap. */
const usable = '[data-slot=toaster], [data-radix-focus-guard]'

/** How many open dialogs make an element inert. */
const inertCounts = new Map<Element, number>()

/** Every element beside the path from `element` to the body that is not inert for another reason. */
function outside(element: Element) {
  const elements: Element[] = []
  for (let path = element; path !== document.body && path.parentElement; path = path.parentElement)
    for (const other of path.parentElement.children)
      if (
        other !== path &&
        // An svg cannot be inert. It keeps the aria-hidden of Radix.
        other instanceof HTMLElement &&
        !other.matches(usable) &&
        (inertCounts.has(other) || !other.hasAttribute('inert'))
      )
        elements.push(other)
  return elements
}

/**
 * Makes the page behind an open modal dialog inert. Radix sets `aria-hidden` on it only, and its controls could still
 * be focused (https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/). An element needs one of the two, so those
 * of Radix are removed.
 */
export function useInertOutside(ref: RefObject<Element | null>, active: boolean) {
  const hiddenByPage = useRef<Set<Element>>(undefined)

  // Layout effects run before the effects of Radix.
  useLayoutEffect(() => {
    hiddenByPage.current = new Set(document.querySelectorAll('[aria-hidden]'))
  }, [])

  useEffect(() => {
    if (!active || !ref.current) return
    for (const element of document.querySelectorAll('[data-aria-hidden=true], [data-radix-focus-guard]'))
      if (element.matches(usable) || (element instanceof HTMLElement && !hiddenByPage.current?.has(element)))
        element.removeAttribute('aria-hidden')
    const others = outside(ref.current)
    for (const other of others) {
      other.setAttribute('inert', '')
      inertCounts.set(other, (inertCounts.get(other) ?? 0) + 1)
    }
    return () => {
      for (const other of others) {
        const remaining = (inertCounts.get(other) ?? 1) - 1
        if (remaining > 0) inertCounts.set(other, remaining)
        else {
          inertCounts.delete(other)
          other.removeAttribute('inert')
        }
      }
    }
  }, [ref, active])
}
