/** Shared by every call of the API, in the browser and on the server. */
import * as z from 'zod/mini'
import { asciiDigits, fieldIn, forField, tooLongText } from './field-text'

/** Errors by field name. `form` is for errors of no single field. */
export type FieldErrors = Record<string, string[]>

/**
 * Why something failed: the same type on the server, in a reply and in the browser. `message` is for the
 * visitor; it is missing if only fields are wrong.
 */
export type Failure = { message?: string; errors?: FieldErrors }

/** The body of the reply to every call. */
export type ReplyBody = { success: boolean } & Failure

/**
 * The result of an action of the visitor, in the browser. `reason` says what to do if `message` does not. The
 * error of a call without an answer is `NetworkError` (api-client.ts).
 */
export type Result<Value> = { ok: true; value: Value } | ({ ok: false; reason?: string } & Failure)

/** All calls of the API (docs/product.md, API calls). */
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
  | 'account'
  | 'save_company'
  | 'account_export'
  | 'delete_account'
  | 'create_payment_order'
  | 'payment_webhook'
  | 'payment_status'
  | 'sandbox_pay'

export const notAcceptedMessage = 'Your request could not be processed. Please check your input.'
export const unauthorisedMessage = 'Un Authorized!'
/** `wait` is a duration as text. */
export const tooManyRequestsMessage = (wait: string) =>
  `There have been too many requests in a short time. Please wait ${wait}, then try again.`
/** `id` is the ID of the request. */
export const faultMessage = (id: string) =>
  `Something went wrong on our side. Please try again later. If it happens again, tell us this number: ${id}.`
/** A compressed body is refused, because a few bytes may expand to gigabytes. */
export const compressedMessage = 'Send the request as it is, not compressed.'

type LengthIssue = { input: unknown }
/** Zod also shows this message for an object with a `length`, which must not be converted to text. */
const textOf = ({ input }: LengthIssue) => (typeof input === 'string' ? input : '')

/** `field` is the name of the field within a sentence: 'the subject'. */
export const tooShort = (min: number, field?: string) => (issue: LengthIssue) =>
  `Use at least ${min} characters${forField(field)}. You have typed ${textOf(issue).length}.`
export const tooLong = (max: number, field?: string) => (issue: LengthIssue) =>
  tooLongText(max, textOf(issue), field)

/** Control characters and lone surrogates, which cannot be typed. PostgreSQL refuses some of them. */
const unstorable = /\p{Cs}|(?![\t\r\n])\p{Cc}/u
export const isStorable = (text: string) => !unstorable.test(text)
/** At least one visible character: not only white space and invisible characters. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u
const lineBreak = /[\r\n\u2028\u2029]/
/**
 * Embeddings, overrides and isolates change the order in which a line is read, and affect the text after it (UTR 36,
 * 2.3; UTS 39). Names in Urdu or Hebrew need none: their letters have a direction. The marks U+200E,
 * U+200F and U+061C are allowed, since they reorder no letters, and so are the joiners of Indic scripts.
 */
const turnsText = /[\u202A-\u202E\u2066-\u2069]/
export const plainTextMessage = (field?: string) =>
  `Use only letters, digits and punctuation${forField(field)}, on one line.`

/**
 * Text of several lines. `ask` is the message when it is empty. If it is a request for the field, such as 'Write your
 * message.', the other messages name the field too.
 */
export const paragraph = (ask: string, max: number) =>
  z.string(ask).check(
    z.trim(),
    z.minLength(1, { error: ask, abort: true }),
    z.maxLength(max, { error: tooLong(max, fieldIn(ask)), abort: true }),
    z.refine(isStorable, `Use only characters that can be read${forField(fieldIn(ask))}.`),
    z.refine((text) => visible.test(text), ask),
  )

/** One line of text; `ask` is as for `paragraph`. */
export const line = (ask: string, max: number) =>
  paragraph(ask, max).check(z.refine(isOneLine, plainTextMessage(fieldIn(ask))))

/** One line of text that may be missing. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.nullish(
      z.string().check(
        z.trim(),
        z.maxLength(max, { error: tooLong(max), abort: true }),
        z.refine((text) => isStorable(text) && isOneLine(text), plainTextMessage()),
      ),
    ),
    z.transform((text) => text ?? ''),
  )

/**
 * As strict as `type="email"`, and the domain has a dot. No two parts can match the same text, so that matching stays
 * fast.
 */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
export const email = (ask: string) =>
  line(ask, 254).check(
    z.regex(emailPattern, 'Write the e-mail address in full, for example name@school.example.'),
  )

/** Emoji, flags, and the marks that make an emoji of a digit. */
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u20E3/u

/** Any phone number notation with at least five digits, of any script; they are stored as 0 to 9. */
export const phone = (ask: string) =>
  line(ask, 40).check(
    z.overwrite(asciiDigits),
    z.refine((text) => !pictograph.test(text), {
      error: 'Write the phone number without emoji, for example +91 33 4000 0000.',
      abort: true,
    }),
    z.refine(
      (text) => text.replace(/\D/g, '').length >= 5,
      'Write the phone number with its digits, for example +91 33 4000 0000.',
    ),
  )

/** The account's uid. Without it no account is signed in. */
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

/** The field errors of these values, or null when there are none. */
export function validate(schema: z.ZodMiniType, values: unknown): FieldErrors | null {
  const result = schema.safeParse(values)
  return result.success ? null : fieldErrors(result.error)
}

export const databaseUnavailableMessage =
  'Our records cannot be reached at the moment. Please try again in a minute.'
