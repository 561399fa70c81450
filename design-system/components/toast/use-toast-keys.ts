import { useEffect, useLayoutEffect, useRef } from 'react'
import { toast, toastStore } from './store.ts'

/**
 * F8 moves the focus to the toasts, out of an open modal dialog too. Escape dismisses the toast that has the focus, or
 * the newest one if nothing else, such as a dialog or an open menu, has handled the key. The focus returns to where it
 * was.
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
        // The focus trap of a dialog reacts when the focus moves to an element outside. It allows a blur without a new
        // target.
        focused?.blur()
        list()?.focus()
      } else if (event.key === 'Escape' && inside(focused)) {
        // Captured before a dialog handles it: this Escape is for the toast.
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
      // The browser closes its native dialogs after the keydown event.
      if (!document.querySelector(':modal')) toast.dismiss(newest.id)
    }

    // The focus trap of a dialog listens on the document and must not see focus changes in the toasts.
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation()
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !inside(from)) origin.current = from
      // After the last or before the first toast, Tab continues from the element that had the focus before.
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

  // Without this the focus would be lost with the last toast.
  useLayoutEffect(() => {
    if (count === 0 && layer.contains(document.activeElement)) origin.current?.focus()
  }, [layer, count])
}
