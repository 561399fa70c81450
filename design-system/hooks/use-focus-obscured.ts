'use client'

import { type RefObject, useEffect, useState } from 'react'
import { watchFocusObscured } from './watch-focus-obscured.ts'

/**
 * Whether a floating box overlaps the focused element, which must stay visible (WCAG 2.4.11). Hide the box then.
 * `isShown`: whether the box is rendered.
 */
export function useFocusObscured(box: RefObject<Element | null>, isShown: boolean) {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (isShown && box.current) return watchFocusObscured(box.current, setCovers)
  }, [box, isShown])
  return covers
}
