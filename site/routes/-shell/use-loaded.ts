import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is fetched once it is `wanted`. After a failed load the next change of `wanted` tries again.
 */
export function useLoaded<Props>(
  trigger: unknown,
  fetch: () => Promise<ComponentType<Props>>,
  onError: (error: unknown) => void = () => {},
) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetch` never changes, and `onError` belongs to the attempt
  useEffect(() => {
    if (trigger && !Part) fetch().then((part) => setPart(() => part), onError)
  }, [trigger, Part])
  return Part
}
