import { named, tabStops } from './elements'

/** Looks alike, so that one look is enough: what it is, how it is drawn, and on what. */
const likeness = (element: HTMLElement) =>
  [
    element.localName,
    element.getAttribute('class'),
    element.dataset.slot,
    element.closest('[data-surface]')?.getAttribute('data-surface'),
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

/** Gives one of them the focus; nothing where a dialog keeps it. */
export function focus(index: number) {
  const element = stops[index]
  element?.focus({ focusVisible: true } as FocusOptions)
  if (!element || document.activeElement !== element) return
  const box: DOMRect = element.getBoundingClientRect().toJSON()
  return { box, at: scrollX + scrollY, element: named(element) }
}

export function blur() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  return scrollX + scrollY
}
