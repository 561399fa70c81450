/** Ways of buying. Together they come by every step that the code names. */
import type { RazorpayDouble } from '../fixtures/razorpay/double'
import type { Buyer } from './buyer'
import type { FaultServer } from './server'

export type World = {
  double: RazorpayDouble
  buyer: Buyer
  /** The server as it is now. */
  server: () => FaultServer
  /** From here on the server is killed at the step in question. */
  danger: () => Promise<void>
  /** A new server in place of this one; the danger is there from its first moment. */
  restart: () => Promise<void>
}

export const scenarios = {
  async browser({ buyer, server, danger }: World) {
    await danger()
    await buyer.order(server())
    buyer.pay('captured')
    await buyer.complete(server())
  },

  async 'a webhook, and nobody there'({ buyer, server, danger }: World) {
    await buyer.order(server())
    buyer.pay('authorized')
    await danger()
    await buyer.tell(server(), 'payment.authorized')
  },

  async 'neither browser nor webhook'({ buyer, server, restart }: World) {
    await buyer.order(server())
    buyer.pay('authorized')
    await restart()
    await server().untilReached('reconciliation over')
  },

  async 'a provider that lets an order be paid twice'({ double, buyer, server, danger }: World) {
    await buyer.order(server())
    buyer.pay('captured')
    await buyer.complete(server())
    const order = double.books.order(buyer.orderId())
    order.status = 'attempted'
    double.pay(order.id, 'captured')
    await danger()
    await buyer.tell(server(), 'order.paid')
  },
} satisfies Record<string, (world: World) => Promise<void>>

export type ScenarioName = keyof typeof scenarios

/** Where somebody sits at a browser and tries again. Everybody else's licence has to come by itself. */
export const comesBack = (name: ScenarioName) => name === 'browser'
