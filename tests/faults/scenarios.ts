/** What customers do. Together the scenarios reach every failpoint of the code. */
import type { Owner } from '../../site/server/commands/owner.fixture'
import type { RazorpayDouble } from '../fixtures/razorpay/double'
import type { Buyer, Goal } from './buyer'
import type { FaultServer } from './server'

type Scenario = {
  double: RazorpayDouble
  /** Has signed in, with a company that was confirmed for the sample plan. */
  buyer: Buyer
  /** The current server. */
  server: () => FaultServer
  owner: Owner
  /** From here on the server is killed at the requested failpoint. */
  armFailpoint: () => Promise<void>
  /** Replaces the server with a new one, which can be killed at the failpoint from its start. */
  restart: () => Promise<void>
}

type Steps = {
  goal: Goal
  /** What happens after an interruption. Without it the servers have to finish it alone. */
  comeBack?: (buyer: Buyer, server: FaultServer) => Promise<void>
  run: (scenario: Scenario) => Promise<void>
}

export const scenarios: Record<string, Steps> = {
  browser: {
    goal: 'licensed',
    comeBack: (buyer, server) => buyer.comeBack(server),
    async run({ buyer, server, armFailpoint }) {
      await armFailpoint()
      await buyer.order(server())
      buyer.pay('captured')
      await buyer.complete(server())
    },
  },

  'a webhook, without the browser': {
    goal: 'licensed',
    async run({ buyer, server, armFailpoint }) {
      await buyer.order(server())
      buyer.pay('authorized')
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'payment.authorized')
    },
  },

  'neither browser nor webhook': {
    goal: 'licensed',
    async run({ buyer, server, restart }) {
      await buyer.order(server())
      buyer.pay('authorized')
      await restart()
      await server().untilReached('reconciliation finished')
    },
  },

  'a provider that lets an order be paid twice': {
    goal: 'licensed',
    // The provider repeats a message that was not answered.
    comeBack: (buyer, server) => buyer.deliverWebhook(server, 'order.paid'),
    async run({ double, buyer, server, armFailpoint }) {
      await buyer.buy(server())
      const order = double.records.order(buyer.orderId())
      order.status = 'attempted'
      double.pay(order.id, 'captured')
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'order.paid')
    },
  },
  'an upgrade from the trial, in the browser': {
    goal: 'upgraded',
    comeBack: (buyer, server) => buyer.comeBack(server),
    async run({ buyer, server, armFailpoint }) {
      await buyer.beginTrial(server())
      await armFailpoint()
      await buyer.confirm(server(), buyer.plan)
      await buyer.order(server())
      buyer.pay('captured')
      await buyer.complete(server())
    },
  },

  'a renewal, by a webhook alone': {
    goal: 'renewed',
    async run({ buyer, server, owner, armFailpoint }) {
      await buyer.buy(server())
      // The licence is shortened, so that it can be renewed.
      await owner.extend(buyer.uid, -345)
      await buyer.order(server())
      buyer.pay('authorized')
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'payment.authorized')
    },
  },

  'a refund by the owner, made by reconciliation': {
    goal: 'refunded',
    async run({ buyer, server, owner, restart }) {
      await owner.refund(await buyer.buy(server()))
      await restart()
      await server().untilReached('reconciliation finished')
    },
  },

  'a refund in the provider’s dashboard, reported by a webhook': {
    goal: 'refunded',
    comeBack: (buyer, server) => buyer.deliverWebhook(server, 'refund.processed'),
    async run({ double, buyer, server, armFailpoint }) {
      double.refund(await buyer.buy(server()))
      await armFailpoint()
      await buyer.deliverWebhook(server(), 'refund.processed')
    },
  },

  'a deletion': {
    goal: 'deleted',
    comeBack: (buyer, server) => buyer.deleteAccount(server),
    async run({ buyer, server, armFailpoint }) {
      await buyer.buy(server())
      await armFailpoint()
      await buyer.deleteAccount(server())
    },
  },
}
