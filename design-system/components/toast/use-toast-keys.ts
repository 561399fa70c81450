import { useEffect, useLayoutEffect, useRef } from 'react'
import { toast, toastStore } from './store.ts'

/**
 * F8 moves the focus to the toasts, out of an open modal dialog too. Escape is for what has the focus: it dismisses
 * the toast that has it, and the newest one where nothing else, such as a dialog or an open menu, has taken the key.
 * Whichever way people leave, the focus goes back to where it was.
 */
export function useToastKeys(layer: HTMLElement, count: number) {
  const origin = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const inside = (node: EventTarget | null) => node instanceof Node && layer.contains(node)
    const list = () => layer.querySelector('ol')

    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement as HTMLElement | null
      if (event.key === 'F8' && !inside(focused)) {
        origin.current = focused === document.body ? null : focused
        // A dialog pulls the focus back when it sees it leave for somewhere; leaving for nowhere is let pass.
        focused?.blur()
        list()?.focus()
      } else if (event.key === 'Escape' && inside(focused)) {
        // Caught before a dialog below hears of it: this Escape is for the toast.
        event.stopPropagation()
        const id = focused?.closest<HTMLElement>('[data-toast]')?.dataset.toast
        if (!id) return origin.current?.focus()
        list()?.focus()
        toast.dismiss(id)
      }
    }

    const onLeftOver = (event: KeyboardEvent) => {
      const newest = toastStore.get().at(-1)
      if (event.key !== 'Escape' || event.defaultPrevented || !newest) return
      // The browser closes its own dialogs after the key has been told to everyone.
      if (!document.querySelector(':modal')) toast.dismiss(newest.id)
    }

    // Where the focus goes in here is no business of a dialog's focus trap, which listens on the document.
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation()
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !inside(from)) origin.current = from
      // Past either end of the list: go on from where people came.
      const within = (node: EventTarget | null) => node instanceof Node && Boolean(list()?.contains(node))
      if (within(from) && !within(event.target)) origin.current?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (inside(event.relatedTarget)) event.stopPropagation()
    }

    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('keydown', onLeftOver)
    layer.addEventListener('focusin', onFocusIn)
    layer.addEventListener('focusout', onFocusOut)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('keydown', onLeftOver)
      layer.removeEventListener('focusin', onFocusIn)
      layer.removeEventListener('focusout', onFocusOut)
    }
  }, [layer])

  // The last toast took the focus with it, unless somebody catches it.
  useLayoutEffect(() => {
    if (count === 0 && layer.contains(document.activeElement)) origin.current?.focus()
  }, [layer, count])
}
