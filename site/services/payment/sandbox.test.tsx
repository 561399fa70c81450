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
