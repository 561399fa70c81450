import { inertOutside } from '../../hooks/inert-outside.ts'
import { addLayer, isTopLayer, type Layer } from '../../hooks/layers.ts'
import { watchBack } from '../../hooks/watch-back.ts'
import { keepTab, placeOf, returnFocus, setOrigin, tabStops } from '../_internal/tab-stops.ts'

/** Closes a drawer of a page without React, which then fires `close`. Safari before 17 and jsdom have no popovers. */
export function closeDialog(dialog: HTMLDialogElement) {
  const isPopover = dialog.popover && dialog.matches(':popover-open')
  // Chromium until 114 hides and shows no popover that is an open dialog (https://github.com/whatwg/html/issues/9344).
  if (isPopover) {
    dialog.removeAttribute('open')
    dialog.hidePopover()
    dialog.setAttribute('open', '')
  }
  if (dialog.close) return dialog.close()
  dialog.removeAttribute('open')
  dialog.dispatchEvent(new Event('close'))
}

/**
 * Makes an open drawer modal: the page behind is inert, except for toasts, the focus moves into the drawer, and Escape, a
 * press on a link, on a button with `data-closes`, or on the backdrop closes it. It is not a modal dialog of the browser,
 * below which toasts and the menus of other libraries could not be seen or used.
 *
 * @param root Its outermost element. The drawer itself by default.
 * @param focused What had the focus before it opened.
 * @returns Ends it, and returns the focus.
 */
export function startModal(
  dialog: HTMLDialogElement,
  close: () => void,
  trigger?: HTMLElement | null,
  root: Element = dialog,
  focused = document.activeElement,
): () => void {
  // Safari does not focus a pressed button.
  const place = placeOf(focused === document.body || dialog.contains(focused) ? (trigger ?? null) : focused)
  setOrigin(root, place)
  const restorePage = inertOutside(root)
  const layer: Layer = { close, holds: (element) => dialog.contains(element) }
  const removeLayer = addLayer(layer)
  const endWatching = watchBack(close)
  const ended = new AbortController()
  const { signal } = ended
  /** Whether a press has begun and ended on the backdrop, while nothing else was open above the drawer. */
  let began = false
  let released = false
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      began = target === dialog && isTopLayer(layer)
    },
    { capture: true, signal },
  )
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      released = target === dialog
    },
    { capture: true, signal },
  )
  // On the document, after the handlers of the page, which may prevent them.
  document.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      // Something that was opened in it closes by itself.
      const isInside = (target as Element).closest('dialog, [role=dialog], [role=alertdialog]') === dialog
      if (defaultPrevented || !isInside) return
      if (target === dialog ? began && released : (target as Element).closest('a, [data-closes]')) close()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (dialog.contains(event.target as Node) && !event.defaultPrevented) keepTab(dialog, event)
    },
    { signal },
  )
  // When the window becomes wide the button is hidden, and an open menu would block the page.
  const observer = window.ResizeObserver && new ResizeObserver(() => trigger?.offsetWidth === 0 && close())
  if (trigger) observer?.observe(trigger)
  if (!dialog.contains(document.activeElement)) {
    const first = tabStops(dialog)[0]
    if (!first) dialog.tabIndex = -1
    ;(first ?? dialog).focus({ preventScroll: true })
  }
  return () => {
    ended.abort()
    observer?.disconnect()
    removeLayer()
    endWatching?.()
    restorePage()
    // What was opened by closing it has taken the focus.
    if (document.activeElement === document.body || dialog.contains(document.activeElement))
      returnFocus(place)
  }
}

/**
 * Makes a drawer of a page without React work: its button opens it. The browser shows it above the rest of the page,
 * where no header can cut it off.
 *
 * @param trigger The button that opens it, if it has one.
 * @returns Stops it.
 */
export function startDrawer(dialog: HTMLDialogElement, trigger?: HTMLElement | null): () => void {
  let stop: (() => void) | undefined
  const show = () => {
    if (dialog.popover && dialog.isConnected && !dialog.matches(':popover-open, :modal')) {
      dialog.removeAttribute('open')
      dialog.showPopover()
    }
    dialog.setAttribute('open', '')
    stop?.()
    stop = startModal(dialog, () => closeDialog(dialog), trigger)
    trigger?.setAttribute('aria-expanded', 'true')
  }
  const onClose = () => {
    // It was opened again before the browser has told that it was closed.
    if (dialog.open) return
    stop?.()
    stop = undefined
    trigger?.setAttribute('aria-expanded', 'false')
  }
  // A script of the page may have opened it.
  if (dialog.open) show()
  trigger?.addEventListener('click', show)
  dialog.addEventListener('close', onClose)
  return () => {
    trigger?.removeEventListener('click', show)
    dialog.removeEventListener('close', onClose)
    onClose()
  }
}
