import { useEffect, useRef, useState } from 'react'

const otherDialog = 'dialog[open], [role=dialog], [role=alertdialog]'
const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Nobody types, nothing else wants an answer, and the page is looked at. */
const isQuiet = () =>
  !document.hidden && !document.querySelector(otherDialog) && !document.activeElement?.matches(typedInto)

/** Long enough for a screen reader to notice a live region that is drawn empty, too short to be missed. */
const pause = 150

/** False until there is a moment at which something may come by itself, then true for good. */
export function useQuietMoment(onQuiet?: () => void) {
  const [quiet, setQuiet] = useState(false)
  const tell = useRef(onQuiet)
  useEffect(() => {
    tell.current = onQuiet
  })
  // Asked again and again, since a dialog of whatever kind says nothing when it leaves the page.
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
