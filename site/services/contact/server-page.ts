import { html } from 'hono/html'
import { type FormInput, type FormState, formOf, type PageFrame, replyPage } from '../platform/form-page'
import { contactSentMessage } from './contract'

export type FormPage = PageFrame & FormState & { sent?: boolean }

const inputs: readonly FormInput[] = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'subject', label: 'Subject', type: 'text', autocomplete: 'off' },
  { name: 'message', label: 'Message', type: 'textarea', autocomplete: 'off' },
]

const words = { action: '/contact', button: 'Send message', inputs }

const thanks = html`<p role="status">${contactSentMessage}</p><p><a href="/">Back to the homepage</a></p>`

/** A whole page that needs no script. Whatever the visitor typed stands in it again, escaped. */
export const formPage = (page: FormPage) =>
  page.sent
    ? replyPage(page, 'Message sent', thanks)
    : replyPage(page, 'Contact', formOf(words, page, page.supportEmail), page.notice !== '')
