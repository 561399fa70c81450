import { type FieldErrors, notAcceptedMessage, type Result, validate } from '../../contracts/api'
import {
  type PaymentStatus,
  type PaymentStatusReply,
  paymentStates,
  paymentStatus,
} from '../../contracts/payment'
import { callApi, NetworkError } from '../api-client'

/** Null where no payment has this ID and this e-mail address. */
export type StatusResult = Result<NonNullable<PaymentStatusReply['payment']> | null>

/** The field errors, or null. */
export const validateStatus = (values: unknown): FieldErrors | null => validate(paymentStatus, values)

/** Asks for the status of a payment. A call without an answer is a failure with the message `lost`. */
export async function askStatus({ paymentId, email }: PaymentStatus, lost: string): Promise<StatusResult> {
  try {
    const { success, message, errors, body } = await callApi('payment_status', { paymentId, email })
    const payment = body.payment as PaymentStatusReply['payment']
    const isKnown = payment === null || paymentStates.some((state) => state === payment?.state)
    if (success && payment !== undefined && isKnown) return { ok: true, value: payment }
    return { ok: false, message: message ?? notAcceptedMessage, errors: errors ?? {} }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return { ok: false, message: lost, errors: {} }
  }
}
