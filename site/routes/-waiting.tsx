import { Skeleton, useCoversFocus } from '@kaksha/design-system'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { waiting } from '../services/waiting'

/** What is there sooner was not waited for: words that only flash say nothing. */
const moment = 300
/** Once said it stays for so long that it can be read. */
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

/** Says 'Loading...' over the page while something that the visitor asked for is on its way. */
export function Waiting({ also = false }: { also?: boolean }) {
  const asked = useSyncExternalStore(waiting.subscribe, waiting.get, () => false)
  const long = useLong(asked || also)
  const card = useRef<HTMLDivElement>(null)
  const covers = useCoversFocus(card, long)
  return (
    // The region stands empty from the start: a status inserted together with its words may not be spoken. Regions
    // with this attribute are also what a modal dialog leaves to be heard.
    <div role="status" aria-live="polite">
      {long && (
        <div
          ref={card}
          data-surface="artefact"
          data-aside={covers || undefined}
          className="pointer-events-none fixed start-4 top-4 z-50 w-60 rounded-panel border-2 border-edge p-4 text-small shadow-lift data-aside:opacity-0"
        >
          <p className="mb-3 font-bold">Loading...</p>
          <Skeleton lines={2} />
        </div>
      )}
    </div>
  )
}

/** Keeps the place of a part that is on its way, and says so with everything else that is. */
export function PlaceWaiting() {
  useEffect(() => waiting.begin(), [])
  const long = useLong(true)
  return (
    <div data-waiting="" className="px-inset py-section">
      {long && <Skeleton />}
    </div>
  )
}

/** `Waiting`, also while another page is on its way. */
export const PageWaiting = () => <Waiting also={useRouterState({ select: (state) => state.isLoading })} />
