/** payment_status as a form post without JavaScript, and the page that answers it. */
import { html } from 'hono/html'
import { brand } from '../../../content/brand'
import { status } from '../../../content/status'
import { notAcceptedMessage } from '../../../contracts/api'
import { dayText } from '../../../contracts/licence-text'
import { type PaymentStatusReply, paymentStatus } from '../../../contracts/payment'
import type { FormPost } from '../../http/api/form-post'
import { type FormInput, type FormState, formOf, replyPage } from '../../http/form-page'
import type { AnswerStatus } from './status'

/** Null if nothing was found; undefined before a search. */
type FoundPayment = PaymentStatusReply['payment']

const { fields, submit, headline, answers, unknown } = status

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
const statusPage = (css: string, state: FormState, payment?: FoundPayment) =>
  replyPage(
    css,
    headline,
    html`${payment === undefined ? '' : found(payment)}
${formOf({ action: '/status', button: submit, inputs }, state)}`,
    state.notice !== '',
  )

export const statusForm = (answerStatus: AnswerStatus, css: string): FormPost<typeof paymentStatus> => ({
  path: '/status',
  call: 'payment_status',
  schema: paymentStatus,
  names: inputs.map(({ name }) => name),
  // Enough for two short fields.
  maxSize: 4096,
  texts: {
    tooLarge: 'Your question is too long. Please send the two fields only.',
    sendFromHere: 'Please send your question from this page.',
    invalid: () => notAcceptedMessage,
  },
  handle: answerStatus,
  page: (state, reply) => statusPage(css, state, (reply as PaymentStatusReply | undefined)?.payment),
})
