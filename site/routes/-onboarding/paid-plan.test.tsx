import '../../styles.css'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentStorage } from '../../services/payment/payment-storage'
import { RazorpayDouble, removeScript, serveScript } from '../../services/payment/razorpay/checkout.fixture'
import { button, freshPage, heading, openSignedIn, server, skip, visitor } from './journey.fixture'

freshPage()
// The application, which replaces this page, is opened only with a connection.
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
afterEach(() => {
  removeScript()
  localStorage.clear()
})

const failed =
  'Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to hello@kaksha.example within 3 days.'
const submit = () => button(/Submit & Launch/)
const checkout = () => vi.waitUntil(() => RazorpayDouble.opened.at(-1), { timeout: 5000 })
const alert = () => screen.findByText(failed, { selector: '[data-slot=alert] *, [data-slot=alert]' })

/** A visitor who returns after step 2: the company is stored, and step 3 is shown. */
async function toReview() {
  server.kept.company = {
    domainName: 'ganit-ghar',
    companyName: 'Ganit Ghar',
    companyEmail: 'mitali@ganit.example',
    companyPhone: '+91 90000 00000',
    companySize: '3',
    location: 'Kolkata',
    plan: 'SP',
  }
  const view = await openSignedIn('SP')
  await visitor().click(button('Continue where you left'))
  await heading('Complete Your Onboarding')
  return view
}

/** Continues until the provider's checkout is open. */
async function toCheckout() {
  serveScript('comes')
  const view = await toReview()
  await visitor().click(submit())
  await skip(2000)
  return { ...view, rzp: (await checkout()) as RazorpayDouble }
}
const does = (visitor: () => void) => act(async () => visitor())

describe('a paid plan', () => {
  it('shows the amount before anything is charged', async () => {
    await toReview()
    expect(screen.getByText('₹5,988.00', { selector: 'dd' })).toBeVisible()
    expect(screen.getByText(/Submit & Launch opens the payment window/)).toBeVisible()
    expect(server.named('create_payment_order')).toHaveLength(0)
  })

  it('closes the dialog for the checkout, which is reachable and has the focus', async () => {
    const { opener, rzp } = await toCheckout()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(rzp.isReachable).toBe(true)
    await skip(500)
    expect(rzp.hasFocus).toBe(true)
    expect(opener).not.toHaveFocus()
    expect(rzp.options).toMatchObject({
      order_id: 'order_1',
      amount: 598_800,
      prefill: { name: 'Ganit Ghar', email: 'mitali@ganit.example', contact: '+919000000000' },
    })
  })

  it('becomes a licence after the payment', async () => {
    const { rzp } = await toCheckout()
    await does(() => rzp.pay())
    expect(await heading('Ganit Ghar')).toHaveFocus()
    expect(server.named('complete_onboarding')[0]?.body).toMatchObject({
      orderId: 'pay_1',
      razorpayOrderId: 'order_1',
      razorpaySignature: 'signed pay_1',
      razorpaySecretKey: '',
      token: 'sandbox-mitali',
    })
  })

  it('keeps the message, both IDs and their copy button after a failed completion; Retry charges nothing', async () => {
    const { rzp } = await toCheckout()
    server.answers.complete_onboarding = () => Promise.reject(new Error('offline'))
    await does(() => rzp.pay())
    expect(await alert()).toBeVisible()
    expect(screen.getByText('pay_1')).toBeVisible()
    expect(button('Copy: the order ID and the payment ID')).toBeVisible()
    expect(screen.getByText(/Retry does not charge you again/)).toBeVisible()
    await visitor().click(button('Leave for now'))
    const question = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
    expect(question).toHaveAccessibleDescription(/^You have paid.+not charged again/)
    await visitor().keyboard('{Escape}')
    await skip(50)
    server.answers.complete_onboarding = undefined
    await visitor().click(button(/^Retry/))
    await skip(2000)
    expect(await heading('Ganit Ghar')).toBeVisible()
    expect(RazorpayDouble.opened).toHaveLength(1)
    expect(server.named('create_payment_order')).toHaveLength(1)
    expect(server.named('complete_onboarding').map(({ body }) => body.orderId)).toEqual(['pay_1', 'pay_1'])
  })

  it('completes by itself for a visitor who returns after paying', async () => {
    server.kept.company = { domainName: 'ganit-ghar', plan: 'SP' }
    paymentStorage.save('sandbox-mitali', 'SP', {
      paymentId: 'pay_1',
      orderId: 'order_1',
      signature: 'signed',
    })
    await openSignedIn('SP')
    await heading('Complete Your Onboarding')
    await skip(2000)
    expect(await heading('Your licence is active')).toBeVisible()
    expect(server.named('create_payment_order')).toHaveLength(0)
    expect(paymentStorage.read('sandbox-mitali', 'SP')).toBeNull()
  })

  it('shows after 15 seconds that the checkout is slow, and after 120 that it does not load, with ways to reach support', async () => {
    serveScript('hangs')
    await toReview()
    await visitor().click(submit())
    await skip(2000)
    await skip(15_000)
    expect(await screen.findByText(/taking a long time to open/)).toBeVisible()
    await skip(120_000)
    expect(await screen.findByText(/could not be loaded, so no payment was started/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
    expect(screen.getByRole('link', { name: /\+91 00000 00000/ })).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
