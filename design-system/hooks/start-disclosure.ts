import { isComposing } from '../components/_internal/is-composing.ts'

/**
 * Makes a button show and hide the panel that its `aria-controls` names, over the page. A link in the panel, Escape, a
 * press outside and focus that leaves close it.
 *
 * It is not a `details` element, whose summary is not exposed as a button to voice control and to lists of buttons
 * (https://w3c.github.io/html-aam/#el-summary), and which stays open when the focus leaves.
 *
 * @param root The element that contains both. It has `data-open` while the panel is shown.
 * @param onToggle Called when the panel was shown or hidden.
 * @returns Stops it.
 */
export function startDisclosure(root: HTMLElement, onToggle?: (isOpen: boolean) => void): () => void {
  const button = root.querySelector<HTMLElement>('button[aria-controls]')
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  if (!button || !panel) return () => {}
  const isOpen = () => !panel.hidden
  const set = (open: boolean) => {
    if (open === isOpen()) return
    panel.hidden = !open
    button.setAttribute('aria-expanded', `${open}`)
    root.toggleAttribute('data-open', open)
    onToggle?.(open)
  }
  const toggle = () => set(!isOpen())
  /** A link leads to a place in the page, or to a page that keeps this menu mounted. */
  const onPanelClick = ({ target }: Event) => {
    if (!(target as Element).closest('a')) return
    set(false)
    if (root.contains(document.activeElement)) button.focus()
  }
  const leave = ({ target }: Event) => !root.contains(target as Node) && set(false)
  // On the document: Safari does not focus a pressed button, so the key event may have any target.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !isOpen()) return
    event.preventDefault()
    set(false)
    button.focus()
  }
  const ended = new AbortController()
  const { signal } = ended
  button.addEventListener('click', toggle, { signal })
  panel.addEventListener('click', onPanelClick, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('keydown', onEscape, { signal })
  return () => ended.abort()
}
