import { type Found, layoutFault } from './criteria.ts'
import { isRendered, isVisuallyHidden } from './elements.ts'

/** The minimum size of our own controls, in CSS pixels: WCAG 2.5.5 (AAA). axe checks the 24 px of 2.5.8. */
const usual = 44
/** Where a site has asked for lower controls: more than the 24 px of WCAG 2.5.8 (docs/pages/space.tsx). */
const compact = 36

const minimumOf = (element: Element) =>
  element.closest('[data-density]')?.matches('[data-density=compact]') ? compact : usual

const pressable = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'video[controls]',
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem', 'slider'].map(
    (role) => `[role=${role}]`,
  ),
].join()

/** A link in a sentence is as high as its line: WCAG 2.5.5 exempts it, as 2.5.8 does. */
function isInline(element: Element) {
  if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
  const around = element.closest('p, li, dd, td, figcaption, label, blockquote, span, div')
  const text = (around?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text.length > (element.textContent ?? '').replace(/\s+/g, ' ').trim().length
}

/** Whether a press at a point reaches the control: on the control, inside it, or on its label. */
function reaches(element: HTMLElement, x: number, y: number) {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
  return [element, ...labels].some((one) => one === hit || one.contains(hit))
}

/** Boxes whose press activates this control: its own box, and its labels' boxes. */
function pressableSize(element: HTMLElement) {
  const presses = element.matches('[type=checkbox], [type=radio]')
  const labels =
    presses && 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
  const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  }
}

/** How far from the middle a press still activates the control, measured by hit testing. */
function pressableAround(element: HTMLElement, minimumSize: number) {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const half = minimumSize / 2 - 1
  const spread = (ends: [number, number][]) => ends.every(([atX, atY]) => reaches(element, atX, atY))
  return {
    wide: spread([
      [x - half, y],
      [x + half, y],
    ]),
    high: spread([
      [x, y - half],
      [x, y + half],
    ]),
  }
}

/** Controls that are smaller than the minimum size. */
export function smallTargets(): Found[] {
  const found: Found[] = []
  const at = { x: scrollX, y: scrollY }
  for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
    if (element.closest('[inert], [aria-hidden=true]') || !isRendered(element) || isVisuallyHidden(element))
      continue
    if (isInline(element) || element.matches(':disabled')) continue
    const minimumSize = minimumOf(element)
    const { width, height } = pressableSize(element)
    if (width >= minimumSize - 0.5 && height >= minimumSize - 0.5) continue
    const { wide, high } = pressableAround(element, minimumSize)
    if ((width >= minimumSize - 0.5 || wide) && (height >= minimumSize - 0.5 || high)) continue
    const message = `${Math.round(width)} x ${Math.round(height)} px, less than ${minimumSize}.`
    found.push(layoutFault('small-target', element, message))
  }
  scrollTo({ left: at.x, top: at.y, behavior: 'instant' })
  return found
}
