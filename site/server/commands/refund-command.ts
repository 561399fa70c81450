import { refundPayment } from '../payment/admin'
import { type Command, usageNotes } from './command'
import { idFrom } from './orders-command'

const usage = `Refunds a payment in full.

  npm run refund -- PAYMENT          within 30 days of the payment, which is named by its ID or its order's
  npm run refund -- PAYMENT --late   the same after 30 days

The licence ends at once. A running server asks the payment provider for the refund within 3 minutes, and again until the
provider has made it, which 'npm run orders -- show PAYMENT' displays. Both are recorded in the events of the account.
${usageNotes}`

export const refund: Command = {
  usage,
  parse(args) {
    const late = args[1] === '--late'
    const id = idFrom(late ? args.filter((_, n) => n !== 1) : args)
    return async ({ db, provider, out }) => {
      const { paymentId, state } = await refundPayment(db, provider, id, late)
      out(
        state === 'done'
          ? `${paymentId} has been given back.`
          : `The refund of ${paymentId} is ${state}. See whether the provider has made it: npm run orders -- show ${paymentId}`,
      )
    }
  },
}
