import { type RefObject, useEffect, useState } from 'react'

/** The height of the story. An open dialog is positioned over the page and does not add to `scrollHeight`. */
const heightOf = (body: HTMLElement) =>
  Math.max(body.querySelector('[role=dialog], [role=alertdialog]') ? 640 : 96, Math.ceil(body.scrollHeight))

/** The height of the document in a frame, and whether its story has finished rendering. */
export function useFollowed(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [height, setHeight] = useState(480)
  const [standing, setStanding] = useState('')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let observer: ResizeObserver | undefined
    const follow = () => {
      const body = element.contentDocument?.body
      if (!body) return
      observer?.disconnect()
      observer = new ResizeObserver(() => {
        setHeight(heightOf(body))
        // Ladle sets this attribute when the story's code has loaded, before it is rendered.
        if (!body.ownerDocument.documentElement.hasAttribute('data-storyloaded')) return
        clearTimeout(timer)
        timer = setTimeout(() => setStanding(address), 600)
      })
      observer.observe(body)
    }
    element.addEventListener('load', follow)
    follow()
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
      element.removeEventListener('load', follow)
    }
  }, [frame, address])

  return { height, stands: standing === address }
}

/**
 * Restores focus if a story in the frame takes it while rendering. The frame is `inert` until then, so the user cannot
 * have moved focus into it.
 */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>, stands: boolean) {
  useEffect(() => {
    if (stands) return
    let last = document.activeElement
    const remember = () => {
      if (document.activeElement !== frame.current) last = document.activeElement
    }
    const giveBack = () => {
      if (document.activeElement !== frame.current) return
      frame.current?.blur()
      if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    }
    // The browser dispatches blur before it has finished moving focus.
    const later = () => setTimeout(giveBack)
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', later)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', later)
    }
  }, [frame, stands])
}
