import { html } from 'hono/html'
import { brand } from '../../../../content/brand'
import { status } from '../../../../content/status'
import {
  type FormInput,
  type FormState,
  formOf,
  type PageFrame,
  replyPage,
} from '../../../../server/http/form-page'
import { dayText } from '../../../onboarding/licence-text'
import type { PaymentStatusReply } from '../../contract'

/** Null where nothing was found; undefined before a search. */
export type FoundPayment = PaymentStatusReply['payment']

const { fields, submit, title, answers, unknown } = status

const inputs: readonly FormInput[] = [
  { name: 'paymentId', label: fields.paymentId, type: 'text', autocomplete: 'off' },
  { name: 'email', label: fields.email, type: 'email', autocomplete: 'email' },
]

const found = (payment: FoundPayment) => {
  const { title: heading, body } = payment ? answers[payment.state] : unknown
  const licence = payment?.licence
  return html`<div role="status"><p><strong>${heading}</strong></p><p>${body}</p>
${licence ? html`<p>${status.facts.address}: ${licence.domainName}.${brand.appDomain}</p><p>${status.facts.until}: ${dayText(licence.endsAt)}</p>` : ''}</div>`
}

/** The answer to a form post without JavaScript, above the form with the values that were sent. */
export const statusPage = (frame: PageFrame, state: FormState, payment?: FoundPayment) =>
  replyPage(
    frame,
    title,
    html`${payment === undefined ? '' : found(payment)}
${formOf({ action: '/status', button: submit, inputs }, state, frame.supportEmail)}`,
    state.notice !== '',
  )
