/** Roles whose content screen readers take as one flat text: what is live in there is not told. */
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
 * Why assistive technology does not get to an element; undefined where it does.
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

/** As `whyHidden`, for a live region: inside a button or an image it is exposed and yet never told. */
export function whyUnheard(region: Element) {
  const around = region.parentElement?.closest(flatElements)
  return (
    whyHidden(region) ?? (around ? `it is inside ${around.localName}, which is read as one text` : undefined)
  )
}
