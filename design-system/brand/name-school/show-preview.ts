import { isComposing } from '../../components/_internal/is-composing.ts'

/**
 * Shows the picture at Enter, or Go on a phone's keyboard, in the field of a NameSchool: the picture takes the focus,
 * which closes that keyboard, and is scrolled into view. For a `keydown` event of the field or of what contains it.
 */
export function showPreviewOnEnter(event: KeyboardEvent): void {
  const field = event.target
  if (event.key !== 'Enter' || isComposing(event) || event.defaultPrevented) return
  if (!(field instanceof HTMLInputElement) || field.type === 'radio') return
  const school = field.closest('[data-slot=name-school]')
  const preview = school?.querySelector<HTMLElement>('[data-slot=product-preview]')
  if (!preview) return
  event.preventDefault()
  preview.focus({ preventScroll: true })
  const { top, bottom, height } = preview.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  preview.scrollIntoView?.({
    block: height < innerHeight ? 'center' : 'start',
    behavior: isStill ? 'instant' : 'smooth',
  })
}
