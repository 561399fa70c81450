/** Records the tab stops of a page, and checks each of them on keyup. */
export interface TabOrder {
  /** The elements that had the focus, in order. */
  stops: HTMLElement[]
  /** The faults found at the stops. */
  faults: string[]
  /** Whether the focus has left the page. */
  ended: boolean
  /** From now on Shift+Tab has to reach the same stops in reverse order. */
  reverse(): void
  /** Tab stops that were not reached. */
  unreached(): string[]
  nameOf(element: Element | null): string
}

/** Runs in the page, so it must not use anything from outside the function. */
export function installTabOrder() {
  const stops: HTMLElement[] = []

  const nameOf = (element: Element | null) => {
    if (!element) return '(nothing)'
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    return `<${element.localName}> "${text.slice(0, 50)}"`
  }

  /** How many of nine points in the visible part belong to the element. */
  const visiblePoints = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const x0 = Math.max(left, 0)
    const x1 = Math.min(right, innerWidth)
    const y0 = Math.max(top, 0)
    const y1 = Math.min(bottom, innerHeight)
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
    return Math.max(visiblePoints(element), label ? visiblePoints(label) : 0)
  }

  const focused = () => {
    const element = document.activeElement
    return element instanceof HTMLElement && element !== document.body ? element : null
  }

  const faultsOf = (element: HTMLElement) => {
    const faults: string[] = []
    const fault = (text: string) => faults.push(`${nameOf(element)} ${text}`)
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) fault('is not visible')
    else if (shown(element) < 5) fault('is covered, or out of the window')
    if (getComputedStyle(element).outlineStyle === 'none') fault('has no focus ring')
    return faults
  }

  /** Tab reaches only the checked radio button of a group. */
  const hasCheckedSibling = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked &&
    document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null

  /** The index of the stop that Shift+Tab has to reach next; undefined while Tab is pressed. */
  let next: number | undefined

  const tabOrder: TabOrder = {
    stops,
    faults: [],
    ended: false,
    nameOf,
    reverse() {
      next = stops.length - 1
    },
    unreached() {
      const reachable = 'a[href], button, input, select, textarea, summary, [tabindex], iframe'
      return [...document.querySelectorAll<HTMLElement>(reachable)]
        .filter(
          (element) =>
            element.tabIndex >= 0 &&
            // A tab list passes the focus to one of its tabs.
            !element.matches(':disabled, [type=hidden], [role=tablist]') &&
            !element.closest('[inert]') &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !hasCheckedSibling(element) &&
            !stops.includes(element),
        )
        .map((element) => `${nameOf(element)} is never reached`)
    },
  }

  const checkForward = (element: HTMLElement) => {
    const before = stops.at(-1)
    if (stops.includes(element))
      tabOrder.faults.push(`${nameOf(element)} is reached a second time: a focus trap`)
    else if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      tabOrder.faults.push(
        `${nameOf(element)} is reached after ${nameOf(before)}, and is before it in the document`,
      )
    stops.push(element)
  }

  const checkBackward = (element: HTMLElement | null, to: number) => {
    if (element === (stops[to] ?? null)) return
    const from = stops[to + 1] ?? null
    const wanted = stops[to] ?? null
    tabOrder.faults.push(`Shift+Tab from ${nameOf(from)} reaches ${nameOf(element)}, not ${nameOf(wanted)}`)
  }

  addEventListener(
    'keyup',
    ({ key }) => {
      if (key !== 'Tab' || tabOrder.ended) return
      const element = focused()
      if (element) tabOrder.faults.push(...faultsOf(element))
      if (next !== undefined) checkBackward(element, next--)
      else if (element) checkForward(element)
      else tabOrder.ended = true
    },
    true,
  )
  Object.assign(window, { tabOrder })
}
