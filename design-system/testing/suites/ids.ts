/** Attributes that point at other elements by their ids. */
const references = [
  ...['labelledby', 'describedby', 'controls', 'owns', 'activedescendant', 'details', 'errormessage'].map(
    (name) => `aria-${name}`,
  ),
  ...['for', 'list', 'form', 'headers', 'popovertarget', 'commandfor'],
]

const words = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean)

/** An element in one line, as a person would look for it: `<button>Cancel the trial</button>`. */
export function brief(element: Element) {
  const tag = element.localName
  return `<${tag}>${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}</${tag}>`
}

/**
 * References that lead nowhere, one line each. Who follows one hears nothing at all, and no checker of
 * rules sees all of them.
 *
 * @example expect(danglingIds()).toEqual([])
 */
export function danglingIds(root: ParentNode = document) {
  const has = (id: string) => root.querySelector(`[id="${CSS.escape(id)}"]`) ?? document.getElementById(id)
  return references.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) =>
      words(element.getAttribute(name))
        .filter((id) => !has(id))
        .map((id) => `${name}="${id}" on ${brief(element)}`),
    ),
  )
}

/** Ids that more than one element bears: a reference finds the first, whichever was meant. */
export function repeatedIds(root: ParentNode = document) {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
