/** Roles with presentational children. A live region inside them is not announced. */
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
 * Why an element is hidden from assistive technology; undefined if it is exposed.
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

/** As `whyHidden`, for a live region. Inside a button or an image it is in the page but never announced. */
export function whyNotAnnounced(region: Element) {
  const around = region.parentElement?.closest(flatElements)
  return (
    whyHidden(region) ?? (around ? `it is inside ${around.localName}, which is read as one text` : undefined)
  )
}
