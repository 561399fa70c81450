import { type RefObject, useEffect, useState } from 'react'

/** What is laid over the page adds nothing to its height. */
const heightOf = (body: HTMLElement) =>
  Math.max(body.querySelector('[role=dialog], [role=alertdialog]') ? 640 : 96, Math.ceil(body.scrollHeight))

/** How high a framed document of ours is, and whether its story stands. */
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
        // Ladle's mark that the story's code has come; drawing it comes next.
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
 * A story that takes the focus as it is drawn would take it from whoever reads the page around it: it is given back.
 * For a frame that is `inert` meanwhile, so that nobody can have gone there.
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
    // The browser goes on moving the focus after it has said so.
    const later = () => setTimeout(giveBack)
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', later)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', later)
    }
  }, [frame, stands])
}
