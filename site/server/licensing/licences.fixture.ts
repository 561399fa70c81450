/** Customers with a licence, and the passing of time, for the tests of licences. */
import { expect, vi } from 'vitest'
import type { RazorpayDouble } from '../../../tests/fixtures/razorpay/double'
import { samplePaidPlan } from '../../content/plans'
import type { Licence, Offer } from '../../contracts/licensing'
import { newPerson } from '../onboarding/calls.fixture'
import type { TestServer } from '../test-server.fixture'
import { addDays } from './ledger'
import { termsOfAccount } from './terms'

export const begun = new Date('2026-11-23T06:30:00Z')

/** Needs a fake `Date`. */
export const passDays = (days: number) => void vi.setSystemTime(addDays(new Date(), days))

/** The customers of a server whose payment provider is the double. */
export function customersOf(server: TestServer, double: RazorpayDouble) {
  /** A new account with a confirmed company. */
  async function onCompany() {
    const person = await newPerson(server)
    await person.verify()
    const { uid } = person
    const plan = samplePaidPlan.code
    const order = async () => {
      const reply = await server.callAs(uid, 'create_payment_order', { plan })
      return { ...reply, orderId: String(reply.body.orderId) }
    }
    const terms = () => termsOfAccount(server.db, uid)
    const pay = (orderId: string) => double.pay(orderId).razorpay_payment_id
    return {
      ...person,
      order,
      pay,
      terms,
      /** The end of the newest term. */
      end: async () => (await terms()).at(-1)?.endsAt ?? expect.fail('There is no term.'),
      choosePaid: (change: object = {}) => person.verify({ selected_plan: plan, ...change }),
      /** Orders, pays and completes, and returns the payment's ID. */
      async buy() {
        const { orderId, status } = await order()
        expect(status).toBe(200)
        const paymentId = pay(orderId)
        expect((await person.complete({ orderId: paymentId })).status).toBe(200)
        return paymentId
      },
      async state() {
        const { licence, offer } = await person.status(plan)
        return { licence: licence as Licence | null, offer: offer as Offer | null }
      },
    }
  }

  /** A new account with a trial of the free plan. */
  async function onTrial() {
    const person = await onCompany()
    expect((await person.complete()).status).toBe(200)
    return person
  }

  /** A new account with a paid year that began today. */
  async function withYear() {
    const buyer = await onTrial()
    await buyer.choosePaid()
    passDays(14)
    return { ...buyer, paymentId: await buyer.buy() }
  }

  return {
    onCompany,
    onTrial,
    withYear,
    owner: server.owner,
    /** Orders that are older than a minute are asked about only at the start of a server. */
    reconcile: () => server.payments.reconcile({ isFirst: true }),
  }
}
