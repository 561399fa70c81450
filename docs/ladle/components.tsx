import '../../design-system/styles.css'
import type { GlobalProvider } from '@ladle/react'
import { useEffect } from 'react'

/** Ladle's theme switch sets the theme of the design system; `?theme=contrast` in an address shows the third. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('theme')
    document.documentElement.dataset.theme = wanted ?? (globalState.theme === 'dark' ? 'dark' : 'light')
  }, [globalState.theme])
  // A landmark round every story: what stands outside of one is lost to people who move by landmarks.
  return <main className="min-h-dvh bg-page p-6 text-ink">{children}</main>
}
