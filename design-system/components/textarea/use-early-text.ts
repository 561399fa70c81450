import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'

const boxOf = (id: string | undefined) => {
  const box = id ? document.getElementById(id) : null
  return box instanceof HTMLTextAreaElement ? box : null
}

/**
 * Keeps what was typed before the script came. React writes the default text over it as it takes over a textarea
 * (`initTextarea` in react-dom), and does so with no other control.
 */
export function useEarlyText(id: string | undefined) {
  const hydrated = useHydrated()
  const [early] = useState(() => (hydrated || typeof document === 'undefined' ? null : boxOf(id)?.value))
  useLayoutEffect(() => {
    const box = boxOf(id)
    if (box && early && box.value !== early) box.value = early
  }, [id, early])
}
