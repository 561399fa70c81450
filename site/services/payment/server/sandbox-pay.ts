/** sandbox_pay: simulates the provider's payment page. */

import type { SignedInCall } from '../../../server/http/api/identity'
import { accept, refuse } from '../../../server/http/api/reply'
import { type SandboxPayReply, sandboxPay } from '../contract'
import type { SandboxProvider } from '../sandbox/server'
import type { PaymentContext } from './context'
import { orderById } from './orders'
import { ProviderRefusal } from './provider'
import { receiveMessage } from './webhook'

/** Real webhooks seldom arrive before the browser's call, and the sandbox does the same. */
const messageAfterMs = 2000

export function sandboxPayCall(call: SignedInCall, context: PaymentContext, sandbox: SandboxProvider): void {
  call('sandbox_pay', sandboxPay, async ({ orderId, outcome }, { uid }) => {
    const order = await orderById(context.db, sandbox, orderId)
    if (order?.accountUid !== uid) return refuse(404, 'There is no such order.')
    try {
      const paid = await sandbox.pay(orderId, outcome)
      setTimeout(() => {
        receiveMessage(context, sandbox.eventOf(orderId, paid.paymentId, outcome)).catch(() => {})
      }, messageAfterMs).unref()
      return accept<Omit<SandboxPayReply, 'success'>>(paid)
    } catch (error) {
      if (error instanceof ProviderRefusal) return refuse(409, error.message)
      throw error
    }
  })
}
