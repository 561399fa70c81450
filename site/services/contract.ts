/** What every call of the API has in common. Shared by the browser and the server. */
import * as z from 'zod/mini'

/** Refusals by field name. `form` holds what belongs to no single field. */
export type FieldErrors = Record<string, string[]>

/** The answer to every call. */
export type ApiReply = { success: boolean; message?: string; errors?: FieldErrors }

/** The calls of section 7 of the specification, and the few that the journey needs besides. */
export type CallName =
  | 'google_login'
  | 'verify_with_backend'
  | 'complete_onboarding'
  | 'save_contact'
  | 'onboarding_status'
  | 'save_draft'
  | 'discard_draft'
  | 'domain_availability'
  | 'sandbox_sign_in'
  | 'create_payment_order'
  | 'payment_webhook'
  | 'payment_status'
  | 'sandbox_pay'

export const notAcceptedMessage = 'Your request could not be processed. Please check your input.'
export const unauthorisedMessage = 'Un Authorized!'
/** `wait` is a length of time in words. */
export const tooManyRequestsMessage = (wait: string) =>
  `There have been too many requests in a short time. Please wait ${wait}, then try again.`
/** `id` is the number of the request. */
export const faultMessage = (id: string) =>
  `Something went wrong on our side. Please try again later. If it happens again, tell us this number: ${id}.`
/** What is sent has to be read as it is: a few packed bytes may become a great many. */
export const packedMessage = 'Send the request as it is, not compressed.'

type LengthIssue = { input: unknown }
const typed = (issue: LengthIssue) => String(issue.input).length

export const tooShort = (min: number) => (issue: LengthIssue) =>
  `Use at least ${min} characters. You have typed ${typed(issue)}.`
export const tooLong = (max: number) => (issue: LengthIssue) =>
  `Use at most ${max} characters. You have typed ${typed(issue)}.`

/** Control characters and halves of surrogate pairs: nobody types them, and PostgreSQL refuses some of them. */
const unstorable = /\p{Cs}|(?![\t\r\n])\p{Cc}/u
export const isStorable = (text: string) => !unstorable.test(text)
/** Somebody would read nothing: spaces, and characters that are drawn as nothing at all. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u
const lineBreak = /[\r\n\u2028\u2029]/
/**
 * Embeddings, overrides and isolates make a line read otherwise than it is stored, and reach beyond it into what is
 * printed after it (UTR 36, 2.3; UTS 39). Names in Urdu or Hebrew need none: their letters bring their direction along.
 * The marks U+200E, U+200F and U+061C stay, which turn no letter around, and so do the joiners of Indic scripts.
 */
const turnsText = /[\u202A-\u202E\u2066-\u2069]/
export const plainTextMessage = 'Use letters, digits and punctuation only, on one line.'

/** Several lines of text; `ask` is said when there is none. */
export const paragraph = (ask: string, max: number) =>
  z.string(ask).check(
    z.trim(),
    z.minLength(1, { error: ask, abort: true }),
    z.maxLength(max, { error: tooLong(max), abort: true }),
    z.refine(isStorable, 'Remove the characters that cannot be read.'),
    z.refine((text) => visible.test(text), ask),
  )

/** One line of text; `ask` is said when there is none. */
export const line = (ask: string, max: number) =>
  paragraph(ask, max).check(z.refine(isOneLine, plainTextMessage))

/** One line of text that may be missing. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.nullish(
      z.string().check(
        z.trim(),
        z.maxLength(max, { error: tooLong(max), abort: true }),
        z.refine((text) => isStorable(text) && isOneLine(text), plainTextMessage),
      ),
    ),
    z.transform((text) => text ?? ''),
  )

/** As strict as `type="email"`, and the domain has a dot. No two parts can match the same text, so it stays quick. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
export const email = (ask: string) =>
  line(ask, 254).check(
    z.regex(emailPattern, 'Write the e-mail address in full, for example name@school.example.'),
  )

/** Any way of writing a phone number, as long as it can be dialled. */
export const phone = (ask: string) =>
  line(ask, 40).check(
    z.refine(
      (text) => text.replace(/\D/g, '').length >= 5,
      'Write the phone number with its digits, for example +91 33 4000 0000.',
    ),
  )

/** The account's uid. Without one nobody is signed in. */
export const uid = z
  .string(unauthorisedMessage)
  .check(z.minLength(1, unauthorisedMessage), z.maxLength(128, unauthorisedMessage))

function isOneLine(text: string): boolean {
  return !lineBreak.test(text) && !turnsText.test(text)
}

/** The first path segment names the field; the errors of one field stay in the order of its checks. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors = new Map<string, string[]>()
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'form'
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}

/** The errors map of these values, or null when there is nothing to correct. */
export function validate(schema: z.ZodMiniType, values: unknown): FieldErrors | null {
  const result = schema.safeParse(values)
  return result.success ? null : fieldErrors(result.error)
}
