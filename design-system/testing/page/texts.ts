const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'data-text',
  'placeholder',
  'title',
]

/** The texts of the page and the attributes that name or describe, as they are shown and announced. */
export function exposedTexts() {
  const texts = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style')) continue
    if (node instanceof Element)
      for (const name of attributes) texts.add(node.getAttribute(name)?.trim() ?? '')
    else texts.add(node.textContent?.trim() ?? '')
  }
  return [...texts].filter(Boolean)
}
