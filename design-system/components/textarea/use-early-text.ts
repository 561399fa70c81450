import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'

const boxOf = (id: string | undefined) => {
  const box = id ? document.getElementById(id) : null
  return box instanceof HTMLTextAreaElement ? box : null
}

/**
 * Keeps text that was typed before hydration. React overwrites the value of a hydrated textarea with its default text
 * (`initTextarea` in react-dom), but not that of other controls.
 */
export function useEarlyText(id: string | undefined) {
  const hydrated = useHydrated()
  const [early] = useState(() => (hydrated || typeof document === 'undefined' ? null : boxOf(id)?.value))
  useLayoutEffect(() => {
    const box = boxOf(id)
    if (box && early && box.value !== early) box.value = early
  }, [id, early])
}
