import '../../styles.css'
import { frames, recordAnnouncements } from '@kaksha/design-system/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageEvents } from '../../browser/names'
import { licenceKey } from '../../browser/storage'
import type { AccountData } from '../../contracts/account'
import { clearSession, readSession, saveSession } from '../../services/auth/storage'
import Account from './account.island'

const user = { uid: 'sandbox-mitali', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const session = { user, accessToken: 'token-1' }
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const data: AccountData = {
  user,
  company: {
    domainName: 'ganit',
    companyName: 'Ganit Ghar',
    companyPhone: '+91 90000 00000',
    plan: 'SP',

    companyEmail: 'office@ganit.example',
    companySize: '3',
    location: 'Kolkata',
    domainLocked: true,
  },
  licence: {
    plan: 'SP',
    domainName: 'ganit',
    orderId: 'pay_1',
    state: 'active',
    active: true,

    startsAt: inDays(-1),
    endsAt: inDays(364),
  },
  paidPlan: 'SP',
  offer: null,
  payments: [
    {
      paymentId: 'pay_1',
      orderId: 'order_1',
      plan: 'SP',
      amount: 598_800,
      currency: 'INR',

      state: 'activated',
      paidAt: inDays(-1),
      refundedAt: null,
      refundUntil: inDays(29),

      period: { startsAt: inDays(-1), endsAt: inDays(364) },
      isPractice: true,
    },
  ],
}

type Answer = () => Response | Promise<Response>
let answers: Record<string, Answer>
let sent: { name: string; body: Record<string, unknown> }[]
const ok = (body: object = {}) => Response.json({ success: true, ...body })
const refuse = (status: number, body: object = {}) => Response.json({ success: false, ...body }, { status })
const away: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  sent = []
  answers = { account: () => ok(data), delete_account: () => ok() }
  saveSession(session)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = new URL(String(input), location.href).pathname.replace('/v1/', '')
    sent.push({ name, body: JSON.parse(String(init?.body)) })
    return answers[name]?.() ?? refuse(404)
  })
})
afterEach(() => {
  cleanup()
  clearSession()
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })
const companyHeading = () => screen.findByRole('heading', { level: 2, name: 'Ganit Ghar' })
const nameField = () => screen.getByLabelText<HTMLInputElement>('Company name')

it('leads a customer to the application, and stores that the licence is active', async () => {
  render(<Account />)
  await companyHeading()
  expect(localStorage.getItem(licenceKey)).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Go to your application' })).toBeVisible()
})

it('shows the sign-in to a visitor, without taking the focus', async () => {
  clearSession()
  render(<Account />)
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(sent).toEqual([])
})

it('prints a receipt, returns from it by Back, and asks before unsaved details are left', async () => {
  render(<Account />)
  await companyHeading()
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  await userEvent.type(nameField(), ' 2')
  await userEvent.click(button('Receipt pay_1'))
  expect(leaves()).toBe(false)
  const receipt = screen.getByRole('region', { name: 'Receipt' })
  expect(receipt).toHaveTextContent('This is a receipt, not a tax invoice.')
  expect(receipt).toHaveTextContent('no money was moved')
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await userEvent.click(button('Print'))
  expect(print).toHaveBeenCalledOnce()
  history.back()
  await waitFor(() => expect(button('Receipt pay_1')).toHaveFocus())
  expect(nameField()).toHaveValue('Ganit Ghar 2')
  history.forward()
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible()
  await userEvent.click(button('Back to your account'))
  await waitFor(() => expect(history.state?.receipt).toBeUndefined())
  answers.save_company = () => ok({ company: { ...data.company, companyName: 'Ganit Ghar 2' } })
  await userEvent.click(button('Save changes'))
  await screen.findByText(/saved/i, { selector: '[data-slot=alert] *' })
  expect(leaves()).toBe(true)
})

it('loads again when the onboarding dialog has closed, wherever it was opened', async () => {
  answers.account = () => ok({ ...data, licence: null, payments: [] })
  render(<Account />)
  await companyHeading()
  expect(screen.queryByRole('table', { name: 'Payments' })).toBeNull()
  answers.account = () => ok(data)
  dispatchEvent(new Event(pageEvents.journeyClosed))
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible()
})

