import { floatingCard, Skeleton, useFocusObscured } from '@kaksha/design-system'
import { useEffect, useRef, useState } from 'react'
import { loading } from '../../content/navigation'

/** Shorter waits show no message: a text that only flashes cannot be read. */
const moment = 300
/** Once shown, the message stays this long, so that it can be read. */
const shortest = 500

function useLong(busy: boolean) {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    if (busy === (since !== undefined)) return
    const wait = since === undefined ? moment : Math.max(0, since + shortest - performance.now())
    const timer = setTimeout(() => setSince(busy ? performance.now() : undefined), wait)
    return () => clearTimeout(timer)
  }, [busy, since])
  return since !== undefined
}

/** Shows 'Loading...' over the page while something that the visitor asked for is loading. */
export function LoadingMessage({ busy }: { busy: boolean }) {
  const long = useLong(busy)
  const card = useRef<HTMLDivElement>(null)
  const covers = useFocusObscured(card, long)
  return (
    // The live region is rendered empty from the start: screen readers may not announce a status that is inserted
    // together with its text. Modal dialogs leave regions with this attribute exposed.
    <div role="status" aria-live="polite">
      {long && (
        <div
          ref={card}
          data-surface="paper"
          data-transparent={covers || undefined}
          className={`${floatingCard} pointer-events-none fixed start-4 top-4 z-50 w-60 border-border data-transparent:opacity-0`}
        >
          <p className="mb-3 font-bold">{loading}</p>
          <Skeleton lines={2} />
        </div>
      )}
    </div>
  )
}
