/** payment_status finds a licence only by the payment's ID together with the e-mail address. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { statusUnavailableMessage } from '../../../contracts/payment'
import { refunds } from '../../database/schema'
import { goodCompany, goodCompletion, startTestServer, type TestServer } from '../../test-server.fixture'
import { newBuyer } from '../payments.fixture'
import { ProviderUnavailable } from '../providers/provider'

const answerMs = 150
/** On a busy machine the first query may take longer than `answerMs`, and the answer is then 503. */
const untilAnswered = { timeout: 30_000, interval: 1 }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ timeouts: { answerMs } })
})
afterAll(() => server.close())

const paymentStatus = async (paymentId: string, email: string) =>
  (await server.call('payment_status', { paymentId, email })).body

const companyOf = (uid: string, companyEmail: string, plan = 'SP') => ({
  ...goodCompany,
  domainName: uid,
  companyEmail,
  selected_plan: plan,
})

async function newPayment(outcome: 'paid' | 'failed' | 'authorised' = 'paid') {
  const buyer = await newBuyer(server)
  const { body } = await buyer.order()
  return { ...buyer, ...(await buyer.pay(body.orderId, outcome)) }
}

it('finds the licence, after asking the provider about an open order', async () => {
  const { paymentId, email, uid } = await newPayment('authorised')
  for (const typedEmail of [email, ` ${email.toUpperCase()} `])
    await expect
      .poll(() => paymentStatus(` ${paymentId}`, typedEmail), untilAnswered)
      .toEqual({
        success: true,
        payment: {
          state: 'activated',
          licence: {
            plan: 'SP',
            domainName: uid,
            startsAt: expect.stringMatching(/Z$/),
            endsAt: expect.stringMatching(/Z$/),
          },
        },
      })
})

it('finds the payment under the address that replaced the one of the trial', async () => {
  const buyer = await newBuyer(server)
  const { uid, email } = buyer
  await server.callAs(uid, 'verify_with_backend', companyOf(uid, email, 'FT'))
  await server.callAs(uid, 'complete_onboarding', goodCompletion(uid))
  const changed = `accounts@${uid}.example`
  await server.callAs(uid, 'verify_with_backend', companyOf(uid, changed))
  const { body } = await buyer.order()
  const { paymentId } = await buyer.pay(body.orderId)
  await expect
    .poll(() => paymentStatus(paymentId, changed), untilAnswered)
    .toMatchObject({ payment: { state: 'activated', licence: { plan: 'SP', domainName: uid } } })
  await expect
    .poll(() => paymentStatus(paymentId, email), untilAnswered)
    .toEqual({ success: true, payment: null })
})

it('finds the payment of each of three companies with one address', async () => {
  const shared = 'office@three.example'
  const buyers = await Promise.all([newBuyer(server), newBuyer(server), newBuyer(server)])
  const paid = []
  for (const buyer of buyers) {
    await server.callAs(buyer.uid, 'verify_with_backend', companyOf(buyer.uid, shared))
    const { body } = await buyer.order()
    paid.push({ uid: buyer.uid, orderId: String(body.orderId), ...(await buyer.pay(body.orderId)) })
  }
  for (const { uid, orderId, paymentId } of paid)
    for (const id of [paymentId, orderId])
      await expect
        .poll(() => paymentStatus(id, shared), untilAnswered)
        .toMatchObject({ payment: { state: 'activated', licence: { plan: 'SP', domainName: uid } } })
})

it('reports a failed payment', async () => {
  const { paymentId, email } = await newPayment('failed')
  await expect
    .poll(() => paymentStatus(paymentId, email), untilAnswered)
    .toEqual({ success: true, payment: { state: 'failed' } })
})

it('reports a refund as pending until the provider has made it', async () => {
  const { paymentId, email } = await newPayment()
  const stateOf = () => paymentStatus(paymentId, email)
  await expect.poll(stateOf, untilAnswered).toMatchObject({ payment: { state: 'activated' } })
  const refund = vi.spyOn(server.provider, 'refund').mockRejectedValue(new ProviderUnavailable('no answer'))
  await server.owner.refund(paymentId)
  await server.payments.reconcile()
  await expect.poll(stateOf, untilAnswered).toMatchObject({ payment: { state: 'refunding' } })
  refund.mockRestore()
  await server.db.update(refunds).set({ nextTryAt: new Date() })
  await server.payments.reconcile()
  await expect.poll(stateOf, untilAnswered).toMatchObject({ payment: { state: 'refunded' } })
})

it('finds a payment by the ID of its order, also after a failed attempt', async () => {
  const buyer = await newBuyer(server)
  const orderId = String((await buyer.order()).body.orderId)
  await buyer.pay(orderId, 'failed')
  await expect
    .poll(() => paymentStatus(orderId, buyer.email), untilAnswered)
    .toEqual({ success: true, payment: { state: 'failed' } })
  await buyer.pay(orderId)
  await expect
    .poll(() => paymentStatus(orderId, buyer.email), untilAnswered)
    .toMatchObject({ payment: { state: 'activated', licence: { domainName: buyer.uid } } })
  await expect
    .poll(() => paymentStatus(orderId, 'unknown@school.example'), untilAnswered)
    .toEqual({ success: true, payment: null })
})

it('answers as for an unknown payment, after the same time, where only the ID or only the address matches', async () => {
  const one = await newPayment()
  const other = await newPayment('failed')
  const known = { payment: { state: 'activated' } }
  await expect.poll(() => paymentStatus(one.paymentId, one.email), untilAnswered).toMatchObject(known)
  const cases = [
    [one.paymentId, other.email],
    [other.paymentId, one.email],
    [one.paymentId, 'unknown@school.example'],
    ['pay_unknown', one.email],
    ['pay_unknown', 'unknown@school.example'],
    ["' or 1=1 --", one.email],
    ['%', one.email],
  ] as const
  for (const [paymentId, email] of cases) {
    await expect
      .poll(() => paymentStatus(paymentId, email), untilAnswered)
      .toEqual({ success: true, payment: null })
    const startedAt = performance.now()
    await paymentStatus(paymentId, email)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(answerMs - 1)
  }
  const startedAt = performance.now()
  await paymentStatus(one.paymentId, one.email)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(answerMs - 1)
})

it('answers with 503 while the provider cannot be asked', async () => {
  const buyer = await newBuyer(server)
  const orderId = String((await buyer.order()).body.orderId)
  const { paymentId } = await buyer.pay(orderId, 'authorised')
  const paymentsOf = vi
    .spyOn(server.provider, 'paymentsOf')
    .mockRejectedValue(new ProviderUnavailable('no answer'))
  // The same for an unknown address: the answer must not show which addresses have payments.
  for (const email of [buyer.email, 'unknown@school.example'])
    expect(await server.call('payment_status', { paymentId, email })).toMatchObject({
      status: 503,
      body: { success: false, message: statusUnavailableMessage },
    })
  paymentsOf.mockRestore()
  await expect
    .poll(() => paymentStatus(paymentId, buyer.email), untilAnswered)
    .toMatchObject({ payment: { state: 'activated' } })
})

it('names missing fields', async () => {
  const reply = await server.call('payment_status', { email: 'unknown' })
  expect(reply).toMatchObject({
    status: 422,
    body: {
      errors: {
        paymentId: ['Enter the payment ID or the order ID.'],
        email: [expect.stringContaining('in full')],
      },
    },
  })
})
