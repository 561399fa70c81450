import { Alert, Dialog, DialogContent, Loading, SplitPanel, SplitPanelMain } from '@kaksha/design-system'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { load } from '../../browser/load'
import type { Plan } from '../../content/types'
import { ActiveLicence, Launched } from './active-licence'
import { journeyEntry } from './journey-entry'
import { LeaveQuestion } from './leave-question'
import { Resume } from './resume'
import { Side } from './side'
import { SignIn } from './sign-in'
import { createJourney } from './state/create-journey'
import { journeyDeps, journeyPlan } from './state/dependencies'
import { isCheckoutOpen, isStep } from './state/views'
import { Steps } from './steps/steps'

export { findPlan } from './state/dependencies'

/** Props of the opened journey. */
export interface JourneyProps {
  plan: Plan
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement | null
  onClose: () => void
}

/** One journey for the lifetime of the dialog, and its current state. */
function useJourney(plan: Plan, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  const [journey] = useState(() =>
    createJourney(
      journeyPlan(plan),
      journeyDeps(plan, () => close.current()),
    ),
  )
  const state = useSyncExternalStore(journey.subscribe, journey.getState, journey.getState)

  useEffect(() => {
    journey.open()
    // Toasts announce the errors, also those of a lost connection.
    load('toaster', () => import('../-shell/toaster'), { reload: false }).catch(() => undefined)
    // Mobile browsers discard a hidden page without another event, so hiding counts as leaving.
    const hidden = () => document.visibilityState === 'hidden' && journey.pageHidden()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', journey.pageHidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', journey.pageHidden)
      journey.end()
    }
  }, [journey])

  return { journey, state }
}

/** The onboarding dialog, open from its first render. */
export function Journey({ plan, opener, onClose }: JourneyProps) {
  const { code } = plan
  const { journey, state } = useJourney(plan, onClose)
  const shared = { plan, journey }
  const focused = useRef<HTMLElement>(null)
  const launched = state.view === 'active' ? state.launched : null

  useEffect(
    () =>
      journeyEntry.addEntry({
        value: code,
        onBack: () => {
          const current = journey.getState()
          // While the checkout is open, Back must not close the dialog that waits for its result.
          if (isCheckoutOpen(current)) return false
          // A second Back, while the question is shown, leaves.
          const closes = current.isLeaving || !current.user || current.view === 'active'
          if (closes) journey.leave()
          else journey.askToLeave()
          return closes
        },
        onGone: journey.leave,
      }),
    [journey, code],
  )

  return (
    // Closed while the checkout is open: a modal dialog would make the provider's frame inert.
    <Dialog open={!isCheckoutOpen(state)} onOpenChange={(open) => !open && journey.askToLeave()}>
      <DialogContent
        size="lg"
        showCloseButton={!state.user}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          // Focus the dialog first, so that its name is announced; the heading of the view then takes the focus.
          event.preventDefault()
          ;(event.currentTarget as HTMLElement).focus()
        }}
        onCloseAutoFocus={(event) => {
          // The focus belongs to the checkout until it closes.
          if (isCheckoutOpen(journey.getState())) return event.preventDefault()
          if (!opener?.isConnected) return
          event.preventDefault()
          opener.focus({ preventScroll: true })
        }}
      >
        <SplitPanel
          onFocus={({ target }) => {
            focused.current = target
          }}
        >
          <Side {...shared} state={state} />
          <SplitPanelMain
            data-surface={launched ? 'accent' : undefined}
            className={launched ? 'bg-page!' : undefined}
          >
            <Alert live="polite">{'accountNote' in state && state.accountNote}</Alert>
            {state.view === 'opening' && <Loading />}
            {state.view === 'sign-in' && <SignIn journey={journey} state={state} plan={code} />}
            {state.view === 'resume' && <Resume {...shared} state={state} />}
            {isStep(state) && <Steps {...shared} state={state} />}
            {state.view === 'active' && !launched && <ActiveLicence {...shared} state={state} />}
            {state.view === 'active' && launched && (
              <Launched company={launched} licence={state.licence} journey={journey} />
            )}
          </SplitPanelMain>
        </SplitPanel>
        <LeaveQuestion {...shared} state={state} back={focused} />
      </DialogContent>
    </Dialog>
  )
}
