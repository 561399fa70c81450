const printed = new Set<string>()

/** Writes a wrong use to the console during development, each message once: what is wrong, and what to do. */
export function warnOnce(message: string) {
  if (process.env.NODE_ENV === 'production' || printed.has(message)) return
  printed.add(message)
  console.error(message)
}

/** Of the classes of the package. Not part of a longer text, which the build would take for a class. */
const prefix = 'kds:'
let isPlanned = false

/** A development server may add style sheets this long after the first component. */
const styleSheetWaitMs = 3000

/** Writes to the console during development, once, that the page has no style sheet of the package. */
export function warnWithoutStyles() {
  if (process.env.NODE_ENV === 'production' || isPlanned || typeof document === 'undefined') return
  isPlanned = true
  setTimeout(() => {
    // In a test without layout no element has a box.
    const element = [...document.querySelectorAll(`[class*="${prefix}"]`)].find(
      (candidate) => candidate.getClientRects().length > 0,
    )
    if (!element || getComputedStyle(element).getPropertyValue('--ds-bg')) return
    warnOnce(
      "The components have no styles. Import '@kaksha/design-system/styles.css' once, or 'styles.unlayered.css' if the page has a reset outside of all layers. Beside 'components.css' import 'tokens.css', beside style sheets of single components 'styles/base.css'.",
    )
  }, styleSheetWaitMs)
}
