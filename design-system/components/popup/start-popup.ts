import { keepInFreePlace } from '../../hooks/keep-in-free-place.ts'
import { watchFocusObscured } from '../../hooks/watch-focus-obscured.ts'
import { isComposing } from '../_internal/is-composing.ts'

const otherDialog = 'dialog[open], [role=dialog], [role=alertdialog]'
const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** A link or button whose press is still being carried out: often the press that opens a dialog. */
const pressed = ':is(a, button)[aria-busy=true]'

/** Whether the visitor is not typing, no other dialog is open or about to open, and the page is visible. */
const isQuiet = () =>
  !document.hidden &&
  !document.querySelector(otherDialog) &&
  !document.querySelector(pressed) &&
  !document.activeElement?.matches(typedInto)

/**
 * Milliseconds between two checks: long enough for a screen reader to notice an empty live region, and too
 * short for a visible delay.
 */
const pause = 150

/**
 * Calls `onQuiet` once, as soon as a popup may appear: nobody types, no dialog is open or about to open, and the page is
 * visible. Polled, because no event is fired when a dialog is removed from the page.
 *
 * @returns Stops it.
 */
export function whenQuiet(onQuiet: () => void): () => void {
  const timer = setInterval(() => {
    if (!isQuiet()) return
    clearInterval(timer)
    onQuiet()
  }, pause)
  return () => clearInterval(timer)
}

export interface StartPopupOptions {
  /** Called when the close button, the link or Escape closes it. Remove it then. */
  onClose: () => void
  /**
   * Id of the element that receives the focus if the popup is closed while it has the focus and the previous element is
   * gone. 'main' by default.
   */
  focusId?: string
}

/**
 * Makes a popup work that has just been inserted: its place, its close button, its link and Escape. It is hidden while it
 * would cover the focused element.
 *
 * @returns Stops it.
 */
export function startPopup(
  dialog: HTMLElement,
  { onClose, focusId = 'main' }: StartPopupOptions,
): () => void {
  let previousFocus: Element | null = null
  let covers = false
  let isPlaced = false
  const show = () => dialog.toggleAttribute('data-transparent', covers || !isPlaced)
  const close = () => {
    if (dialog.contains(document.activeElement)) {
      const target = previousFocus?.isConnected ? previousFocus : document.getElementById(focusId)
      ;(target as HTMLElement | null)?.focus({ preventScroll: true })
    }
    onClose()
  }
  const ended = new AbortController()
  const { signal } = ended
  dialog.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!dialog.contains(relatedTarget as Node | null)) previousFocus = relatedTarget as Element | null
    },
    { signal },
  )
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('a, button') && close(), {
    signal,
  })
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      event.preventDefault()
      close()
    },
    { signal },
  )
  const stops = [
    watchFocusObscured(dialog, (isCovering) => {
      covers = isCovering
      show()
    }),
    keepInFreePlace(dialog, (placed) => {
      isPlaced = placed
      show()
    }),
  ]
  return () => {
    ended.abort()
    for (const stop of stops) stop()
  }
}
