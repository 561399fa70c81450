/** Width of the focus ring around an element, in pixels. */
const focusRingWidth = 6

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left - focusRingWidth < other.right &&
  one.right + focusRingWidth > other.left &&
  one.top - focusRingWidth < other.bottom &&
  one.bottom + focusRingWidth > other.top

/**
 * Reports whether a floating box overlaps the focused element, which must stay visible (WCAG 2.4.11): hide the box then.
 *
 * @returns Stops it.
 */
export function watchFocusObscured(box: Element, onChange: (covers: boolean) => void): () => void {
  const update = () => {
    const focused = document.activeElement
    // A script focuses elements with a negative tabindex. They are often as large as a section, so they do not count.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || box.contains(focused))
      return onChange(false)
    onChange(overlap(focused.getBoundingClientRect(), box.getBoundingClientRect()))
  }
  const ended = new AbortController()
  for (const type of ['focusin', 'focusout', 'scroll', 'resize'])
    addEventListener(type, update, { passive: true, capture: true, signal: ended.signal })
  update()
  return () => ended.abort()
}
