'use client'

import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { startDisclosure } from './start-disclosure.ts'

/**
 * A button that shows and hides a panel over the page; see `startDisclosure`. Returns props for the root, the button and
 * the panel. `ref` is the caller's own ref to the root.
 */
export function useDisclosure<Root extends HTMLElement>(ref?: Ref<Root>) {
  const [open, setOpen] = useState(false)
  const root = useRef<Root>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const id = `${useId()}panel`
  useLayoutEffect(() => startDisclosure(root.current!, setOpen), [])
  return {
    open,
    root: { ref: root, 'data-open': open ? '' : undefined },
    button: { type: 'button' as const, 'aria-expanded': open, 'aria-controls': id },
    panel: { id, hidden: !open },
  }
}
