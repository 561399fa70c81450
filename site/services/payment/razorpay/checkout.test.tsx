import '../../../styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutEvent } from '../provider'
import { checkoutScript, contactOf, checkout as razorpayCheckout } from './checkout'
import { RazorpayDouble, removeScript, serveScript } from './checkout.fixture'

const order = {
  orderId: 'order_1',
  amount: 598_800,
  currency: 'INR',
  key: 'rzp_test_1',
  provider: 'razorpay',
}
const payer = { name: 'Ganit Ghar', email: 'office@ganit.example', contact: '+91 90000 00000' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  removeScript()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function opened() {
  serveScript('comes')
  await razorpayCheckout.ready()
  const events: CheckoutEvent[] = []
  const close = razorpayCheckout.open(order, payer, (event) => events.push(event))
  const checkout = RazorpayDouble.opened.at(-1) as RazorpayDouble
  return { checkout, events, close }
}

describe('the script of the checkout', () => {
  it('is fetched once, from one address', async () => {
    const asked = serveScript('comes')
    await razorpayCheckout.ready()
    await razorpayCheckout.ready()
    expect(asked).toEqual(['https://checkout.razorpay.com/v1/checkout.js'])
    expect(checkoutScript).toBe(asked[0])
  })

  it('rejects with ChunkLoadError where it fails, and is requested again', async () => {
    const asked = serveScript('fails', 'comes')
    await expect(razorpayCheckout.ready()).rejects.toMatchObject({ name: 'ChunkLoadError' })
    await razorpayCheckout.ready()
    expect(asked).toHaveLength(2)
  })

  it('is given up after 120 seconds, and not before', async () => {
    serveScript('hangs')
    const ended = vi.fn()
    void razorpayCheckout.ready().catch(ended)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ChunkLoadError' }))
  })

  it('counts as failed where it is something else, such as a gateway’s error page', async () => {
    serveScript('is empty')
    await expect(razorpayCheckout.ready()).rejects.toThrow('is not what it was')
  })
})

describe('the checkout', () => {
  it('opens with the server’s order and the typed details', async () => {
    const { checkout } = await opened()
    expect(checkout.isOpen).toBe(true)
    expect(checkout.options).toMatchObject({
      key: 'rzp_test_1',
      amount: 598_800,
      currency: 'INR',
      order_id: 'order_1',
      name: 'Kaksha',
      description: '12 Months Payment',
      prefill: { name: 'Ganit Ghar', email: 'office@ganit.example', contact: '+919000000000' },
      modal: { escape: true, backdropclose: false, confirm_close: true },
      retry: { enabled: true },
    })
  })

  it.each([
    ['+91 90000 00000', '+919000000000'],
    ['+91 (0)33-4000 0000', '+913340000000'],
    ['090000 00000', '9000000000'],
    ['033 4000 0000', '3340000000'],
    ['00 880 1711 000000', '+8801711000000'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('gets the phone number %s as %s, which it takes', (typed, contact) => {
    expect(contactOf(typed)).toBe(contact)
  })

  it('has the colour of the boards', async () => {
    const { checkout } = await opened()
    const inverse = getComputedStyle(document.documentElement).getPropertyValue('--ds-inverse')
    expect(checkout.options.theme.color).toBe(inverse.trim())
    expect(checkout.options.theme.color).toMatch(/^#[0-9a-f]{6}$/i)
  })

  it('reports a payment with all fields that the server needs', async () => {
    const { checkout, events } = await opened()
    checkout.pay()
    const payment = { paymentId: 'pay_1', orderId: 'order_1', signature: 'signed pay_1' }
    expect(events).toEqual([{ kind: 'paid', payment }])
  })

  it('reports a failed attempt, stays open, and reports the successful one', async () => {
    const { checkout, events } = await opened()
    checkout.fail('Your bank said no.')
    expect(checkout.isOpen).toBe(true)
    checkout.pay()
    expect(events).toEqual([
      { kind: 'failed', reason: 'Your bank said no.', paymentId: 'pay_0' },
      { kind: 'paid', payment: expect.objectContaining({ paymentId: 'pay_1' }) },
    ])
  })

  it('reports once that it was closed', async () => {
    const { checkout, events } = await opened()
    checkout.dismiss()
    expect(events).toEqual([{ kind: 'closed', timedOut: false }])
  })

  it('times out after 15 minutes, and reports the time-out', async () => {
    const { checkout, events } = await opened()
    await vi.advanceTimersByTimeAsync(15 * 60_000 - 1)
    expect(checkout.isOpen).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual([{ kind: 'closed', timedOut: true }])
  })

  it('reports a payment that arrives after it has closed', async () => {
    const { checkout, events } = await opened()
    checkout.dismiss()
    checkout.succeed()
    expect(events.map(({ kind }) => kind)).toEqual(['closed', 'paid'])
  })

  it('can be closed from outside', async () => {
    const { checkout, close } = await opened()
    close()
    expect(checkout.isOpen).toBe(false)
  })
})
