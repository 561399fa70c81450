/** payment_status: finds a licence, only with the payment's ID and the e-mail address. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../server/test-server'
import { newBuyer } from '../payments.fixture'

const answerMs = 150
/** A busy machine may need longer for the first look-up than the configured wait. */
const patient = { timeout: 30_000, interval: 1 }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ timeouts: { answerMs } })
})
afterAll(() => server.close())

const ask = async (paymentId: string, email: string) =>
  (await server.call('payment_status', { paymentId, email })).body

async function paid(outcome: 'paid' | 'failed' | 'authorised' = 'paid') {
  const buyer = await newBuyer(server)
  const { body } = await buyer.order()
  return { ...buyer, ...(await buyer.pay(body.orderId, outcome)) }
}

it('finds the licence, after asking the provider about an open order', async () => {
  const { paymentId, email, uid } = await paid('authorised')
  for (const written of [email, ` ${email.toUpperCase()} `])
    await expect
      .poll(() => ask(` ${paymentId}`, written), patient)
      .toEqual({
        success: true,
        payment: {
          state: 'activated',
          licence: {
            ...{ plan: 'SP', domainName: uid },
            startsAt: expect.stringMatching(/Z$/),
            endsAt: expect.stringMatching(/Z$/),
          },
        },
      })
})

it('reports a failed payment', async () => {
  const { paymentId, email } = await paid('failed')
  await expect
    .poll(() => ask(paymentId, email), patient)
    .toEqual({ success: true, payment: { state: 'failed' } })
})

it('takes the ID of the order too, and a failed attempt does not hide a later payment', async () => {
  const buyer = await newBuyer(server)
  const orderId = String((await buyer.order()).body.orderId)
  await buyer.pay(orderId, 'failed')
  await expect
    .poll(() => ask(orderId, buyer.email), patient)
    .toEqual({ success: true, payment: { state: 'failed' } })
  await buyer.pay(orderId)
  await expect
    .poll(() => ask(orderId, buyer.email), patient)
    .toMatchObject({ payment: { state: 'activated', licence: { domainName: buyer.uid } } })
  expect(await ask(orderId, 'nobody@school.example')).toEqual({ success: true, payment: null })
})

it('reveals nothing to a caller with one matching value, and takes the same time', async () => {
  const [one, other] = [await paid(), await paid('failed')]
  const known = { payment: { state: 'activated' } }
  await expect.poll(() => ask(one.paymentId, one.email), patient).toMatchObject(known)
  const cases = [
    [one.paymentId, other.email],
    [other.paymentId, one.email],
    [one.paymentId, 'nobody@school.example'],
    ['pay_unknown', one.email],
    ['pay_unknown', 'nobody@school.example'],
    ["' or 1=1 --", one.email],
    ['%', one.email],
  ] as const
  for (const [paymentId, email] of cases) {
    const begun = performance.now()
    expect(await ask(paymentId, email)).toEqual({ success: true, payment: null })
    expect(performance.now() - begun).toBeGreaterThanOrEqual(answerMs - 1)
  }
  const begun = performance.now()
  await ask(one.paymentId, one.email)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(answerMs - 1)
})

it('names missing fields', async () => {
  const reply = await server.call('payment_status', { email: 'nobody' })
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
