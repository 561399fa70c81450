import { type Found, layoutFault } from './found'

const named = 'h1, h2, h3, h4, h5, h6, legend, caption, dt, [role=heading]'

/**
 * Every word of a heading, legend, caption or term that lies on more than one line, although it has no hyphen there. A
 * word of more than 20 letters may be broken: it is longer than the line of a phone.
 */
export function brokenWords(): Found[] {
  const found: Found[] = []
  for (const element of document.querySelectorAll(named)) {
    if (!element.checkVisibility()) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Visually hidden text is one pixel wide.
      if (text.parentElement!.getBoundingClientRect().width <= 1) continue
      for (const { 0: word, index } of (text as Text).data.matchAll(/[^\s\u00ad\u2010-]+[\u2010-]?/g)) {
        if (word.length > 20) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1)
          found.push(layoutFault('broken-word', element, `“${word}” is on ${lines.size} lines.`))
      }
    }
  }
  return found
}
