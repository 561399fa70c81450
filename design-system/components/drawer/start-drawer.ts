import { keepTab } from '../_internal/tab-stops.ts'

/** Without the functions of a dialog, as in jsdom, the attribute shows and hides it. */
export function openDialog(dialog: HTMLDialogElement) {
  // A second showModal() throws in Safari before 17.4.
  if (dialog.open) return
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
}

export function closeDialog(dialog: HTMLDialogElement) {
  if (dialog.close) return dialog.close()
  dialog.removeAttribute('open')
  dialog.dispatchEvent(new Event('close'))
}

/**
 * Makes a drawer work: its button opens it, and a press on a link, on a button with `data-closes`, or outside the panel
 * closes it. A native modal dialog brings the rest.
 *
 * @param trigger The button that opens it, if it has one.
 * @param opens Whether a press on the button opens it. False if other code does.
 * @returns Stops it.
 */
export function startDrawer(
  dialog: HTMLDialogElement,
  trigger?: HTMLElement | null,
  opens = true,
): () => void {
  const update = () => {
    trigger?.setAttribute('aria-expanded', `${dialog.open}`)
  }
  const show = () => {
    openDialog(dialog)
    update()
  }
  // Both on the document, after the handlers of the page, which may prevent them.
  const dismiss = ({ target, defaultPrevented }: Event) => {
    if (!dialog.contains(target as Node) || defaultPrevented) return
    if (target === dialog || (target as Element).closest('a, [data-closes]')) closeDialog(dialog)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A native dialog lets Tab leave to the browser's own controls. APG and Dialog go on to the first control.
    if (dialog.contains(event.target as Node) && !event.defaultPrevented) keepTab(dialog, event)
  }
  // A script of the page may have opened it.
  update()
  const ended = new AbortController()
  const { signal } = ended
  if (opens) trigger?.addEventListener('click', show, { signal })
  dialog.addEventListener('close', update, { signal })
  document.addEventListener('click', dismiss, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  // When the window becomes wide the button is hidden, and an open modal menu would block the page.
  const observer =
    window.ResizeObserver && new ResizeObserver(() => trigger?.offsetWidth === 0 && closeDialog(dialog))
  if (trigger) observer?.observe(trigger)
  return () => {
    ended.abort()
    observer?.disconnect()
  }
}
