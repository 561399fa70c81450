import type { Exception } from '../finding.ts'
import { asFinding, type Found, focusFault, matchException } from './criteria.ts'
import { tabStops } from './elements.ts'

/** The nearest ancestor that clips its overflow. */
function clipOf({ parentElement: at }: Element): Element | null {
  return !at || getComputedStyle(at).overflowX !== 'visible' ? at : clipOf(at)
}

/** What decides how a control looks. Only one of several controls that look the same is checked. */
const appearanceOf = (element: HTMLElement) =>
  [
    element.localName,
    element.getAttribute('class'),
    element.dataset.slot,
    element.closest('[data-surface]')?.getAttribute('data-surface'),
    // The ancestor that may clip the focus ring.
    clipOf(element)?.getAttribute('class'),
    ...['current', 'selected', 'expanded', 'invalid', 'disabled'].map((name) =>
      element.getAttribute(`aria-${name}`),
    ),
  ].join('|')

/** The nearest background that is painted behind the element. */
const backgroundBehind = ({ parentElement: at }: Element): string => {
  if (!at) return ''
  const { backgroundColor, backgroundImage } = getComputedStyle(at)
  const isTransparent = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) && backgroundImage === 'none'
  return isTransparent ? backgroundBehind(at) : `${backgroundColor} ${backgroundImage}`
}

/**
 * What decides the contrast of a focus ring: its outline, and the colours that it can be painted over. A ring that is not
 * an outline is described by the whole appearance of its control.
 */
function ringOf(element: HTMLElement) {
  blur()
  element.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
  const style = getComputedStyle(element)
  if (document.activeElement !== element || style.outlineStyle === 'none') return appearanceOf(element)
  const { outline, outlineOffset, boxShadow, backgroundColor, backgroundImage, borderColor } = style
  const behind = backgroundBehind(element)
  return [outline, outlineOffset, boxShadow, backgroundColor, backgroundImage, borderColor, behind].join('|')
}

let stops: HTMLElement[] = []

/** The appearance of each tab stop, or of its focus ring alone if only colours can differ from those checked before. */
export function appearances(onlyColours: boolean) {
  stops = tabStops()
  if (!onlyColours) return stops.map(appearanceOf)
  const rings = stops.map(ringOf)
  blur()
  return rings
}

/**
 * How much of the edge of a box is in the window. A side that is nearer than `distance` to the edge of the window is left
 * out.
 */
function edgeIn({ left, top, right, bottom }: DOMRect, distance: number) {
  const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
  const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  const across = [top - distance, bottom + distance].filter((y) => y >= 0 && y <= innerHeight).length
  const down = [left - distance, right + distance].filter((x) => x >= 0 && x <= innerWidth).length
  return across * wide + down * high
}

/**
 * Focuses a tab stop, by its index in the list of `appearances`, and scrolls it to the middle of the window if wanted.
 * Undefined if a dialog keeps the focus. `wholeEdge`: the sides that are at least `margin` from the edge of the window, so
 * that a ring there is not cut off.
 */
export function focus({ index, margin, inMiddle }: { index: number; margin: number; inMiddle: boolean }) {
  const element = stops[index]
  // Radix's toast list moves the focus on from its first and last stop only if the focus was outside the list before.
  blur()
  element?.focus({ focusVisible: true } as FocusOptions)
  if (!element || document.activeElement !== element) return
  if (inMiddle) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box: DOMRect = element.getBoundingClientRect().toJSON()
  const lines = [...element.getClientRects()]
  // A link over two lines has a focus ring around each line, and most of its box is not part of the link.
  const edge = (distance: number) =>
    Math.min(
      edgeIn(box, distance),
      lines.reduce((sum, line) => sum + edgeIn(line, distance), 0),
    )
  return { box, edge: edge(0), wholeEdge: edge(margin), scroll: { x: scrollX, y: scrollY } }
}

/** The finding that a focus ring is too small. */
export function focusRingFault({
  index,
  message,
  exceptions,
}: {
  index: number
  message: string
  exceptions: readonly Exception[]
}) {
  const found = focusFault('ring', stops[index], message)
  return { ...asFinding(found), ...matchException(found, exceptions) }
}

export function blur() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
}

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
