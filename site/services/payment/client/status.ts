import { NetworkError } from '../../api-client'
import { type FieldErrors, notAcceptedMessage, validate } from '../../contract'
import { type PaymentStatus, type PaymentStatusReply, paymentStatus } from '../contract'
import { paymentStatus as ask } from './calls'

/**
 * The result of asking for a payment's status. `payment` is null where no payment has this ID and this e-mail address.
 */
export type StatusOutcome =
  | { kind: 'answered'; payment: NonNullable<PaymentStatusReply['payment']> | null }
  | { kind: 'failed'; message: string; errors: FieldErrors }

/** The field errors, or null. */
export const validateStatus = (values: unknown): FieldErrors | null => validate(paymentStatus, values)

const states = ['activated', 'processing', 'failed', 'refunded', 'refused'] as const

/** Asks for the status of a payment. Never rejects: every result is an outcome. */
export async function askStatus({ paymentId, email }: PaymentStatus, lost: string): Promise<StatusOutcome> {
  try {
    const { success, message, errors, body } = await ask(paymentId, email)
    const payment = body.payment as PaymentStatusReply['payment']
    const known = payment === null || states.some((state) => state === payment?.state)
    if (success && payment !== undefined && known) return { kind: 'answered', payment }
    return { kind: 'failed', message: message ?? notAcceptedMessage, errors: errors ?? {} }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return { kind: 'failed', message: lost, errors: {} }
  }
}
