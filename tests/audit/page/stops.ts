import type { Entry } from '../ledger'
import { answerTo } from './answer'
import { tabStops } from './elements'
import { asFinding, focusFault } from './found'

/** The nearest edge around it that cuts off what reaches over it. */
function clipOf({ parentElement: at }: Element): Element | null {
  return !at || getComputedStyle(at).overflowX !== 'visible' ? at : clipOf(at)
}

/** Looks alike, so that one look is enough: what it is, how it is drawn, and on what. */
const likeness = (element: HTMLElement) =>
  [
    element.localName,
    element.getAttribute('class'),
    element.dataset.slot,
    element.closest('[data-surface]')?.getAttribute('data-surface'),
    // What cuts a ring off.
    clipOf(element)?.getAttribute('class'),
    ...['current', 'selected', 'expanded', 'invalid', 'disabled'].map((name) =>
      element.getAttribute(`aria-${name}`),
    ),
  ].join('|')

let stops: HTMLElement[] = []

/** How each tab stop looks; `focus` knows them by their place in this list. */
export function likenesses() {
  stops = tabStops()
  return stops.map(likeness)
}

/** How much of the edge of a box is in the window. */
function edgeIn({ left, top, right, bottom }: DOMRect) {
  const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
  const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  const across = [top, bottom].filter((y) => y >= 0 && y <= innerHeight).length
  const down = [left, right].filter((x) => x >= 0 && x <= innerWidth).length
  return across * wide + down * high
}

/** Gives one of them the focus; nothing where a dialog keeps it. */
export function focus(index: number) {
  const element = stops[index]
  element?.focus({ focusVisible: true } as FocusOptions)
  if (!element || document.activeElement !== element) return
  const box: DOMRect = element.getBoundingClientRect().toJSON()
  const lines = [...element.getClientRects()].reduce((sum, line) => sum + edgeIn(line), 0)
  // A link over two lines has a ring round each, and a box that is mostly not link.
  return { box, edge: Math.min(edgeIn(box), lines), scroll: { x: scrollX, y: scrollY } }
}

/** The finding that one of them shows its focus too little. */
export function ringFault({
  index,
  message,
  ledger,
}: {
  index: number
  message: string
  ledger: readonly Entry[]
}) {
  const found = focusFault('ring', stops[index], message)
  return { ...asFinding(found), ...answerTo(found, ledger) }
}

export function blur() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
}
