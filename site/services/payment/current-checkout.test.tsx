import { expect, it } from 'vitest'
import { readOrder } from './calls'
import { fetchCheckout } from './current-checkout'

// The checkout of the sandbox is made of components, which take long to load for the first time.
it.each(['razorpay', 'sandbox'])(
  'fetches the checkout of %s by its name',
  { timeout: 60_000 },
  async (name) => {
    expect(await fetchCheckout(name)).toMatchObject({
      ready: expect.any(Function),
      open: expect.any(Function),
    })
  },
)

it('has no checkout for another name', async () => {
  await expect(fetchCheckout('elsewhere')).rejects.toThrow('There is no checkout of elsewhere.')
})

it('takes the checkout of the build where an order names no provider', () => {
  const order = { orderId: 'order_1', amount: 598_800, currency: 'INR', key: 'sandbox' }
  expect(readOrder(order)).toMatchObject({ orderId: 'order_1', provider: 'sandbox' })
  expect(readOrder({ ...order, provider: 'razorpay' })).toMatchObject({ provider: 'razorpay' })
  expect(readOrder({ ...order, provider: 7 })).toBeNull()
})
