import { Button, createIcon, floatingCard } from '@kaksha/design-system'
import { X } from 'lucide'
import { offlineBanner } from '../../content/failure'

const XIcon = createIcon('x', X)

/** Nothing is rendered again here: the inline script owns the text, also before and during hydration. */
const owned = { __html: '' }

/** While the onboarding is open, its buttons at the bottom stay free. */
const besideDialog =
  '[body:has([role=dialog]_[data-slot=user-panel])_&]:max-[51.99rem]:not-data-high:bottom-36'

/**
 * Empty until the inline script shows a message: there is no connection, or a press cannot be answered
 * (`browser/offline-banner.ts`). It is in the HTML of every page, so that the message is styled although no
 * further script or style sheet can be loaded. It leaves the header and the bar of small screens free; in a window that
 * is too low for all of them it may cover one of them. The live region is empty from the start, so that its first text is
 * announced, also beside an open dialog.
 */
export const OfflineBanner = () => (
  <section
    id={offlineBanner.id}
    data-surface="paper"
    // Shown above the open menu, and usable beside an open dialog.
    popover="manual"
    data-over-dialogs=""
    className={`${floatingCard} group/offline-banner pointer-events-auto fixed inset-x-4 top-auto bottom-4 m-0 w-auto z-50 max-nav:bottom-16 flex max-h-[34vh] overflow-y-auto items-start gap-3 border-error pe-2 not-data-open:sr-only print:hidden data-high:bottom-auto xs:end-auto xs:w-100 ${besideDialog}`}
    suppressHydrationWarning
  >
    <div role="status" aria-live="polite" className="flex-1" suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is always empty; React does not compare what is in it */}
      <p dangerouslySetInnerHTML={owned} suppressHydrationWarning />
    </div>
    <Button
      variant="ghost"
      size="icon"
      aria-label={offlineBanner.dismiss}
      className="-my-2.5 group-not-data-open/offline-banner:hidden"
    >
      <XIcon aria-hidden="true" />
    </Button>
  </section>
)
