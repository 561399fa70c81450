import { useEffect, useRef, useState } from 'react'

const otherDialog = 'dialog[open], [role=dialog], [role=alertdialog]'
const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Whether nobody is typing, no other dialog is open and the page is visible. */
const isQuiet = () =>
  !document.hidden && !document.querySelector(otherDialog) && !document.activeElement?.matches(typedInto)

/**
 * Milliseconds between two checks: long enough for a screen reader to notice an empty live region, and short enough not
 * to be noticed.
 */
const pause = 150

/** False until the popup may appear, then true permanently. */
export function useIdle(onQuiet?: () => void) {
  const [quiet, setQuiet] = useState(false)
  const tell = useRef(onQuiet)
  useEffect(() => {
    tell.current = onQuiet
  })
  // Polled, because no event tells that a dialog of any kind was removed from the page.
  useEffect(() => {
    if (quiet) return
    const timer = setInterval(() => {
      if (!isQuiet()) return
      setQuiet(true)
      tell.current?.()
    }, pause)
    return () => clearInterval(timer)
  }, [quiet])
  return quiet
}
