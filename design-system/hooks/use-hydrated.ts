import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the server's markup and while hydrating, true from then on. For what only a browser can draw,
 * without a mismatch between the two.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
