/** The paid journey with the sandbox checkout, as a browser calls it. */
import { afterAll, describe, expect, it } from 'vitest'
import { paymentOrders } from '../database/schema'
import { addMonths } from '../licensing/ledger'
import { newBuyer, price } from '../people.fixture'
import { refused, startTestServer } from '../test-server.fixture'

const server = await startTestServer()
afterAll(() => server.close())

describe('create_payment_order', () => {
  it('makes an order for twelve months of the stored price, in paise', async () => {
    const buyer = await newBuyer(server)
    const { status, body } = await buyer.order({ price: 1 })
    expect(price).toBe(12 * 499 * 100)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        orderId: expect.stringMatching(/^order_\w+$/),
        amount: price,
        currency: 'INR',
        key: 'sandbox',
        provider: 'sandbox',
      },
    })
    expect(await buyer.rows.orders()).toMatchObject([
      { id: body.orderId, accountUid: buyer.uid, plan: 'SP', amount: price, state: 'open' },
    ])
    expect((await buyer.rows.orders())[0]?.receipt.length).toBeLessThanOrEqual(40)
  })

  it('makes none where another price was shown', async () => {
    const buyer = await newBuyer(server)
    const message =
      'No payment was started: the price has changed to ₹5,988.00 since this page was loaded. Press Submit & Launch again to pay it.'
    expect(await buyer.order({ amount: price - 1 })).toMatchObject({
      status: 409,
      body: { success: false, message, errors: { amount: [message] } },
    })
    expect(await buyer.rows.orders()).toEqual([])
    expect((await buyer.order({ amount: price })).status).toBe(200)
  })

  it('returns the same order again, also for twenty simultaneous calls', async () => {
    const buyer = await newBuyer(server)
    const crowd = await Promise.all(Array.from({ length: 20 }, () => buyer.order()))
    const ids = new Set([...crowd, await buyer.order()].map(({ body }) => body.orderId))
    expect(ids.size).toBe(1)
    expect(await buyer.rows.orders()).toHaveLength(1)
  })

  it('makes none for a plan that is free, unknown or not booked online', async () => {
    const buyer = await newBuyer(server)
    for (const plan of ['FT', 'EP', 'XX'])
      expect(await buyer.order({ plan })).toMatchObject(
        refused(422, { plan: [expect.stringMatching(/\.$/)] }),
      )
    expect(await buyer.rows.orders()).toEqual([])
  })

  it('makes none before the company is confirmed for this plan', async () => {
    await server.signIn('early')
    expect(await server.callAs('early', 'create_payment_order', { plan: 'SP' })).toMatchObject(
      refused(422, { form: ['Add your company details first.'] }),
    )
  })

  it('makes none for details that were changed in another tab; what was reviewed with the order is launched', async () => {
    const buyer = await newBuyer(server)
    const reviewed = (await buyer.status()).company as Record<string, string>
    const elsewhere = (name: string) =>
      buyer.confirm({ domainName: `${name}-${buyer.uid}`, companyName: `Co ${name}` })
    await elsewhere('before')
    expect(await buyer.order({ reviewed })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('press Save & Next'),
        errors: { reviewed: [expect.anything()] },
      },
    })
    await buyer.confirm()
    const { orderId } = await buyer.order({ reviewed })
    await elsewhere('after')
    const { paymentId } = await buyer.pay(orderId)
    expect((await buyer.complete(paymentId)).body.licence).toMatchObject({ domainName: buyer.uid })
    expect((await buyer.status()).company).toEqual(reviewed)
    await buyer.expectLicensed(paymentId)
  })

  it('makes one for a renewal after a dialog of the free trial has confirmed the same details', async () => {
    const buyer = await newBuyer(server)
    const reviewed = (await buyer.status()).company as Record<string, string>
    await buyer.complete((await buyer.buy()).paymentId)
    await server.owner.extend(buyer.uid, -350)
    await buyer.confirm({ selected_plan: 'FT' })
    expect(await buyer.order({ reviewed: { ...reviewed, plan: 'SP' } })).toMatchObject({ status: 200 })
  })

  it('gives the payment back if another company has taken the reviewed domain name', async () => {
    const buyer = await newBuyer(server)
    const other = await newBuyer(server)
    const { orderId } = await buyer.order()
    await buyer.confirm({ domainName: `moved-${buyer.uid}` })
    expect((await other.confirm({ domainName: buyer.uid })).status).toBe(200)
    const { paymentId } = await buyer.pay(orderId)
    expect(await buyer.complete(paymentId)).toMatchObject(
      refused(402, { orderId: [expect.stringMatching(/refunded|return/)] }),
    )
    await buyer.expectNothing()
    expect(await buyer.rows.payments()).toMatchObject([{ id: paymentId, state: 'refunding' }])
  })

  it('says that the plan is active where another tab has launched it with other details', async () => {
    const buyer = await newBuyer(server)
    const company = (await buyer.status()).company as Record<string, string>
    await buyer.complete((await buyer.buy()).paymentId)
    expect(await buyer.order({ reviewed: { ...company, companyName: 'Other' } })).toMatchObject(
      refused(409, { plan: ['This plan is already active. You need not pay again.'] }),
    )
  })

  it('makes none for a licensed plan, nor for one whose payment is found', async () => {
    const buyer = await newBuyer(server)
    const { paymentId } = await buyer.buy()
    for (let again = 0; again < 2; again++)
      expect(await buyer.order()).toMatchObject({
        status: 409,
        body: { success: false, message: 'This plan is already active. You need not pay again.' },
      })
    await buyer.expectLicensed(paymentId)
    expect(await buyer.rows.orders()).toHaveLength(1)
  })
})

