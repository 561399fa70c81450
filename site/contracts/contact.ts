/** The contact message: what the browser sends and what the server accepts. */
import * as z from 'zod/mini'
import { email, type FieldErrors, line, paragraph, phone, validate } from './api'
import { contactAsks, contactLimits } from './contact-fields'

export const captchaFailedMessage = 'CAPTCHA validation failed. Please try again.'
export const contactSentMessage = 'Your message has been sent. Thank you!'
export const contactRefusedMessage = 'Something went wrong'

export const contactFields = z.object({
  name: line(contactAsks.name, contactLimits.name),
  email: email(contactAsks.email),
  phone: phone(contactAsks.phone),
  subject: line(contactAsks.subject, contactLimits.subject),
  message: paragraph(contactAsks.message, contactLimits.message),
})
export type ContactFields = z.input<typeof contactFields>

/** POST save_contact. */
export const saveContactRequest = z.extend(contactFields, {
  captcha: line(captchaFailedMessage, 8192),
  /** Made by the browser, once for each message, so that a repeated message is stored once. */
  messageId: z.optional(z.uuid('Send a UUID, or leave it out.')),
})
export type SavedContact = z.output<typeof saveContactRequest>

export const validateContact = (values: unknown): FieldErrors | null => validate(contactFields, values)

export const captchaBusyMessage = 'The captcha cannot be checked at the moment. Please try again in a minute.'
