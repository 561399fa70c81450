import { type Found, layoutFault } from './criteria.ts'
import { describeElement, isRendered, isVisuallyHidden } from './elements.ts'

/** A rendered line of text. */
interface Line {
  owner: Element
  layer: Element | null
  text: string
  box: DOMRect
  /** The part of the box that is visible inside its scroll containers. */
  seen: DOMRect
}

/** How far text may extend past a clipping edge without a finding, in pixels. */
const slack = 2

/** Properties shared by everything within an element, computed once. */
interface Place {
  /** The layer that is placed over the page on purpose: a sticky header, a dialog, a notice. */
  layer: Element | null
  /** The area that the clipping ancestors leave visible. */
  clip: { left: number; top: number; right: number; bottom: number }
}

const everywhere: Place = {
  layer: null,
  clip: { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity },
}

function placeOf(element: Element | null, known: Map<Element, Place>): Place {
  if (!element || element === document.documentElement) return everywhere
  const before = known.get(element)
  if (before) return before
  const around = placeOf(element.parentElement, known)
  const { position, overflowX, overflowY, display } = getComputedStyle(element)
  const isLayer =
    position === 'fixed' || position === 'sticky' || element.matches('[role=dialog], [role=alertdialog]')
  // A fixed element is placed in the window, whatever scrolls around it.
  const clip = { ...(position === 'fixed' ? everywhere.clip : around.clip) }
  if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
    const edge = element.getBoundingClientRect()
    if (overflowX !== 'visible') {
      clip.left = Math.max(clip.left, edge.left)
      clip.right = Math.min(clip.right, edge.right)
    }
    if (overflowY !== 'visible') {
      clip.top = Math.max(clip.top, edge.top)
      clip.bottom = Math.min(clip.bottom, edge.bottom)
    }
  }
  const place = { layer: isLayer ? element : around.layer, clip }
  known.set(element, place)
  return place
}

function within(box: DOMRect, { clip }: Place) {
  const left = Math.max(box.left, clip.left)
  const top = Math.max(box.top, clip.top)
  const right = Math.min(box.right, clip.right)
  const bottom = Math.min(box.bottom, clip.bottom)
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** Every rendered line of text, with the element that owns it. */
export function renderedLines(): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const places = new Map<Element, Place>()
  const shown = new Map<Element, boolean>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    if (!owner || !node.nodeValue?.trim() || owner.closest('script, style, noscript, svg, option')) continue
    if (!shown.has(owner)) shown.set(owner, isRendered(owner) && !isVisuallyHidden(owner))
    if (!shown.get(owner)) continue
    const place = placeOf(owner, places)
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = node.nodeValue.trim().slice(0, 60)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1)
        lines.push({ owner, layer: place.layer, text: text, box, seen: within(box, place) })
  }
  return lines
}

/** The first ancestor that clips a line where the rest cannot be reached by scrolling. */
function cutBy({ owner, box, seen }: Line): Element | undefined {
  if (seen.width > box.width - slack && seen.height > box.height - slack) return undefined
  let acrossFree = false
  let downFree = false
  for (let at: Element | null = owner; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at)
    // A carousel slide outside the viewport, and a copy of a slide, are hidden from everyone at this moment.
    if (at.matches('[inert], [aria-hidden=true]')) return undefined
    const edge = at.getBoundingClientRect()
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    if (scrolls(style.overflowX)) acrossFree = true
    if (scrolls(style.overflowY)) downFree = true
    if (style.display !== 'inline') {
      if (
        !acrossFree &&
        clips(style.overflowX) &&
        (box.left < edge.left - slack || box.right > edge.right + slack)
      )
        return at
      // Glyphs are lower than their line box: only a line that loses more than its leading is cut.
      const leading = box.height * 0.2 + slack
      if (
        !downFree &&
        clips(style.overflowY) &&
        (box.top < edge.top - leading || box.bottom > edge.bottom + leading)
      )
        return at
    }
    if (style.position === 'fixed') return undefined
  }
  return undefined
}

