'use client'

import { useEffect, useState } from 'react'

/**
 * Milliseconds for a screen reader to notice an empty live region: one that is inserted together with its text is often
 * not announced.
 */
const regionDelay = 120

/**
 * False on the first render, true after a short delay. True immediately if the content is `already` in the page, as in
 * server-rendered HTML.
 */
export function useDelayedMount(already = false) {
  const [isMounted, setMounted] = useState(already)
  useEffect(() => {
    let rendered = false
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      rendered = true
    })
    // A busy browser may render no frame within that time, and would then expose the region together with its text.
    const wait = (time: number) => {
      timer = window.setTimeout(() => (rendered ? setMounted(true) : wait(16)), time)
    }
    wait(regionDelay)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isMounted
}
