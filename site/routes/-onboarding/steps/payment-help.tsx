import { CopyButton, Link } from '@kaksha/design-system'
import { useRef } from 'react'
import { brand, mailto } from '../../../content/brand'
import { paidAlreadyNote } from '../../../services/payment/messages'
import type { JourneyState } from '../state/reducer'

/** Help for a doubtful payment: its ID, that no second one is made, and how to reach support. */
export function PaymentHelp({ state: { payment, paymentId } }: { state: JourneyState }) {
  const id = useRef<HTMLElement>(null)
  return (
    <div className="grid gap-3 text-small">
      {paymentId && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p>
            Payment ID:{' '}
            <strong ref={id} className="wrap-anywhere">
              {paymentId}
            </strong>
          </p>
          <CopyButton text={paymentId} what="the payment ID" source={id} />
        </div>
      )}
      {payment && <p>{paidAlreadyNote}</p>}
      <p>
        <Link href={paymentId ? `/status#${paymentId}` : '/status'} external>
          Where is my licence?
        </Link>{' '}
        finds it by the payment ID. You can also write to{' '}
        <Link href={mailto(paymentId ? `Payment ${paymentId}` : 'Payment')}>{brand.email}</Link>, or on
        WhatsApp to{' '}
        <Link href={brand.whatsappUrl} external>
          {brand.phone}
        </Link>
        .
      </p>
    </div>
  )
}
