import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'

/**
 * A button that shows and hides what lies over the page: Escape, a press beside it and focus that leaves close it.
 * Gives the attributes for the root, the button and the panel.
 *
 * Not `details`: its summary is no button to voice control and to lists of buttons
 * (https://w3c.github.io/html-aam/#el-summary), and what a reader opens in the text should stay open,
 * while what covers the page must leave.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false)
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = `${useId()}panel`

  /** The focus must not be left on what is hidden. */
  const close = () => {
    setOpen(false)
    if (root.current?.contains(document.activeElement)) button.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => !root.current?.contains(target as Node) && setOpen(false)
    // On the document: Safari focuses no button that is pressed, so the key may come from anywhere.
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
      /** A link leads on: within the page, or to a page that keeps this menu. */
      onClick: (event: MouseEvent) => (event.target as Element).closest('a') && close(),
    },
  }
}
