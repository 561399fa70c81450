import { type RefundOutcome, refundPayment, sendRefund } from '../payment/admin'
import { type Command, usageNotes } from './command'
import { idFrom } from './orders-command'

const usage = `Refunds what is left of a payment.

  npm run refund -- PAYMENT          within 30 days of the payment, which is named by its ID, or by its order's if that has
                                     one payment
  npm run refund -- PAYMENT --late   the same after 30 days

It uses the settings of the server. The licence ends at once. The provider is asked for the refund; a running server asks
again until the provider has made it, which 'npm run orders -- show PAYMENT' displays. Both are recorded in the events of
the account.
${usageNotes}`

const outcomeText = ({ paymentId, state, attempts, providerId, dispute }: RefundOutcome) => {
  const disputed = dispute
    ? `\nThe payer disputes ${paymentId} with the bank (${dispute}): see the provider’s dashboard, so that it is not paid back twice.`
    : ''
  if (state === 'done') return `${paymentId} has been given back (${providerId}).${disputed}`
  const text =
    state === 'sent'
      ? 'The provider has the request, and the money is not back yet.'
      : `The provider has not taken the request (${attempts} failed attempts). A running server repeats it.`
  return `The refund of ${paymentId}: ${text} See: npm run orders -- show ${paymentId}${disputed}`
}

export const refundCommand: Command = {
  usage,
  parse(args) {
    const late = args[1] === '--late'
    const id = idFrom(late ? args.filter((_, n) => n !== 1) : args)
    return async ({ db, loadProvider, out }) => {
      const on = { db, provider: await loadProvider() }
      const { paymentId } = await refundPayment(on, id, late)
      out(outcomeText(await sendRefund(on, paymentId)))
    }
  },
}
