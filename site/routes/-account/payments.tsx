import { Alert, Button, createIcon, Link } from '@kaksha/design-system'
import { Download } from 'lucide'
import { type ReactNode, useState } from 'react'
import { account } from '../../content/billing/account'
import { brand, mailto } from '../../content/brand'
import {
  type DocumentFormat,
  documentFormats,
  getInvoice,
  readDocument,
} from '../../services/account/client/calls'
import type { AccountData, AccountPayment } from '../../services/account/contract'
import { dayText } from '../../services/licensing/licence-text'
import { rupees } from '../../services/licensing/money'
import { download } from './download'
import { planTitle } from './texts'
import type { AccountHandle } from './use-account'

const DownloadIcon = createIcon('download', Download)

const { payments: text } = account

/** Below 80rem each payment is a block with its own labels; the roles keep the table a table. */
const rowClass = 'border-b border-border-subtle max-xl:grid max-xl:gap-1 max-xl:py-3'
const cellClass =
  'py-3 pe-6 text-start align-baseline max-xl:grid max-xl:grid-cols-[4.5rem_minmax(0,1fr)] max-xl:items-baseline max-xl:gap-x-3 max-xl:p-0 max-xl:wrap-anywhere xl:not-last:whitespace-nowrap xl:last:w-full xl:last:pe-0'

const amountOf = ({ amount, currency }: AccountPayment) =>
  currency === 'INR' ? rupees(amount) : `${currency} ${(amount / 100).toFixed(2)}`

type PaymentsProps = Pick<AccountData, 'payments' | 'invoices'> & { handle: Pick<AccountHandle, 'call'> }

/** All payments, newest first, with their documents and the refund rule. */
export function Payments({ payments, invoices, handle }: PaymentsProps) {
  const [fetching, setFetching] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function fetchDocument(serial: string, format: DocumentFormat) {
    setFetching(`${serial} ${format}`)
    setFailure(null)
    const reply = await handle.call((session) => getInvoice(session, serial))
    const file = reply?.success ? readDocument(reply, format) : null
    setFetching(null)
    if (file) download(`${serial.replaceAll('/', '-')}.${format}`, file)
    else setFailure(reply?.message ?? text.fileFailed)
  }

  if (payments.length === 0) return <p>{text.none}</p>
  const { columns } = text
  const documents = (payment: AccountPayment) =>
    invoices
      .filter(({ paymentId }) => paymentId === payment.paymentId)
      .flatMap(({ serial, kind }) =>
        documentFormats.map((format) => (
          <Button
            key={serial + format}
            size="sm"
            loading={fetching === `${serial} ${format}`}
            onClick={() => void fetchDocument(serial, format)}
          >
            <DownloadIcon aria-hidden="true" />
            <span>
              {text.document[kind]} <span className="whitespace-nowrap">{serial}</span>{' '}
              <span className="whitespace-nowrap">({text.formats[format]})</span>
            </span>
          </Button>
        )),
      )
  const cells = (payment: AccountPayment): { name: string; value: ReactNode; below?: ReactNode[] }[] => [
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
      // In a narrow block the buttons are on a line of their own, because their text is long.
      below: documents(payment),
      value: (
        <>
          <strong>{text.states[payment.state]}</strong>
          {payment.refundedAt && payment.state === 'refunded' && ` on ${dayText(payment.refundedAt)}`}
          {payment.refundUntil && (
            <span className="block text-small text-muted">
              Refund possible until {dayText(payment.refundUntil)}
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
                  {below && below.length > 0 && (
                    <span className="col-span-full mt-2 flex flex-wrap gap-2">{below}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <Alert tone="error" live="assertive" className="mt-4">
        {failure}
      </Alert>
      <p className="mt-4 max-w-[36em]">
        {text.refund} <Link href={mailto(text.ask)}>{brand.email}</Link>
      </p>
    </>
  )
}
