import { NetworkError } from '../api-client'
import { type FieldErrors, notAcceptedMessage, validate } from '../contract'
import { paymentStatus as ask } from './client'
import { type PaymentStatus, type PaymentStatusReply, paymentStatus } from './contract'

/** How a question for a payment ended. `payment` is null where none has this ID and this address. */
export type StatusOutcome =
  | { kind: 'answered'; payment: NonNullable<PaymentStatusReply['payment']> | null }
  | { kind: 'failed'; message: string; errors: FieldErrors }

/** What has to be corrected first, by field, or null. */
export const validateStatus = (values: unknown): FieldErrors | null => validate(paymentStatus, values)

const states = ['activated', 'processing', 'failed', 'refunded', 'refused'] as const

/** Asks where a payment has led. Never rejects: every way it can end is an outcome. */
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
