/** Toasts and notices of the page stay usable over a modal dialog. Focus guards are part of its focus trap. */
export const usable = '[data-slot=toaster], [data-over-dialogs], [data-radix-focus-guard]'

/** What a page consists of, and an addition of an extension does not. */
const structure = '[data-slot], main, nav, header, footer, form, h1'

const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/** Whether an extension has added it to the body, such as the list of a password manager. It stays usable. */
const isForeign = (element: Element) =>
  element.parentElement === document.body &&
  !element.matches(structure) &&
  !element.querySelector(structure) &&
  ![element, ...element.querySelectorAll('*')].some(isOfReact)

/** How many open dialogs make an element inert. */
const inertCounts = new Map<Element, number>()

/** Every element beside the path from `element` to the body that is not inert for another reason. */
function outside(element: Element) {
  const elements: Element[] = []
  for (let path = element; path !== document.body && path.parentElement; path = path.parentElement)
    for (const other of path.parentElement.children)
      if (
        other !== path &&
        // An svg cannot be inert. In a dialog of Radix it keeps its aria-hidden.
        other instanceof HTMLElement &&
        !other.matches(usable) &&
        !isForeign(other) &&
        (inertCounts.has(other) || !other.hasAttribute('inert'))
      )
        elements.push(other)
  return elements
}

/** Makes the page behind an open modal dialog inert. The returned function ends it. */
export function inertOutside(dialog: Element): () => void {
  const others = outside(dialog)
  for (const other of others) {
    other.setAttribute('inert', '')
    inertCounts.set(other, (inertCounts.get(other) ?? 0) + 1)
  }
  return () => {
    for (const other of others) {
      const remaining = (inertCounts.get(other) ?? 1) - 1
      if (remaining > 0) inertCounts.set(other, remaining)
      else {
        inertCounts.delete(other)
        other.removeAttribute('inert')
      }
    }
  }
}
