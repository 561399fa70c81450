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
