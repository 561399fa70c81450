import {
  Alert,
  Button,
  DescriptionList,
  ErrorSummary,
  Field,
  Input,
  Link,
  useForm,
} from '@kaksha/design-system'
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { load } from '../../../browser/load'
import { submitNatively } from '../../../browser/submit-natively'
import { brand } from '../../../content/brand'
import { planTitle } from '../../../content/plans'
import { status } from '../../../content/status'
import { dayText } from '../../../contracts/licence-text'
import type { PaymentStatus } from '../../../contracts/payment'
import type { StatusResult } from '../../../services/payment/status'

const { fields, hints, facts } = status

/** The client and its contract are loaded when the form is first used, not with the page. */
const fetchClient = () => load('status', () => import('../../../services/payment/status'), { reload: false })
const prepare = () => void fetchClient().catch(() => undefined)

/** The form that finds a licence by payment ID or order ID and e-mail address. */
export function StatusForm() {
  const panel = useRef<HTMLDivElement>(null)

  async function send(values: PaymentStatus, element: HTMLFormElement): Promise<StatusResult> {
    const client = await fetchClient().catch(() => null)
    if (client) return client.askStatus(values, status.failed)
    // A newer release may have replaced the client.
    await submitNatively(element)
    return { ok: false, message: status.failed }
  }
  const check = async (values: PaymentStatus) =>
    (await fetchClient().catch(() => null))?.validateStatus(values)
  const form = useForm({ contract: check, onSubmit: send, titlePrefix: 'Error: ' })
  const { props, result, error, summary } = form
  const failed = result?.ok === false ? result : undefined

  useLayoutEffect(() => {
    // The journey links here with one of the IDs in the URL fragment, which is not sent to any server.
    const field = props.ref.current?.elements.namedItem('paymentId') as HTMLInputElement | null
    if (field && /^#(pay|order)_\w+$/.test(location.hash)) field.value ||= location.hash.slice(1)
  }, [props.ref])

  useEffect(() => {
    if (result?.ok) panel.current?.focus()
  }, [result])

  return (
    <form {...props} method="post" action="/status" onFocus={prepare} className="grid max-w-[36rem] gap-6">
      <ErrorSummary title={failed?.message ?? 'Errors:'} {...summary} />
      <Field label={fields.paymentId} hint={hints.paymentId} error={error('paymentId')}>
        <Input name="paymentId" autoComplete="off" spellCheck={false} required />
      </Field>
      <Field label={fields.email} hint={hints.email} error={error('email')}>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <Alert tone="error" live="assertive">
        {failed && summary.errors.length === 0 && (
          <>
            <strong className="block">{failed.message}</strong>
            You can also write to <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
          </>
        )}
      </Alert>
      <div>
        <Button type="submit" variant="primary" loading={form.pending}>
          {status.submit}
        </Button>
      </div>
      {result?.ok && <StatusAnswer ref={panel} payment={result.value} />}
    </form>
  )
}

type Found = Extract<StatusResult, { ok: true }>['value']

/** The result. It receives the focus, so that screen readers read it in place. */
function StatusAnswer({ payment, ref }: { payment: Found; ref: Ref<HTMLDivElement> }) {
  const { tone, title, body } = payment ? status.answers[payment.state] : status.unknown
  const licence = payment?.licence
  const until = dayText(licence?.endsAt)
  return (
    <div ref={ref} tabIndex={-1} data-slot="status-answer" className="grid gap-4">
      <Alert tone={tone}>
        <strong className="block">{title}</strong>
        {body}
      </Alert>
      {licence && (
        <DescriptionList
          items={[
            [facts.plan, planTitle(licence.plan)],
            [facts.address, `${licence.domainName}.${brand.appDomain}`],
            until && [facts.until, until],
          ]}
        />
      )}
    </div>
  )
}
