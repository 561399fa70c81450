import { type ComponentType, useEffect, useState } from 'react'
import '../build/late'
import { load } from '../services/load'

/** With its styles, which the page does not hold. */
export const fetchFirstAid = () =>
  Promise.all([
    load('first-aid', () => import('./-first-aid'), { reload: false }),
    window.late?.styled(),
  ]).then(([part]) => part)

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * What helps when something is slow or goes wrong. It could not be fetched then, so it comes with the visitor's first
 * sign after hydration, and not with the page.
 */
export function LateFirstAid() {
  const [FirstAid, setFirstAid] = useState<ComponentType>()
  useEffect(() => {
    if (FirstAid) return
    let coming = false
    const fetchOnce = () => {
      if (coming) return
      coming = true
      fetchFirstAid().then(
        (part) => setFirstAid(() => part.FirstAid),
        () => {
          coming = false
        },
      )
    }
    for (const type of signs) addEventListener(type, fetchOnce, { passive: true })
    return () => {
      for (const type of signs) removeEventListener(type, fetchOnce)
    }
  }, [FirstAid])
  return FirstAid && <FirstAid />
}
