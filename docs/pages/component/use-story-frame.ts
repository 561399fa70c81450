import { type RefObject, useEffect, useState } from 'react'

/** The height of the story. An open dialog is positioned over the page and does not add to `scrollHeight`. */
const heightOf = (body: HTMLElement) =>
  Math.max(body.querySelector('[role=dialog], [role=alertdialog]') ? 640 : 96, Math.ceil(body.scrollHeight))

/** The height of the document in a frame, and whether its story has finished rendering. */
export function useStoryFrame(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [height, setHeight] = useState(480)
  const [readyAddress, setReadyAddress] = useState('')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let observer: ResizeObserver | undefined
    const observeHeight = () => {
      const body = element.contentDocument?.body
      if (!body) return
      observer?.disconnect()
      observer = new ResizeObserver(() => {
        setHeight(heightOf(body))
        // Ladle sets this attribute when the story's code has loaded, before it is rendered.
        if (!body.ownerDocument.documentElement.hasAttribute('data-storyloaded')) return
        clearTimeout(timer)
        timer = setTimeout(() => setReadyAddress(address), 600)
      })
      observer.observe(body)
    }
    element.addEventListener('load', observeHeight)
    observeHeight()
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
      element.removeEventListener('load', observeHeight)
    }
  }, [frame, address])

  return { height, isReady: readyAddress === address }
}

/**
 * Restores focus if a story in the frame takes it while rendering. The frame is `inert` until then, so the user cannot
 * have moved focus into it.
 */
export function useRestoreFocus(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean) {
  useEffect(() => {
    if (isReady) return
    let last = document.activeElement
    const rememberFocus = () => {
      if (document.activeElement !== frame.current) last = document.activeElement
    }
    const restoreFocus = () => {
      if (document.activeElement !== frame.current) return
      frame.current?.blur()
      if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    }
    // The browser dispatches blur before it has finished moving focus.
    const restoreAfterBlur = () => setTimeout(restoreFocus)
    document.addEventListener('focusin', rememberFocus)
    window.addEventListener('blur', restoreAfterBlur)
    return () => {
      document.removeEventListener('focusin', rememberFocus)
      window.removeEventListener('blur', restoreAfterBlur)
    }
  }, [frame, isReady])
}
