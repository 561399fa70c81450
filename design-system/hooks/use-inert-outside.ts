'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { inertOutside, usable } from './inert-outside.ts'

/**
 * Makes the page behind an open modal dialog of Radix inert. Radix sets `aria-hidden` on it only, and its controls could
 * still be focused (https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/). An element needs one of the two, so
 * the `aria-hidden` of Radix is removed.
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
    // Radix turns the pointer off for the whole body, also for what an extension adds: a press on a password manager's
    // list would reach the dialog's backdrop. The page behind is inert anyway. Radix does so after this effect.
    const timer = setTimeout(() => {
      document.body.style.pointerEvents = ''
    })
    const restore = inertOutside(ref.current)
    return () => {
      clearTimeout(timer)
      restore()
    }
  }, [ref, active])
}
