/** An element in one line, as a person would search for it. */
export function describeElement(element: Element | null | undefined): string {
  if (!element) return '(no element)'
  const own = element.cloneNode(false) as Element
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50) ?? ''
  const opening = own.outerHTML.replace(/<\/[^>]+>$/, '').replace(/ (class|style)="[^"]*"/g, '')
  return `${opening.slice(0, 160)}${text}`
}

/** A name that a person has written: generated ids and hashes have digits. */
const isLasting = (id: string) => /^[a-z]+(-[a-z]+)*$/.test(id)

/** A selector that a new build does not change: without classes and generated ids. */
export function selectorOf(element: Element): string {
  const path: string[] = []
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    if (isLasting(at.id)) return [`#${at.id}`, ...path].join(' > ')
    const { localName } = at
    const slot = at.getAttribute('data-slot')
    const alike = [...(at.parentElement?.children ?? [])].filter((other) => other.localName === localName)
    const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(at) + 1})` : ''
    path.unshift(`${localName}${slot ? `[data-slot="${slot}"]` : ''}${place}`)
  }
  return path.join(' > ') || 'html'
}

/** The element's HTML for the evidence, without classes and styles, which would leave no space for the rest. */
export const htmlOf = (element: Element) =>
  element.outerHTML
    .slice(0, 20_000)
    .replace(/ (class|style)="[^"]*"/g, '')
    .slice(0, 300)

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
