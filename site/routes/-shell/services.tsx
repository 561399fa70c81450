import { floatingCard, toastStore } from '@kaksha/design-system'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { load } from '../../browser/load'
import { attributeOf, names, pageEvents } from '../../browser/names'
import { JourneyOutlet, openOnboarding, prepareOnboarding } from '../-onboarding/open'
import { ErrorBoundary } from './error-page'

const openerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${attributeOf('openPlan')}]`) : null

/** Opens the onboarding dialog at a press on the button of a plan; its code is fetched when the button is reached. */
function usePlanButtons() {
  useEffect(() => {
    const open = (event: Event) => {
      const opener = openerOf(event)
      if (opener) openOnboarding(opener.dataset[names.openPlan] ?? '', opener)
    }
    const prepare = (event: Event) => openerOf(event) && prepareOnboarding()
    // The press that made the application run began on this button.
    if (document.querySelector(`[${attributeOf('openPlan')}]:is(:hover, :focus)`)) prepareOnboarding()
    document.addEventListener('click', open)
    document.addEventListener('pointerover', prepare, { passive: true })
    document.addEventListener('focusin', prepare)
    return () => {
      document.removeEventListener('click', open)
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
    }
  }, [])
}

/** Serial number of the newest toast; 0 while there is none. */
const newestToast = () => toastStore.get().at(-1)?.serial ?? 0

/** Shows the toasts. Its code is loaded when the first toast is created, which it then shows. */
function Toasts() {
  const newest = useSyncExternalStore(toastStore.subscribe, newestToast)
  const [Toaster, setToaster] = useState<ComponentType>()
  const [isMissing, setMissing] = useState(false)
  // After a failed load the next toast tries again.
  useEffect(() => {
    if (newest && !Toaster)
      load('toaster', () => import('./toaster'), { reload: false }).then(
        (module) => setToaster(() => module.Toaster),
        () => setMissing(true),
      )
  }, [newest, Toaster])
  if (Toaster) return <Toaster />
  // Nothing else announces the errors of the dialog, and the result of a launch that was left.
  return (
    <div
      role="alert"
      data-surface="paper"
      className={isMissing ? `${floatingCard} fixed end-4 top-4 z-50` : undefined}
    >
      {isMissing && toastStore.get().at(-1)?.message}
    </div>
  )
}

/** What the whole page shares once the application runs: the onboarding dialog, toasts and the message that it loads. */
export function Services({ hydrate }: { hydrate: (island: HTMLElement) => Promise<unknown> }) {
  usePlanButtons()
  useEffect(() => {
    // A payment may have been left unfinished in the dialog.
    const hydrateNotice = () => {
      const notice = document.querySelector<HTMLElement>(`[${attributeOf('island')}=payment-notice]`)
      if (notice) hydrate(notice).catch(() => undefined)
    }
    addEventListener(pageEvents.journeyClosed, hydrateNotice)
    return () => removeEventListener(pageEvents.journeyClosed, hydrateNotice)
  }, [hydrate])
  return (
    <>
      {/* An error in one of them must not remove the others: the buttons of plans would not be answered any more. */}
      <ErrorBoundary>
        <Toasts />
      </ErrorBoundary>
      <ErrorBoundary>
        <JourneyOutlet />
      </ErrorBoundary>
    </>
  )
}
