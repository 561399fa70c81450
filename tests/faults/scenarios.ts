/** Purchases. Together they reach every failpoint of the code. */
import type { RazorpayDouble } from '../fixtures/razorpay/double'
import type { Buyer } from './buyer'
import type { FaultServer } from './server'

export type Scenario = {
  double: RazorpayDouble
  buyer: Buyer
  /** The current server. */
  server: () => FaultServer
  /** From here on the server is killed at the requested failpoint. */
  armFailpoint: () => Promise<void>
  /** Replaces the server with a new one, which can be killed at the failpoint from its start. */
  restart: () => Promise<void>
}

export const scenarios = {
  async browser({ buyer, server, armFailpoint }: Scenario) {
    await armFailpoint()
    await buyer.order(server())
    buyer.pay('captured')
    await buyer.complete(server())
  },

  async 'a webhook, and nobody there'({ buyer, server, armFailpoint }: Scenario) {
    await buyer.order(server())
    buyer.pay('authorized')
    await armFailpoint()
    await buyer.tell(server(), 'payment.authorized')
  },

  async 'neither browser nor webhook'({ buyer, server, restart }: Scenario) {
    await buyer.order(server())
    buyer.pay('authorized')
    await restart()
    await server().untilReached('reconciliation over')
  },

  async 'a provider that lets an order be paid twice'({ double, buyer, server, armFailpoint }: Scenario) {
    await buyer.order(server())
    buyer.pay('captured')
    await buyer.complete(server())
    const order = double.records.order(buyer.orderId())
    order.status = 'attempted'
    double.pay(order.id, 'captured')
    await armFailpoint()
    await buyer.tell(server(), 'order.paid')
  },
} satisfies Record<string, (scenario: Scenario) => Promise<void>>

export type ScenarioName = keyof typeof scenarios

/**
 * Scenarios in which the buyer tries again in a browser. In the others the licence has to be issued without the buyer.
 */
export const comesBack = (name: ScenarioName) => name === 'browser'
