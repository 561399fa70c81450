import { isValidElement, type ReactNode } from 'react'

const given = new Set<string>()

/**
 * Reports a wrong use in the console during development, each once: which component, which prop or place, and what to
 * do. The component goes on with a neutral value, because a page that shows less is better than none.
 */
export function advise(message: string) {
  if (process.env.NODE_ENV === 'production' || given.has(message)) return
  given.add(message)
  console.error(message)
}

/**
 * Whether `asChild` of a part can be followed. Radix throws for other children than one element, or one that a server
 * component passes and that is on its way.
 */
export function isOneElement(part: string, children: ReactNode) {
  const payload = (children as { _payload?: object } | null | undefined)?._payload
  const isOne = isValidElement(children) || (payload !== undefined && 'then' in payload)
  if (!isOne)
    advise(
      `${part} with asChild needs one element as its child, such as a link. It is rendered without asChild.`,
    )
  return isOne
}

/** Of the classes of the package. Not part of a longer text, which the build would take for a class. */
const prefix = 'kds:'
let isPlanned = false

/** Milliseconds after the first component, in which a development server may still add style sheets. */
const sheetWait = 3000

/** Reports during development, once, that the page has no style sheet of the package. */
export function adviseStyleSheet() {
  if (process.env.NODE_ENV === 'production' || isPlanned || typeof document === 'undefined') return
  isPlanned = true
  setTimeout(() => {
    // Only elements outside of shadow roots are found. In a test without layout there is no such element either.
    const own = [...document.querySelectorAll(`[class*="${prefix}"]`)].find(
      (element) => element.getClientRects().length > 0,
    )
    if (!own || getComputedStyle(own).getPropertyValue('--ds-bg')) return
    advise(
      "The components have no styles. Import '@kaksha/design-system/styles.css' once, or 'styles.unlayered.css' if the page has a reset outside of all layers.",
    )
  }, sheetWait)
}
