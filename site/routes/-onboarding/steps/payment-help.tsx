import { CopyButton, DescriptionList, Link } from '@kaksha/design-system'
import { useRef } from 'react'
import { brand, mailto } from '../../../content/brand'
import { paidAlreadyNote } from '../../../services/payment/messages'
import type { JourneyState } from '../state/reducer'

/**
 * Help if the result of a payment is not known: its IDs, a promise not to charge twice, and contacts. Without an order
 * there is no payment to look for.
 */
export function PaymentHelp({ state: { payment, paymentId, orderId } }: { state: JourneyState }) {
  const shown = useRef<HTMLDivElement>(null)
  const ids = [
    ['Order ID', orderId],
    ['Payment ID', paymentId],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  const id = paymentId ?? orderId
  return (
    <div className="grid gap-3 text-small">
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div ref={shown} className="min-w-0">
            <DescriptionList items={ids} />
          </div>
          <CopyButton
            text={ids.map((row) => row.join(': ')).join('\n')}
            what={ids
              .map(([label]) => `the ${label.replace(/^./, (first) => first.toLowerCase())}`)
              .join(' and ')}
            source={shown}
          />
        </div>
      )}
      {payment && <p>{paidAlreadyNote}</p>}
      <p>
        {id && (
          <>
            <Link href="/account" external>
              Your account
            </Link>{' '}
            shows every payment and what became of it.{' '}
          </>
        )}
        You can {id && 'also '}write to{' '}
        <Link href={mailto(['Payment', ...ids.map(([, value]) => value)].join(' '))}>{brand.email}</Link>, or
        on WhatsApp to{' '}
        <Link href={brand.whatsappUrl} external className="whitespace-nowrap">
          {brand.phone}
        </Link>
        .
      </p>
    </div>
  )
}
