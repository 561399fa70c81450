/** Shared by every call of the API, in the browser and on the server. */
import * as z from 'zod/mini'
import {
  asciiDigits,
  characterCount,
  cleanText,
  fieldIn,
  forField,
  isTooLong,
  type TextKind,
  tooLongText,
} from './field-text'

/** Errors by field name. `form` is for errors of no single field. */
export type FieldErrors = Record<string, string[]>

/**
 * Why something failed: the same type on the server, in a reply and in the browser. `message` is for the
 * visitor; it is missing if only fields are wrong.
 */
export type Failure = { message?: string; errors?: FieldErrors }

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
  | 'sandbox_pay'

export const notAcceptedMessage = 'Your request could not be processed. Please check your input.'
export const unauthorisedMessage = 'Un Authorized!'
/** `wait` is a duration as text. */
export const tooManyRequestsMessage = (wait: string) =>
  `There have been too many requests in a short time. Please wait ${wait}, then try again.`
export const faultMessage = (id: string) =>
  `Something went wrong on our side. Please try again later. If it happens again, tell us this number: ${id}.`
/** A compressed body is refused, because a few bytes may expand to gigabytes. */
export const compressedMessage = 'Send the request as it is, not compressed.'

type LengthIssue = { input: unknown }
/** Zod also shows this message for an object with a `length`, which must not be converted to text. */
const textOf = ({ input }: LengthIssue) => (typeof input === 'string' ? input : '')

/** `field` is the name of the field within a sentence: 'the subject'. */
export const tooShort = (min: number, field?: string) => (issue: LengthIssue) =>
  `Use at least ${min} characters${forField(field)}. You have typed ${characterCount(textOf(issue))}.`

const clean = (kind: TextKind) => z.overwrite((text: string) => cleanText(text, kind))

/** Like `z.maxLength`, which counts code units. */
export const maxCharacters = (max: number, field?: string) =>
  z.check<string>(({ value, issues }) => {
    if (typeof value === 'string' && isTooLong(value, max))
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        input: value,
        message: tooLongText(max, value, field),
        continue: false,
      })
  })

/** Control characters and lone surrogates, which cannot be typed. PostgreSQL refuses some of them. */
const unstorable = /\p{Cs}|(?![\t\r\n])\p{Cc}/u
export const isStorable = (text: string) => !unstorable.test(text)
/** At least one visible character: not only white space and invisible characters. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u
export const plainTextMessage = (field?: string) =>
  `Use only letters, digits and punctuation${forField(field)}, on one line.`

/**
 * `ask` is the message when the text is empty. If it is a request for the field, such as 'Write your message.', the other
 * messages name the field too. `first` is checked before the length.
 */
const fieldText = (kind: TextKind, ask: string, max: number, first: z.core.$ZodCheck<string>[] = []) =>
  z.string(ask).check(
    clean(kind),
    z.minLength(1, { error: ask, abort: true }),
    ...first,
    maxCharacters(max, fieldIn(ask)),
    z.refine(isStorable, {
      error: `Use only characters that can be read${forField(fieldIn(ask))}.`,
      abort: true,
    }),
    z.refine((text) => visible.test(text), { error: ask, abort: true }),
    z.refine((text) => kind === 'paragraph' || isOneLine(text), {
      error: plainTextMessage(fieldIn(ask)),
      abort: true,
    }),
  )

export const paragraph = (ask: string, max: number) => fieldText('paragraph', ask, max)

export const line = (ask: string, max: number) => fieldText('line', ask, max)

export const optionalLine = (max: number) =>
  z.pipe(
    z.nullish(
      z.string().check(
        clean('line'),
        maxCharacters(max),
        z.refine((text) => isStorable(text) && isOneLine(text), plainTextMessage()),
      ),
    ),
    z.transform((text) => text ?? ''),
  )

/** One line of text that may have digits of any script, which are stored as 0 to 9. */
export const numberLine = (ask: string, max: number) => line(ask, max).check(z.overwrite(asciiDigits))

const domainOf = (address: string) => address.slice(address.indexOf('@') + 1)

/** The domain as it is looked up in the DNS; null if there can be none of this name. */
function asciiDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}

/** A domain with labels of both spellings, or with full-width characters or capitals of its script, is stored in one. */
const withOneSpelling = (address: string) =>
  address.normalize('NFC').replace(/@.+$/u, (part) => {
    const domain = part.slice(1).normalize('NFKC').replace(/。/g, '.')
    if (!/[^ -~]/.test(domain)) return `@${domain}`
    return `@${(/(^|\.)xn--/i.test(domain) && asciiDomain(domain)) || domain.toLowerCase()}`
  })

/** Characters that a mailer takes as they are. It could read the others as two addresses, a name, or a route (`%`, `!`). */
const plainCharacters = /^[\p{L}\p{N}\p{M}.#$&'*+/=?^_`{|}~-]*(@[\p{L}\p{N}\p{M}._-]*)?$/u
/**
 * As strict as `type="email"`, and the domain has a dot and ends with a name. No two parts can match the same text, so
 * that matching stays fast.
 */
const wholeAddress = /^[^@]+@[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)*\.(?!\d+$)[\p{L}\p{N}\p{M}-]+$/u
export const addressAdvice = 'Write the e-mail address in full, for example name@school.example.'
/** RFC 5321, 4.5.3.1.1. */
const localPartMax = 64

/** Whether every mail program reads it as this one address. */
export const isPlainAddress = (text: string) => plainCharacters.test(text) && wholeAddress.test(text)

export const email = (ask: string) =>
  fieldText('address', ask, 254).check(
    z.overwrite(withOneSpelling),
    z.refine((text) => plainCharacters.test(text), {
      error:
        'Write one e-mail address, without spaces, quotes, brackets or any of , ; : % !, for example name@school.example.',
      abort: true,
    }),
    z.refine((text) => wholeAddress.test(text) && asciiDomain(domainOf(text)) !== null, {
      error: addressAdvice,
      abort: true,
    }),
    z.refine(
      (text) => text.indexOf('@') <= localPartMax,
      `Use at most ${localPartMax} characters before the @ of the e-mail address.`,
    ),
  )

/** Emoji, flags, and the marks that make an emoji of a digit. */
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

/**
 * Two numbers: something other than a digit follows a whole one, or there are more digits than a number has (E.164, 6).
 * A slash may also follow the code of an area.
 */
const severalNumbers = /\d{16,}|\d{7,}\D+\d|\d{5,}[^\d/+]+\d{5,}/
const extension = /[,;]*(?:extension|extn?|ext|x|#|,,)[:=]*\d{1,6}#?$/i
function isOnePhone(text: string): boolean {
  const number = text
    // Longer than any number with an extension: the length is refused next.
    .slice(0, 200)
    .replace(/[\s().\p{Pd}−·•]/gu, '')
    .replace(extension, '')
    .replace(/(^|\D)0+/g, '$1')
  return !severalNumbers.test(number)
}

/** Any phone number notation with at least five digits, of any script; they are stored as 0 to 9. */
export const phone = (ask: string) =>
  fieldText('phone', ask, 40, [
    // Before the length, because of two numbers one has to go.
    z.refine(isOnePhone, {
      error: 'Write only one phone number, of at most 15 digits, for example +91 33 4000 0000.',
      abort: true,
    }),
  ]).check(
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
  return !/[\r\n]/.test(text)
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
