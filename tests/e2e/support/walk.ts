/** A walk through the page with Tab, checked inside the page on every keyup. */
export interface Walk {
  /** The elements that had the focus, in order. */
  stops: HTMLElement[]
  /** The faults found at the stops. */
  faults: string[]
  /** Whether the focus has left the page. */
  ended: boolean
  /** Reverses the direction: from now on Shift+Tab has to pass the same stops. */
  turn(): void
  /** Tab stops that were not reached. */
  missed(): string[]
  named(element: Element | null): string
}

/** Runs in the page, so it must not use anything from outside the function. */
export function installWalk() {
  const stops: HTMLElement[] = []

  const named = (element: Element | null) => {
    if (!element) return '(nothing)'
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName}> "${words.slice(0, 50)}"`
  }

  /** How many of nine points in the visible part belong to the element. */
  const seen = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (x1 <= x0 || y1 <= y0) return 0
    const parts = [0.1, 0.5, 0.9]
    return parts
      .flatMap((x) => parts.map((y) => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y] as const))
      .filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit && (element.contains(hit) || hit.contains(element))
      }).length
  }

  /** A visually hidden checkbox or radio button is visible through its label. */
  const shown = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]
    return Math.max(seen(element), label ? seen(label) : 0)
  }

  const focused = () => {
    const element = document.activeElement
    return element instanceof HTMLElement && element !== document.body ? element : null
  }

  const faultsOf = (element: HTMLElement) => {
    const faults: string[] = []
    const fault = (words: string) => faults.push(`${named(element)} ${words}`)
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) fault('is not drawn')
    else if (shown(element) < 5) fault('is covered, or out of the window')
    if (getComputedStyle(element).outlineStyle === 'none') fault('has no ring')
    return faults
  }

  /** Tab reaches only the checked radio button of a group. */
  const spokenFor = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked &&
    document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null

  /** The index of the stop that Shift+Tab has to reach next; undefined while walking forwards. */
  let next: number | undefined

  const walk: Walk = {
    stops,
    faults: [],
    ended: false,
    named,
    turn() {
      next = stops.length - 1
    },
    missed() {
      const reachable = 'a[href], button, input, select, textarea, summary, [tabindex], iframe'
      return [...document.querySelectorAll<HTMLElement>(reachable)]
        .filter(
          (element) =>
            element.tabIndex >= 0 &&
            // A tab list passes the focus to one of its tabs.
            !element.matches(':disabled, [type=hidden], [role=tablist]') &&
            !element.closest('[inert]') &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !spokenFor(element) &&
            !stops.includes(element),
        )
        .map((element) => `${named(element)} is never reached`)
    },
  }

  const forth = (element: HTMLElement) => {
    const before = stops.at(-1)
    if (stops.includes(element)) walk.faults.push(`${named(element)} comes a second time: a trap`)
    else if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      walk.faults.push(`${named(element)} comes after ${named(before)}, and stands before it`)
    stops.push(element)
  }

  const back = (element: HTMLElement | null, to: number) => {
    if (element === (stops[to] ?? null)) return
    const [from, wanted] = [stops[to + 1] ?? null, stops[to] ?? null]
    walk.faults.push(`back from ${named(from)} leads to ${named(element)}, not to ${named(wanted)}`)
  }

  addEventListener(
    'keyup',
    ({ key }) => {
      if (key !== 'Tab' || walk.ended) return
      const element = focused()
      if (element) walk.faults.push(...faultsOf(element))
      if (next !== undefined) back(element, next--)
      else if (element) forth(element)
      else walk.ended = true
    },
    true,
  )
  Object.assign(window, { walk })
}
