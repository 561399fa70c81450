import type { Exception } from '../finding.ts'
import { tabStops } from './elements.ts'
import { asFinding, focusFault, matchException } from './found.ts'

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
