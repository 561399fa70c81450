'use client'

import { useInsertionEffect, useLayoutEffect, useState } from 'react'
import { usable } from '../../hooks/inert-outside.ts'
import { usePortalContainer } from '../../provider/context.ts'

/** The element into which a dialog is rendered. It outlives the popover in which the dialog was opened. */
export const useLayerRoot = () =>
  useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')))[0]

/** Adds the element to the popover that has the focus, else to the page. */
function attach(root: HTMLElement, page: Element) {
  if (root.isConnected) return
  const opener = document.activeElement
  const popover = opener?.closest<HTMLElement>('[popover]')
  const isNotice = popover?.matches(usable)
  root.dir = getComputedStyle(opener ?? page).direction
  root.style.font = popover && !isNotice ? getComputedStyle(page).font : ''
  ;((!isNotice && popover) || page).append(root)
}

/**
 * Adds the element of an open dialog to the body, the provider's container, or the popover that has the focus: the
 * browser shows an open popover above the rest of the page, and closes it at a press outside it.
 */
export function useAttachedRoot(root: HTMLElement | undefined) {
  const container = usePortalContainer()
  // Before React moves the focus to an element with autoFocus, which layout effects do not precede.
  useInsertionEffect(() => {
    if (root) attach(root, container ?? document.body)
  }, [root, container])
  useLayoutEffect(() => {
    if (!root) return
    const page = container ?? document.body
    attach(root, page)
    const popover = root.parentElement?.closest<HTMLElement>('[popover]')
    /** A popover that closes would hide the dialog. Captured before its own listener, which moves the focus out of it. */
    const leave = ({ target }: Event) => {
      if (target !== popover) return
      const focused = document.activeElement
      root.style.font = ''
      page.append(root)
      if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true })
    }
    popover?.addEventListener('beforetoggle', leave, true)
    return () => {
      popover?.removeEventListener('beforetoggle', leave, true)
      root.remove()
    }
  }, [root, container])
}
