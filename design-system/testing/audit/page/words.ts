import { isRendered, isVisuallyHidden } from './elements.ts'
import { type Found, layoutFault } from './found.ts'

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
