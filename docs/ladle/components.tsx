import '../../design-system/styles.css'
import type { GlobalProvider } from '@ladle/react'
import { useEffect } from 'react'

/** Ladle's theme switch sets the theme of the design system; `?theme=contrast` in an address shows the third. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('theme')
    document.documentElement.dataset.theme = wanted ?? (globalState.theme === 'dark' ? 'dark' : 'light')
  }, [globalState.theme])
  return <div className="bg-page p-6 text-ink">{children}</div>
}
