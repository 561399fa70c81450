/** What a paid plan shows around the provider's checkout. `state/payment.test.ts` has what becomes of a payment. */
import '../../styles.css'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
async function submit() {
  await visitor().click(button(/Submit & Launch/))
  await skip(2000)
}
const checkout = () => vi.waitUntil(() => RazorpayDouble.opened.at(-1), { timeout: 5000 })

it('shows the amount, then closes the dialog for the checkout, which is reachable and has the focus', async () => {
  serveScript('comes')
  const { opener } = await toReview()
  expect(screen.getByText('₹5,988.00', { selector: 'dd' })).toBeVisible()
  expect(screen.getByText(/Submit & Launch opens the payment window/)).toBeVisible()
  expect(server.named('create_payment_order')).toHaveLength(0)
  await submit()
  const rzp = await checkout()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(rzp?.isReachable).toBe(true)
  await skip(500)
  expect(rzp?.hasFocus).toBe(true)
  expect(opener).not.toHaveFocus()
  expect(rzp?.options).toMatchObject({
    order_id: 'order_1',
    amount: 598_800,
    prefill: { name: 'Ganit Ghar', email: 'mitali@ganit.example', contact: '+919000000000' },
  })
})

it('says after a payment that nothing is charged again, also where the visitor leaves', async () => {
  serveScript('comes')
  server.answers.complete_onboarding = () => Promise.reject(new Error('offline'))
  await toReview()
  await submit()
  const rzp = await checkout()
  await act(async () => rzp?.pay())
  expect(await screen.findByText(/Retry does not charge you again/)).toBeVisible()
  await visitor().click(button('Leave for now'))
  const question = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
  expect(question).toHaveAccessibleDescription(/^You have paid.+not charged again/)
})

it('completes by itself for a visitor who returns after paying', async () => {
  server.kept.company = { domainName: 'ganit-ghar', plan: 'SP' }
  const payment = { paymentId: 'pay_1', orderId: 'order_1', signature: 'signed' }
  paymentStorage.save('sandbox-mitali', 'SP', payment)
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
  await submit()
  await skip(15_000)
  expect(await screen.findByText(/taking a long time to open/)).toBeVisible()
  await skip(120_000)
  expect(await screen.findByText(/could not be loaded, so no payment was started/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
  expect(screen.getByRole('link', { name: /\+91 00000 00000/ })).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})
