import { useEffect, useState } from 'react'

/** Time for a screen reader to notice a live region that is drawn empty: one born with its words is often not read. */
const moment = 120

/** False when it is drawn, true a moment later; true at once where it is `already` there, as in a served page. */
export function useMomentLater(already = false) {
  const [later, setLater] = useState(already)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), moment)
    return () => clearTimeout(timer)
  }, [])
  return later
}
