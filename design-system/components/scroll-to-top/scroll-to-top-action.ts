/**
 * Scrolls to the top, without animation under reduced motion, and moves the focus to the element with the id `focusId`,
 * as a navigation does. Otherwise the next Tab would move from the old position.
 */
export function scrollToTop(focusId: string) {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const start = document.getElementById(focusId)
  // Usually the document, or an ancestor that scrolls by itself.
  for (let part: Element | null = start ?? document.documentElement; part; part = part.parentElement)
    part.scrollTo?.({ top: 0, behavior: still ? 'instant' : 'smooth' })
  if (!start) return
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1
  start.focus({ preventScroll: true })
}
