/** `npm run refund`: gives a payment back. */
import type { Command } from './command'
import { idFrom } from './orders-command'

const usage = `Refunds a payment in full.

  npm run refund -- PAYMENT          within 30 days of the payment, which is named by its ID or its order's
  npm run refund -- PAYMENT --late   the same after 30 days

The licence ends at once. A running server asks the payment provider for the refund within 3 minutes, and again until the
provider has made it, which 'npm run orders -- show PAYMENT' displays. Both are recorded in the events of the account.
With DATABASE_URL it works while the server runs; with a data folder, stop the server first. It ends with 0 when it was
done, with 1 when it could not be done, and with 2 when it was not understood.`

export const refund: Command = {
  usage,
  parse(args) {
    const late = args[1] === '--late'
    const id = idFrom(late ? args.filter((_, n) => n !== 1) : args)
    return async (admin, { out }) => {
      const { paymentId, state } = await admin('refund', { id, late })
      out(
        state === 'done'
          ? `${paymentId} has been given back.`
          : `The refund of ${paymentId} is ${state}. See whether the provider has made it: npm run orders -- show ${paymentId}`,
      )
    }
  },
}
