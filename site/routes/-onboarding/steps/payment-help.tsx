import { CopyButton, DescriptionList, Link } from '@kaksha/design-system'
import { useRef } from 'react'
import { paidAlreadyNote, paymentHelp as text } from '../../../content/payment'
import { ContactLinks } from '../../-shell/contact-links'
import type { ReviewState } from '../state/views'

/**
 * Help if the result of a payment is not known: its IDs, a promise not to charge twice, and contacts. Without an order
 * there is no payment to look for.
 */
export function PaymentHelp({ state }: { state: ReviewState }) {
  const { payment } = state
  const { paymentId, orderId } = payment ?? { paymentId: state.failedPaymentId, orderId: state.orderId }
  const shown = useRef<HTMLDivElement>(null)
  const ids = (
    [
      ['order', orderId],
      ['payment', paymentId],
    ] as const
  ).flatMap(([kind, value]) => (value ? [{ label: text.ids[kind], copied: text.copied[kind], value }] : []))
  const id = paymentId ?? orderId
  return (
    <div className="grid gap-3 text-small">
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div ref={shown} className="min-w-0">
            <DescriptionList items={ids.map(({ label, value }) => [label, value])} />
          </div>
          <CopyButton
            text={ids.map(({ label, value }) => `${label}: ${value}`).join('\n')}
            what={ids.map(({ copied }) => copied).join(` ${text.and} `)}
            source={shown}
          />
        </div>
      )}
      {payment && <p>{paidAlreadyNote}</p>}
      <p>
        {id && (
          <>
            <Link href="/account" external>
              {text.account}
            </Link>{' '}
            {text.showsIt}{' '}
          </>
        )}
        {id ? text.alsoWrite : text.write}{' '}
        <ContactLinks subject={[text.subject, ...ids.map(({ value }) => value)].join(' ')} external />.
      </p>
    </div>
  )
}
