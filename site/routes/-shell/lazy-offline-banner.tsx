import { type ComponentType, useEffect, useState } from 'react'
import '../build/late'
import { load } from '../services/load'

/** Together with its styles, which the page does not contain. */
export const fetchFirstAid = () =>
  Promise.all([
    load('first-aid', () => import('./-first-aid'), { reload: false }),
    window.late?.styled(),
  ]).then(([part]) => part)

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * The offline message, the error page and the loading message. They cannot be loaded once the connection has failed, so
 * they are loaded at the first interaction after hydration, not with the page.
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
