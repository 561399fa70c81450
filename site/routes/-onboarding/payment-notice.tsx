import { Alert, Button } from '@kaksha/design-system'
import { finishSetup, paidBeforeNote } from '../../content/payment'
import { planTitle } from '../../content/plans'
import { openOnboarding } from './open'

interface PaymentNoticeProps {
  /** Short code of the plan that was paid for. */
  plan: string
  /** The distance from what is around it. */
  className: string
}

/** Says that a payment is in hand, and leads back to the dialog, which completes it. */
export const PaymentNotice = ({ plan, className }: PaymentNoticeProps) => (
  <div className={className}>
    <Alert>
      <p>{paidBeforeNote(planTitle(plan))}</p>
      <Button
        variant="primary"
        size="sm"
        className="mt-3"
        onClick={(event) => openOnboarding(plan, event.currentTarget)}
      >
        {finishSetup}
      </Button>
    </Alert>
  </div>
)
