import '../../styles.css'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, saveSession } from '../auth/storage'
import type { CheckoutEvent } from './provider'
import { checkout } from './sandbox'

const order = { orderId: 'order_1', amount: 598_800, currency: 'INR', key: 'sandbox', provider: 'sandbox' }
const payer = { name: 'Ganit Ghar', email: 'office@ganit.example', contact: '+91 90000 00000' }
const user = { uid: 'u1', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }

let events: CheckoutEvent[]
let close: () => void
const answer = vi.fn<(body: Record<string, unknown>) => Response | Promise<Response>>()
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(async () => {
  events = []
  saveSession({ user, accessToken: 'token-1' })
  answer.mockReset().mockImplementation(({ outcome }) =>
    Response.json({
      success: true,
      paymentId: 'pay_1',
      ...(outcome !== 'failed' && { signature: 'signed' }),
    }),
  )
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => answer(JSON.parse(String(init?.body))))
  await checkout.ready()
  close = checkout.open(order, payer, (event) => events.push(event))
  await screen.findByRole('dialog', { name: 'Practice payment' })
})
afterEach(() => {
  close()
  cleanup()
  clearSession()
  vi.restoreAllMocks()
})

it('shows that it is a sandbox, the amount, and the payer', () => {
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAccessibleDescription(/No money moves/)
  for (const text of ['Sandbox', '₹5,988.00', '12 Months Payment', payer.email, 'order_1'])
    expect(screen.getByText(text)).toBeVisible()
})

describe.each([
  ['paid', /^Pay ₹5,988\.00/],
  ['authorised', /^Authorise only/],
])('a payment that is %s', (outcome, name) => {
  it('is reported with its proof, and the checkout closes', async () => {
    await press(name)
    await gone()
    expect(answer).toHaveBeenCalledExactlyOnceWith({ orderId: 'order_1', outcome, token: 'u1' })
    expect(events).toEqual([
      { kind: 'paid', payment: { paymentId: 'pay_1', orderId: 'order_1', signature: 'signed' } },
    ])
  })
})

it('stays open after a failed attempt, for another one', async () => {
  await press('Let the payment fail')
  expect(await screen.findByText('Sandbox: the bank has declined the payment.')).toBeVisible()
  expect(events).toEqual([
    { kind: 'failed', reason: 'Sandbox: the bank has declined the payment.', paymentId: 'pay_1' },
  ])
  await press(/^Pay/)
  await gone()
  expect(events.at(-1)?.kind).toBe('paid')
})

it.each([
  ['its button', () => press('Close without paying')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes by %s, and reports it once', async (_, leave) => {
  await leave()
  await gone()
  expect(events).toEqual([{ kind: 'closed', timedOut: false }])
})

it.each([
  [
    'gives a reason',
    () => Response.json({ success: false, message: 'Order already paid' }, { status: 409 }),
    'Order already paid',
  ],
  [
    'is unreachable',
    () => Promise.reject(new Error('offline')),
    'Sandbox: the payment service could not be reached.',
  ],
])('reports a failure when the server %s', async (_, reply, expected) => {
  answer.mockImplementation(reply)
  await press(/^Pay/)
  expect(await screen.findByText(expected)).toBeVisible()
  expect(events).toEqual([{ kind: 'failed', reason: expected, paymentId: null }])
})

it('cannot be closed during a payment', async () => {
  let finish = () => {}
  // All calls wait for the same promise: with one for each, `finish` would answer the latest call alone.
  const finished = new Promise<void>((resolve) => (finish = resolve))
  answer.mockImplementation(async () => {
    await finished
    return Response.json({ success: true, paymentId: 'pay_1', signature: 'signed' })
  })
  await press(/^Pay/)
  await userEvent.keyboard('{Escape}')
  expect(events).toEqual([])
  expect(button(/^Let the payment fail/)).toHaveAttribute('aria-disabled', 'true')
  finish()
  await gone()
  expect(events.map(({ kind }) => kind)).toEqual(['paid'])
})