/** WCAG 1.4.4, 1.4.12: no text is clipped. */
export const cutText = (lines: Line[]): Found[] =>
  lines.flatMap((line) => {
    const edge = cutBy(line)
    return edge
      ? [layoutFault('cut-text', line.owner, `“${line.text}” is cut by ${describeElement(edge)}`)]
      : []
  })

/** Computed colours have the alpha value as a fourth part: `rgba(0, 0, 0, 0.5)`, `oklab(0 0 0 / 0.5)`. */
const isOpaque = (colour: string) => !/^rgba\(|\/|^transparent$/.test(colour)

/** Whether an opaque element lies between the two lines, so that only one of them is visible. */
function isCovered(a: Line, b: Line) {
  const x = (Math.max(a.seen.left, b.seen.left) + Math.min(a.seen.right, b.seen.right)) / 2
  const y = (Math.max(a.seen.top, b.seen.top) + Math.min(a.seen.bottom, b.seen.bottom)) / 2
  for (const element of document.elementsFromPoint(x, y)) {
    const holdsA = element.contains(a.owner)
    const holdsB = element.contains(b.owner)
    if (holdsA && holdsB) return false
    // From the top layer down: an element with an opaque background hides everything below it.
    if ((holdsA || holdsB) && isOpaque(getComputedStyle(element).backgroundColor)) return true
  }
  return false
}

// A line box has space above and below its glyphs, in which tight headlines overlap.
const lettersStart = ({ top, height }: DOMRect) => top + height * 0.15
const lettersEnd = ({ bottom, height }: DOMRect) => bottom - height * 0.15

/** WCAG 1.4.4, 1.4.12: no text overlaps other text. */
export function overlappingText(lines: Line[]): Found[] {
  const sorted = lines
    .filter(({ seen }) => seen.width > 1 && seen.height > 1)
    .sort((a, b) => a.seen.top - b.seen.top)
  const found = new Map<string, Found>()
  sorted.forEach((a, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const b = sorted[next]!
      if (b.seen.top >= a.seen.bottom) break
      if (a.owner === b.owner || a.layer !== b.layer) continue
      const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left)
      const down =
        Math.min(lettersEnd(a.seen), lettersEnd(b.seen)) -
        Math.max(lettersStart(a.seen), lettersStart(b.seen))
      if (across <= 3 || down <= Math.min(a.seen.height, b.seen.height) * 0.25) continue
      if (a.owner.contains(b.owner) || b.owner.contains(a.owner)) {
        if (a.seen.height !== b.seen.height && getComputedStyle(b.owner).position !== 'absolute') continue
      }
      if (isCovered(a, b)) continue
      const message = `“${a.text}” and “${b.text}” overlap.`
      found.set(message, layoutFault('overlapping-text', b.owner, message))
    }
  })
  return [...found.values()]
}

const named = 'h1, h2, h3, h4, h5, h6, legend, caption, dt, [role=heading]'

/**
 * Every word of a heading, legend, caption or term that lies on more than one line, although it has no hyphen there. A
 * word of more than 20 letters may be broken: it is longer than the line of a phone.
 */
export function brokenWords(): Found[] {
  const found: Found[] = []
  for (const element of document.querySelectorAll(named)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement!
      if (!isRendered(owner) || isVisuallyHidden(owner)) continue
      const { data } = text as Text
      for (const { 0: word, index } of data.matchAll(/[^\s\u00ad\u2010-]+[\u2010-]?/g)) {
        if (word.length > 20) continue
        const range = document.createRange()
        // The first letter after a soft hyphen has the hyphen's box too, which is on the line before.
        range.setStart(text, data[index - 1] === '\u00ad' ? index + 1 : index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1)
          found.push(layoutFault('broken-word', element, `“${word}” is on ${lines.size} lines.`))
      }
    }
  }
  return found
}