describe('complete_onboarding of a paid plan', () => {
  it.each(['paid', 'authorised'] as const)('gives a licence of twelve months (%s)', async (outcome) => {
    const buyer = await newBuyer(server)
    const { orderId, paymentId, signature } = await buyer.buy(outcome)
    const reply = await buyer.complete(paymentId, {
      razorpayOrderId: orderId,
      razorpaySignature: signature,
      currencySymbol: '$',
      currencyType: 'USD',
      taxes: [{ name: 'GST', percentage: 18 }],
    })
    expect(reply).toMatchObject({ status: 200, body: { licence: { plan: 'SP', orderId: paymentId } } })
    const { startsAt, endsAt } = reply.body.licence as { startsAt: string; endsAt: string }
    expect(endsAt).toBe(addMonths(new Date(startsAt), 12).toISOString())
    await buyer.expectLicensed(paymentId)
    expect(await buyer.rows.tenantSettings()).toMatchObject({
      currencySymbol: '$',
      currencyType: 'USD',
      taxes: [{ name: 'GST', percentage: 18 }],
    })
  })

  it('gives the licence of the order, also when another tab has chosen the free trial', async () => {
    const buyer = await newBuyer(server)
    const { orderId, paymentId, signature } = await buyer.buy()
    await buyer.confirm({ selected_plan: 'FT' })
    const proof = { razorpayOrderId: orderId, razorpaySignature: signature }
    expect(await buyer.complete(paymentId, proof)).toMatchObject({
      status: 200,
      body: { licence: { plan: 'SP', orderId: paymentId, state: 'active' } },
    })
    await buyer.expectLicensed(paymentId)
  })

  it('refuses a failed payment, and accepts the next one of the same order', async () => {
    const buyer = await newBuyer(server)
    const { orderId, ...failed } = await buyer.buy('failed')
    expect(await buyer.complete(failed.paymentId)).toMatchObject({
      status: 402,
      body: {
        success: false,
        message: expect.stringMatching(/^Payment failed\. .+ to hello@kaksha\.example within 3 days\.$/),
        errors: { orderId: [expect.stringContaining('no money was taken')] },
      },
    })
    await buyer.expectNothing()
    expect((await buyer.order()).orderId).toBe(orderId)
    const { paymentId } = await buyer.pay(orderId)
    expect((await buyer.complete(paymentId)).status).toBe(200)
    await buyer.expectLicensed(paymentId)
    expect((await buyer.rows.events()).slice(-4).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['order_created', orderId],
      ['payment_refused', failed.paymentId],
      ['licence_activated', 'SP'],
      ['payment_accepted', paymentId],
    ])
  })

  it('refuses another account’s payment, and a used one, whichever order is named', async () => {
    const payer = await newBuyer(server)
    const thief = await newBuyer(server)
    const { orderId, paymentId, signature } = await payer.buy()
    const proofs = [
      {},
      { razorpayOrderId: orderId, razorpaySignature: signature },
      { razorpayOrderId: (await thief.order()).orderId },
      { razorpayOrderId: 'order_unknown' },
    ]
    for (const stage of ['before', 'after'] as const) {
      for (const proof of proofs)
        expect(await thief.complete(paymentId, proof)).toMatchObject(
          refused(402, { orderId: ['We find no payment of yours with this ID.'] }),
        )
      if (stage === 'after') continue
      // The webhook message of the sandbox, 2 s after the payment, may have come first: the order is then paid already.
      expect((await payer.rows.orders()).map(({ tenantSettings }) => tenantSettings)).toMatchObject([
        { reviewed: { domainName: payer.uid } },
      ])
      expect((await payer.complete(paymentId)).status).toBe(200)
    }
    await thief.expectNothing()
    await payer.expectLicensed(paymentId)
  })

  it('believes the provider and not the signature: a new secret signs otherwise', async () => {
    const buyer = await newBuyer(server)
    const { paymentId } = await buyer.buy()
    const forged = await buyer.complete('pay_forged', { razorpayOrderId: '', razorpaySignature: 'x' })
    expect(forged).toMatchObject(refused(402, { orderId: ['We find no payment of yours with this ID.'] }))
    expect((await buyer.complete(paymentId, { razorpaySignature: 'of another secret' })).status).toBe(200)
    await buyer.expectLicensed(paymentId)
  })
})

describe('onboarding_status', () => {
  it('returns an open order, and the licence after a payment', async () => {
    const buyer = await newBuyer(server)
    expect(await buyer.status()).not.toHaveProperty('order')
    const tenantSettings = { currencySymbol: '€', currencyType: 'EUR', isOnlinePaymentRequired: true }
    const { orderId, body } = await buyer.order({ tenantSettings: { ...tenantSettings, taxes: [] } })
    const { success: _, ...order } = body
    expect(await buyer.status()).toMatchObject({
      licence: null,
      order: { ...order, plan: 'SP', status: 'open' },
    })
    // The provider is not asked again within ten seconds, so a payment may have been made.
    expect(await buyer.status()).toMatchObject({ order: { status: 'unknown' } })
    const { paymentId } = await buyer.pay(orderId)
    // The provider was asked just now.
    await server.db.update(paymentOrders).set({ checkedAt: new Date(Date.now() - 11_000) })
    expect(await buyer.status()).toMatchObject({
      licence: { plan: 'SP', orderId: paymentId },
      order: { ...order, plan: 'SP', status: 'paid' },
    })
    expect(await buyer.rows.tenantSettings()).toMatchObject(tenantSettings)
  })
})
