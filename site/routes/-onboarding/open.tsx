import { type ComponentType, useEffect, useState } from 'react'
import { load } from '../../browser/load'
import { attributeOf, pageEvents, planParameter } from '../../browser/names'
import { attempt, reopenKey } from '../../browser/storage'
import { setupFailed } from '../../content/failure'
import type { Plan } from '../../content/types'
import { LoadingMessage } from '../-shell/loading'
import type { JourneyProps } from './journey'
import { journeyEntry } from './journey-entry'

interface OpenRequest {
  plan: string
  opener: HTMLElement | null
  /** Every opening starts fresh, also of the plan that is already open. */
  number: number
}

interface OpenedJourney {
  request: OpenRequest
  plan: Plan
  Journey: ComponentType<JourneyProps>
}

let handleRequest: ((request: OpenRequest) => void) | undefined
let waitingRequest: OpenRequest | undefined
let number = 0

const fetchJourney = (plan: string) =>
  load('journey', () => import('./journey'), {
    beforeReload: () => sessionStorage.setItem(reopenKey, plan),
  })

/** Opens the onboarding dialog for a plan. Its code is fetched now, not earlier. */
export function openOnboarding(plan: string, opener: Element | null = document.activeElement) {
  number += 1
  const request = { plan, opener: opener instanceof HTMLElement ? opener : null, number }
  if (handleRequest) handleRequest(request)
  else waitingRequest = request
}

/** Fetches the dialog early. */
export const prepareOnboarding = () =>
  void load('journey', () => import('./journey'), { reload: false }).catch(() => {})

/** The attributes of a button that opens the dialog for a plan (`-shell/services.tsx`). */
export const openButtonProps = (plan: string) => ({ [attributeOf('openPlan')]: plan })

/** Renders the onboarding dialog, and 'Loading...' while it is fetched. Mounted once. */
export function JourneyOutlet() {
  const [opened, setOpened] = useState<OpenedJourney>()
  /** Requests whose code is being fetched. */
  const [fetching, setFetching] = useState(0)

  useEffect(() => {
    /** Opens the dialog when the connection returns, if it could not be loaded without one. */
    let failed: OpenRequest | undefined
    const open = (next: OpenRequest) => {
      failed = undefined
      // Shows at once that the press was received.
      if (next.opener) next.opener.ariaBusy = 'true'
      setFetching((count) => count + 1)
      fetchJourney(next.plan)
        .finally(() => {
          setFetching((count) => count - 1)
          if (next.opener) next.opener.ariaBusy = null
        })
        .then(({ Journey, findPlan }) => {
          const plan = findPlan(next.plan)
          if (!plan) throw new Error(`Unknown plan: ${next.plan}`)
          setOpened({ request: next, plan, Journey })
        })
        .catch((error) => {
          reportError(error)
          setOpened(undefined)
          if (!navigator.onLine) failed = next
          window.bootstrap?.showFailure(next.opener, setupFailed)
        })
    }
    const retry = () => failed && open(failed)
    addEventListener('online', retry)
    handleRequest = open
    if (waitingRequest) open(waitingRequest)
    waitingRequest = undefined
    const kept = attempt(() => {
      const plan = sessionStorage.getItem(reopenKey)
      sessionStorage.removeItem(reopenKey)
      return plan
    })
    if (kept) openOnboarding(kept, null)
    const address = new URL(location.href)
    const linked = address.searchParams.get(planParameter)
    if (linked) {
      address.searchParams.delete(planParameter)
      history.replaceState(history.state, '', address)
      openOnboarding(linked, null)
    }
    const stop = journeyEntry.listenForTraversal((plan) => openOnboarding(plan, null))
    return () => {
      stop()
      removeEventListener('online', retry)
      handleRequest = undefined
    }
  }, [])

  return (
    <>
      <LoadingMessage busy={fetching > 0} />
      {opened && (
        <opened.Journey
          key={opened.request.number}
          plan={opened.plan}
          opener={opened.request.opener}
          onClose={() => {
            setOpened(undefined)
            dispatchEvent(new Event(pageEvents.journeyClosed))
          }}
        />
      )}
    </>
  )
}