it('says that the account could not be loaded, and loads it at the next press', async () => {
  answers.account = away
  render(<Account />)
  expect(await screen.findByText(/^Your account could not be loaded/)).toBeVisible()
  answers.account = () => ok(data)
  await userEvent.click(button('Try again'))
  expect(await companyHeading()).toHaveFocus()
})

it('keeps the focus on Try again when the next attempt fails too', async () => {
  answers.account = away
  render(<Account />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(button('Try again')).toHaveFocus())
})

it('announces once that it loads, and once what has become of it', async () => {
  // As in the page, whose HTML has the text of the region: it is not announced again.
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Account />)
  await frames(2)
  const recorder = recordAnnouncements()
  const after = async (texts: string[]) => {
    await waitFor(() => expect(recorder.announcements.at(-1)?.text).toBe(texts.at(-1)))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const found = recorder.announcements.splice(0)
    expect(found.map(({ text, fault }) => fault ?? text)).toEqual(texts)
  }
  const slowly = (answer: Answer) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return answer()
  }
  answers.account = slowly(() => refuse(500, { message: 'It is away.' }))
  render(<Account />, { container: place, hydrate: true })
  await after(['It is away.'])
  await userEvent.click(button('Try again'))
  await after(['Loading your account...', 'It is away.'])
  answers.account = slowly(() => ok(data))
  dispatchEvent(new Event('online'))
  await after(['Loading your account...', 'Your account has loaded.'])
  expect(document.body).toHaveFocus()
  recorder.stop()
})

it('keeps what was typed through a refusal, a lost connection and an ended sign-in', async () => {
  const view = render(<Account />)
  await companyHeading()
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Ganit House')
  answers.save_company = () =>
    refuse(422, { message: 'Not saved.', errors: { companyName: ['Another name, please.'] } })
  await userEvent.click(button('Save changes'))
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Another name, please.'))
  expect(screen.getByRole('group', { name: 'Not saved.' })).toHaveFocus()

  answers.save_company = away
  await userEvent.click(button('Save changes'))
  expect(await screen.findByText(/could not be saved. Nothing that you typed is lost/)).toBeVisible()

  answers.save_company = () => refuse(401)
  await userEvent.click(button('Save changes'))
  expect(await screen.findByText(/^You are no longer signed in/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Sign in to Continue' })).toHaveFocus()
  expect(readSession()).toBeNull()

  view.unmount()
  saveSession(session)
  render(<Account />)
  await companyHeading()
  expect(nameField()).toHaveValue('Ganit House')
  answers.save_company = () => ok({ company: { ...data.company, companyName: 'Ganit House' } })
  await userEvent.click(button('Save changes'))
  expect(await screen.findByText('Your company details have been saved.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Ganit House' })).toBeVisible()
})

it('follows a sign-out, and another account, of another tab', async () => {
  render(<Account />)
  await companyHeading()
  const other = { ...user, uid: 'sandbox-arun', displayName: 'Arun Nair' }
  answers.account = () => ok({ ...data, user: other, company: { ...data.company, companyName: 'Suravi' } })
  localStorage.setItem('user', JSON.stringify(other))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(await screen.findByRole('heading', { name: 'Suravi' })).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ token: 'sandbox-arun' })
  localStorage.removeItem('user')
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(await screen.findByText('You are signed out.')).toBeVisible()
})

it('asks before it deletes, and says what it does not know', async () => {
  render(<Account />)
  await companyHeading()
  answers.delete_account = away
  await userEvent.click(button('Delete account'))
  const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
  expect(question).toHaveAccessibleDescription('It is deleted immediately, and this cannot be undone.')
  expect(sent.map(({ name }) => name)).not.toContain('delete_account')
  await userEvent.click(button('Delete my account'))
  expect(await screen.findByText(/^We do not know whether your account was deleted/)).toBeVisible()
  expect(readSession()).toEqual(session)

  answers.delete_account = () => ok()
  await userEvent.click(button('Delete account'))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your account is deleted' })).toHaveFocus())
  expect(readSession()).toBeNull()
})
