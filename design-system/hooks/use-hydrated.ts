'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and during hydration, then true. For content that only a browser can render, without a
 * hydration mismatch.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
