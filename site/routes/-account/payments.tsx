import {
  Button,
  ButtonGroup,
  DescriptionList,
  Heading,
  Link,
  Logo,
  useFocusOnMount,
} from '@kaksha/design-system'
import type { ReactNode } from 'react'
import { account } from '../../content/account'
import { brand, mailto } from '../../content/brand'
import { planTitle } from '../../content/plans'
import type { AccountPayment } from '../../contracts/account'
import { dayText } from '../../contracts/licence-text'
import { kakshaMark } from '../-shell/kaksha-mark'
import { amountOf } from './texts'

const { payments: text, receipt } = account

/** Below 80rem each payment is a block with its own labels; the roles keep the table a table. */
const rowClass = 'border-b border-border-subtle max-xl:grid max-xl:gap-1 max-xl:py-3'
const cellClass =
  'py-3 pe-6 text-start align-baseline max-xl:grid max-xl:grid-cols-[4.5rem_minmax(0,1fr)] max-xl:items-baseline max-xl:gap-x-3 max-xl:p-0 max-xl:wrap-anywhere xl:not-last:whitespace-nowrap xl:last:w-full xl:last:pe-0'

/** The states in which money was received, so that there is something to print. */
const hasReceipt = ({ state }: AccountPayment) =>
  ['activated', 'to_refund', 'refunding', 'refunded'].includes(state)

interface PaymentsProps {
  payments: AccountPayment[]
  onReceipt: (payment: AccountPayment) => void
}

/** All payments, newest first, with their receipts and the refund rule. */
export function Payments({ payments, onReceipt }: PaymentsProps) {
  if (payments.length === 0) return <p>{text.none}</p>
  const { columns } = text
  const cells = (payment: AccountPayment): { name: string; value: ReactNode; below?: ReactNode }[] => [
    {
      name: columns.date,
      value: (
        <>
          {dayText(payment.paidAt)}
          <span className="block text-small text-muted">{payment.paymentId}</span>
        </>
      ),
    },
    { name: columns.plan, value: planTitle(payment.plan) },
    { name: columns.amount, value: amountOf(payment) },
    {
      name: columns.state,
      below: hasReceipt(payment) && (
        <Button size="sm" onClick={() => onReceipt(payment)}>
          {text.receipt} <span className="sr-only">{payment.paymentId}</span>
        </Button>
      ),
      value: (
        <>
          <strong>{text.states[payment.state]}</strong>
          {payment.refundedAt && payment.state === 'refunded' && text.refundedOn(dayText(payment.refundedAt))}
          {payment.refundUntil && (
            <span className="block text-small text-muted">
              {text.refundUntil(dayText(payment.refundUntil))}
            </span>
          )}
        </>
      ),
    },
  ]
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: the display values of the narrow layout remove the native roles. */}
      <table role="table" aria-label={text.title} className="w-full border-t-6 border-fg tabular-nums">
        <thead role="rowgroup" className="max-xl:sr-only">
          <tr role="row" className="border-b-2 border-border">
            {Object.values(columns).map((name) => (
              <th key={name} role="columnheader" scope="col" className="py-3 pe-4 text-start text-small">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {payments.map((payment) => (
            <tr key={payment.paymentId} role="row" className={rowClass}>
              {cells(payment).map(({ name, value, below }) => (
                <td key={name} role="cell" className={cellClass}>
                  <span aria-hidden="true" className="text-small text-muted xl:hidden">
                    {name}
                  </span>
                  <span>{value}</span>
                  {below && <span className="col-span-full mt-2 block">{below}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <p className="mt-4 max-w-[36em]">
        {text.refund} <Link href={mailto(text.ask)}>{brand.email}</Link>
      </p>
    </>
  )
}

interface ReceiptProps {
  payment: AccountPayment
  /** The name of the company that paid. */
  company: string
  onBack: () => void
}

/** The receipt of a payment in place of the account. On paper it is alone: see `site/styles.css`. */
export function Receipt({ payment, company, onBack }: ReceiptProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { paymentId, paidAt, plan, period, refundedAt, isPractice } = payment
  const { facts } = receipt
  return (
    <section data-receipt="" aria-labelledby="receipt-heading" className="grid max-w-[44rem] gap-6">
      <div className="hidden print:block">
        <Logo name={brand.name} mark={kakshaMark} />
      </div>
      <Heading level={2} size="h2" id="receipt-heading" ref={heading} tabIndex={-1} className="outline-none">
        {receipt.title}
      </Heading>
      {isPractice && <p>{receipt.practice}</p>}
      <DescriptionList
        className="wrap-anywhere"
        items={[
          [facts.paymentId, paymentId],
          [facts.paidAt, dayText(paidAt) ?? ''],
          [facts.plan, planTitle(plan)],
          period && [facts.period, receipt.period(dayText(period.startsAt), dayText(period.endsAt))],
          [facts.amount, amountOf(payment)],
          refundedAt && [facts.refunded, dayText(refundedAt) ?? ''],
          [facts.from, company],
          [facts.to, `${brand.name}, ${brand.location}`],
        ]}
      />
      <p>{receipt.notInvoice}</p>
      <ButtonGroup className="print:hidden">
        <Button variant="primary" onClick={() => window.print()}>
          {receipt.print}
        </Button>
        <Button onClick={onBack}>{receipt.back}</Button>
      </ButtonGroup>
    </section>
  )
}
