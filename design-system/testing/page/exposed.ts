/** Roles with presentational children. A live region inside them is not announced. */
const flat = [
  'button',
  'checkbox',
  'img',
  'meter',
  'option',
  'progressbar',
  'radio',
  'slider',
  'switch',
  'tab',
]
const flatElements = ['button', 'option', 'progress', 'meter', ...flat.map((role) => `[role=${role}]`)].join()

/**
 * Why an element is hidden from assistive technology; undefined if it is exposed.
 *
 * @example expect(whyHidden(screen.getByText('Saved.'))).toBeUndefined()
 */
export function whyHidden(element: Element) {
  if (!element.isConnected) return 'it is not in the page'
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    return 'it is not displayed'
  if (element.closest('[aria-hidden=true]')) return 'aria-hidden'
  if (element.closest('[inert]')) return 'inert'
  const modal = [...document.querySelectorAll(':modal')].at(-1)
  if (modal && !modal.contains(element)) return 'it is behind a modal dialog'
  return undefined
}

/** As `whyHidden`, for a live region. Inside a button or an image it is in the page but never announced. */
export function whyNotAnnounced(region: Element) {
  const around = region.parentElement?.closest(flatElements)
  return (
    whyHidden(region) ?? (around ? `it is inside ${around.localName}, which is read as one text` : undefined)
  )
}

/** Attributes that refer to other elements by id. */
const references = [
  ...['labelledby', 'describedby', 'controls', 'owns', 'activedescendant', 'details', 'errormessage'].map(
    (name) => `aria-${name}`,
  ),
  'for',
  'list',
  'form',
  'headers',
  'popovertarget',
  'commandfor',
]

const idsIn = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean)

/** A short description of an element for messages: `<button>Cancel the trial</button>`. */
export function brief(element: Element) {
  const tag = element.localName
  return `<${tag}>${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}</${tag}>`
}

/**
 * References to ids that do not exist, one line each. Assistive technology gets no name or description from them, and
 * axe does not report all of them.
 *
 * @example expect(danglingIds()).toEqual([])
 */
export function danglingIds(root: ParentNode = document) {
  const has = (id: string) => root.querySelector(`[id="${CSS.escape(id)}"]`) ?? document.getElementById(id)
  return references.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) =>
      idsIn(element.getAttribute(name))
        .filter((id) => !has(id))
        .map((id) => `${name}="${id}" on ${brief(element)}`),
    ),
  )
}

/** Ids of more than one element. A reference always resolves to the first of them. */
export function repeatedIds(root: ParentNode = document) {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

const namingAttributes = [
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
      for (const name of namingAttributes) texts.add(node.getAttribute(name)?.trim() ?? '')
    else texts.add(node.textContent?.trim() ?? '')
  }
  return [...texts].filter(Boolean)
}
