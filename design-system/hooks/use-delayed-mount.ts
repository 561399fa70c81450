import { useEffect, useState } from 'react'

/**
 * Milliseconds for a screen reader to notice an empty live region: one that is inserted together with its text is often
 * not announced.
 */
const moment = 120

/**
 * False on the first render, true after a moment. True immediately if the content is `already` there, as in
 * server-rendered HTML.
 */
export function useDelayedMount(already = false) {
  const [later, setLater] = useState(already)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), moment)
    return () => clearTimeout(timer)
  }, [])
  return later
}
