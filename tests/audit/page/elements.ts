/** An element in one line, as a person would search for it. */
export function describeElement(element: Element | null | undefined): string {
  if (!element) return '(no element)'
  const own = element.cloneNode(false) as Element
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50) ?? ''
  const opening = own.outerHTML.replace(/<\/[^>]+>$/, '').replace(/ (class|style)="[^"]*"/g, '')
  return `${opening.slice(0, 160)}${text}`
}

/** Whether the element is rendered: no ancestor hides it. */
export const isRendered = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

/** Visually hidden: one pixel in size, or clipped. */
export function isVisuallyHidden(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect()
    const { overflowX, clipPath, position } = getComputedStyle(at)
    const clips = overflowX === 'hidden' || overflowX === 'clip' || clipPath !== 'none'
    if (position === 'absolute' && clips && width <= 2 && height <= 2) return true
  }
  return false
}

const focusable = [
  'a[href]',
  'area[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[tabindex]',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]',
].join()

/** The elements that Tab reaches, in DOM order. */
export function tabStops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=hidden]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}
