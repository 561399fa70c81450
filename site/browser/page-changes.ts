/**
 * A browser's translator or an extension replaces text by other elements, before React takes a part of the page over or
 * while it runs. React throws then (https://github.com/facebook/react/issues/11538), and renders the part again: what was
 * typed, the caret and the focus would be lost.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (root: Element) => Array.from(root.querySelectorAll<Control>('input, textarea, select'))
const focusableOf = (root: Element) =>
  Array.from(root.querySelectorAll<HTMLElement>('a, button, input, textarea, select, [tabindex]'))

/** Whether the visitor or the browser has changed the control since the page was loaded. */
const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue ||
      (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)

/** The caret or selection of a text field; other types of `input` have none. */
function selectionOf(control: Element | null) {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = control
  if (selectionStart !== null) return { from: selectionStart, to: selectionEnd }
}

/**
 * Watches what is typed and chosen in a part of the page, and the focus. Returns a function that restores them, once, where
 * React has rendered the part again: in the elements that have the same place among their kind. An element that was removed
 * still has what was typed into it.
 */
export function watchEntries(root: Element): () => void {
  const controlsBefore = controlsOf(root)
  const places = focusableOf(root)
  let focused = document.activeElement
  const onFocus = ({ target }: Event) => {
    focused = target as Element
  }
  addEventListener('focusin', onFocus)
  let isOver = false
  return () => {
    // A second call would undo what was typed since the first.
    if (isOver) return
    isOver = true
    removeEventListener('focusin', onFocus)
    for (const [index, control] of controlsOf(root).entries()) {
      const old = controlsBefore[index]
      if (!old || old === control || old.isConnected || !isChanged(old)) continue
      if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
        if (control.checked !== (old as HTMLInputElement).checked) control.click()
      } else if (control.value !== old.value) {
        // React has replaced the setter of the element itself, and would take the event for one that changes nothing.
        Reflect.set(Object.getPrototypeOf(control), 'value', old.value, control)
        control.dispatchEvent(
          new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        )
      }
    }
    const place = focused && !focused.isConnected ? places.indexOf(focused as HTMLElement) : -1
    const target = place < 0 ? undefined : focusableOf(root)[place]
    target?.focus({ preventScroll: true })
    const selection = selectionOf(focused)
    if (selection && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      target.setSelectionRange(selection.from, selection.to)
  }
}

/** Makes React's removals and insertions tolerant of nodes that somebody else has moved. */
export function toleratePageChanges(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isElsewhere = before && before.parentNode !== this
    return insertBefore.call(this, node, isElsewhere ? null : before) as T
  }
}
