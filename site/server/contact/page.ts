import { html } from 'hono/html'
import { brand, mailto } from '../../content/brand'
import { notes, unsent } from '../../content/contact'
import { contactSentMessage } from '../../contracts/contact'
import { type FormInput, type FormState, formOf, replyPage } from '../http/form-page'

export const inputs: readonly FormInput[] = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'subject', label: 'Subject', type: 'text', autocomplete: 'off' },
  { name: 'message', label: 'Message', type: 'textarea', autocomplete: 'off' },
]

const form = { action: '/contact', button: 'Send message', inputs }

const thanks = html`<p role="status">${contactSentMessage}</p><p><a href="/">Back to the homepage</a></p>`

/** A complete page that needs no JavaScript, with the values that were sent, escaped. */
export const contactPage = (css: string, state: FormState, sent = false) =>
  sent
    ? replyPage(css, 'Message sent', thanks)
    : replyPage(css, 'Contact', formOf(form, state), state.notice !== '')

/** The visitor's text again, so that it can be copied. */
const written = ({ subject, message }: Record<string, string>) =>
  message &&
  html`<label for="written">${unsent.copy}</label>
<textarea id="written" rows="12" readonly>${[subject, message].filter(Boolean).join('\n\n')}</textarea>`

/** Without JavaScript there is no captcha token: the page says how to reach a person instead. */
export const unsentPage = (css: string, { notice, values }: FormState) =>
  replyPage(
    css,
    unsent.title,
    html`<div class="summary" role="alert"><p>${notice || unsent.notice}</p></div>
<p>${unsent.instead} <a href="${mailto(values.subject ?? '')}">${brand.email}</a>, ${notes.orWhatsapp} <a href="${brand.whatsappUrl}">${brand.phone}</a>. ${unsent.hours}</p>
${written(values)}`,
    true,
  )
