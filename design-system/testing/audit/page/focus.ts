import { tabStops } from './elements.ts'
import { type Found, focusFault } from './found.ts'
import { blur } from './stops.ts'

/** The part of a box that is in the window. */
function inWindow({ left, top, right, bottom }: DOMRect) {
  const x = Math.max(left, 0)
  const y = Math.max(top, 0)
  const width = Math.max(0, Math.min(right, innerWidth) - x)
  const height = Math.max(0, Math.min(bottom, innerHeight) - y)
  return { x, y, width, height, area: width * height }
}

/** Whether nothing covers the element at a point. */
function isHit(element: HTMLElement, x: number, y: number) {
  const hit = document.elementFromPoint(x, y)
  // At rounded corners and transparent parents the point hits an ancestor; only other elements cover.
  return Boolean(hit && (hit === element || element.contains(hit) || hit.contains(element)))
}

/** A grid of nine points. */
const grid = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const))

/**
 * The part of the element that is visible, from 0 to 1, by nine points in each of its boxes: a link in a text has a box in
 * every line, and where directions are mixed several in one line, with other words between them. Each box counts by its
 * area.
 */
function visiblePart(element: HTMLElement) {
  let visible = 0
  let whole = 0
  for (const box of element.getClientRects()) {
    const { x, y, width, height, area } = inWindow(box)
    if (area === 0) continue
    const hits = grid.filter(([across, down]) => isHit(element, x + width * across, y + height * down))
    visible += (area * hits.length) / grid.length
    whole += area
  }
  return whole && visible / whole
}

/** At most half of it is visible. */
function isCovered(element: HTMLElement) {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
  return Math.max(visiblePart(element), label ? visiblePart(label) : 0) <= 0.5
}

/** Frames that a menu or a card has, after it covers the focus, to close or move away. */
const framesToUncover = 30

/** The check ends as soon as nothing covers the focus. */
async function staysCovered(element: HTMLElement) {
  for (let frame = 0; frame < framesToUncover; frame++) {
    if (!isCovered(element)) return false
    await new Promise(requestAnimationFrame)
  }
  return isCovered(element)
}

/** WCAG 2.4.11: the focused element is visible, and not covered by a header, a notice or a dialog. */
export async function coveredFocus(): Promise<Found[]> {
  const found: Found[] = []
  const before = document.activeElement
  const at = { x: scrollX, y: scrollY }
  for (const element of tabStops()) {
    // focus() does not scroll to an element that already has the focus, and Radix's toast list keeps the focus on its last
    // stop if the focus was inside the list before.
    blur()
    element.focus()
    // A modal dialog keeps the focus in itself.
    if (document.activeElement !== element) continue
    if (!(await staysCovered(element))) continue
    found.push(focusFault('covered', element, 'Less than half of it can be seen while it has the focus.'))
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  else (document.activeElement as HTMLElement | null)?.blur()
  scrollTo({ left: at.x, top: at.y, behavior: 'instant' })
  return found
}
