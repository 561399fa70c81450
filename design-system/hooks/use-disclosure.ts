'use client'

import { type MouseEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'

/**
 * A button that shows and hides a panel over the page. Escape, a press outside and focus that leaves close it. Returns
 * props for the root, the button and the panel. `ref` is the caller's own ref to the root.
 *
 * It is not a `details` element, whose summary is not exposed as a button to voice control and to lists of buttons
 * (https://w3c.github.io/html-aam/#el-summary), and which stays open when the focus leaves.
 */
export function useDisclosure<Root extends HTMLElement>(ref?: Ref<Root>) {
  const [open, setOpen] = useState(false)
  const root = useRef<Root>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const button = useRef<HTMLButtonElement>(null)
  const id = `${useId()}panel`

  /** Moves the focus to the button, so that it is not left on a hidden element. */
  const close = () => {
    setOpen(false)
    if (root.current?.contains(document.activeElement)) button.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false)
    // On the document: Safari does not focus a pressed button, so the key event may have any target.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])

  return {
    open,
    close,
    root: { ref: root, 'data-open': open || undefined },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panel: {
      id,
      hidden: !open,
      /** A link closes the panel: it leads to a place in the page, or to a page that keeps this menu mounted. */
      onClick: (event: MouseEvent) => (event.target as Element).closest('a') && close(),
    },
  }
}
