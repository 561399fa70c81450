import '../../styles.css'
import { toastStore } from '@kaksha/design-system'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent as realHands } from 'vitest/browser'
import { sandboxIdentityPath } from '../auth/sandbox'
import { clearSession, keepSession, readSession } from '../auth/storage'
import type { FieldErrors } from '../contract'
import { validateCompany } from './contract'
import { Journey } from './journey'

const launch = vi.hoisted(() => vi.fn())
vi.mock('./journey-deps', async (original) => {
  const real = await original<typeof import('./journey-deps')>()
  const journeyDeps = (...given: Parameters<typeof real.journeyDeps>) => ({
    ...real.journeyDeps(...given),
    launch,
  })
  return { ...real, journeyDeps }
})

const user = { uid: 'sandbox-mitali', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const token = 'token-1'
const company = {
  'Domain name': 'ganit-ghar',
  'Company name': 'Ganit Ghar',
  'Company phone': '+91 90000 00000',
  'Number of employees': '3',
  'Primary location': 'Kolkata',
}

type Body = Record<string, unknown>
interface Call {
  name: string
  body: Body
  headers: Headers
  keepalive: boolean
}

/** A server in the page: keeps a draft, a company and a licence, and refuses what the contract refuses. */
function serve() {
  const kept = { draft: null as unknown, company: null as Body | null, licence: null as unknown }
  const calls: Call[] = []
  const taken = new Set(['suravi'])
  /** Overrides the answer to a call. */
  const answers: Record<string, (() => Response | Promise<Response>) | undefined> = {}
  const reply = (body: Body, status = 200) => Response.json(body, { status })
  const refuse = (errors: FieldErrors) =>
    reply(
      { success: false, message: 'Your request could not be processed. Please check your input.', errors },
      422,
    )
  const plain: Record<string, (body: Body) => Response> = {
    sandbox_sign_in: () => reply({ success: true, user, token }),
    google_login: () => reply({ success: true }),
    onboarding_status: () => reply({ success: true, ...kept }),
    save_draft: ({ plan, fields }) => {
      kept.draft = { plan, fields, updatedAt: '2026-11-21T03:42:00.000Z' }
      return reply({ success: true })
    },
    discard_draft: () => {
      kept.draft = null
      return reply({ success: true })
    },
    verify_with_backend: ({ selected_plan, token: _, ...details }) => {
      const errors = validateCompany(details)
      if (errors) return refuse(errors)
      const name = String(details.domainName).trim().toLowerCase()
      if (taken.has(name)) return refuse({ domainName: [`The domain name ‘${name}’ is already taken.`] })
      kept.company = { ...details, domainName: name, plan: selected_plan }
      return reply({ success: true })
    },
    complete_onboarding: ({ orderId }) => {
      kept.licence = {
        plan: 'FT',
        domainName: kept.company?.domainName,
        startsAt: '2026-11-21T03:42:00.000Z',
        endsAt: '2026-12-05T03:42:00.000Z',
        orderId,
      }
      return reply({ success: true, licence: kept.licence })
    },
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    const name = pathname.replace('/v1/', '')
    const body = JSON.parse(String(init?.body)) as Body
    calls.push({ name, body, headers: new Headers(init?.headers), keepalive: init?.keepalive ?? false })
    return (answers[name]?.() ?? plain[name]?.(body)) as Response
  })
  return { kept, calls, answers, named: (name: string) => calls.filter((call) => call.name === name) }
}

/** The sign-in window is a frame: it posts to its parent as a window does to its opener. */
function openFrames() {
  const frames: HTMLIFrameElement[] = []
  vi.spyOn(window, 'open').mockImplementation((url) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.dataset.address = String(url)
    document.body.append(frame)
    frames.push(frame)
    // A window of its own would leave this document's focus where it is.
    return frame.contentWindow && Object.assign(frame.contentWindow, { focus: () => {} })
  })
  return {
    frames,
    choose(account: string) {
      const frame = frames.at(-1)
      const state = new URL(frame?.dataset.address ?? '', location.href).searchParams.get('state')
      const script = document.createElement('script')
      script.textContent = `parent.postMessage(${JSON.stringify({ type: 'sandbox-identity', state, account })}, ${JSON.stringify(location.origin)})`
      frame?.contentDocument?.body.append(script)
    },
  }
}

let server: ReturnType<typeof serve>
let popups: ReturnType<typeof openFrames>

beforeEach(() => {
  // Time runs on by itself, so that the page lives; the long waits are skipped by hand.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  clearSession()
  server = serve()
  popups = openFrames()
  launch.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  clearSession()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

const skip = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const hands = () => userEvent.setup({ delay: null })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 3, name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A page with a button that has opened the dialog. */
function open(plan = 'FT', focused = true) {
  const onClose = vi.fn()
  const opener = document.createElement('button')
  document.body.append(opener)
  if (focused) opener.focus()
  const view = render(<Journey plan={plan} opener={opener} onClose={onClose} />)
  return { ...view, onClose, opener }
}

async function openSignedIn(plan?: string) {
  keepSession({ user, token })
  const view = open(plan)
  await skip(300)
  return view
}

async function toStepTwo() {
  const view = await openSignedIn()
  await hands().click(button('Save & Next'))
  await skip(2000)
  await heading('Add Company Info')
  return view
}

async function fill(values: Record<string, string> = company) {
  for (const [label, value] of Object.entries(values)) {
    await hands().clear(field(label))
    if (value) await hands().type(field(label), value)
  }
}

async function toStepThree() {
  const view = await toStepTwo()
  await fill()
  await hands().click(button('Save & Next'))
  await heading('Complete Your Onboarding')
  return view
}

describe('opening', () => {
  it('is a dialog of exactly this name that says Loading... for 300 ms', async () => {
    open()
    const dialog = screen.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Onboarding Journey - Free Trial Plan')
    await skip(150)
    expect(within(dialog).getByText('Loading...')).toBeVisible()
    expect(dialog).toHaveFocus()
    await skip(150)
    expect(await heading('Sign in to Continue')).toHaveFocus()
    expect(within(dialog).queryByText('Loading...')).toBeNull()
  })

  it('names the three steps', async () => {
    await openSignedIn()
    const list = screen.getByRole('list', { name: 'Onboarding steps' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1Choose Your Plan', '2Add Company Info To do', '3Review & Launch To do'])
  })

  it.each([
    ['Escape', () => hands().keyboard('{Escape}')],
    ['Close', () => hands().click(button(/Close/))],
  ])('closes by %s while nobody is signed in', async (_, close) => {
    const { onClose } = open()
    await skip(300)
    await close()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['as most browsers do', true],
    ['where a press does not focus a button, as in Safari', false],
  ])('gives the focus back to what opened it (%s)', async (_, focused) => {
    const { opener, unmount } = open('FT', focused)
    await skip(300)
    unmount()
    await skip(50)
    expect(opener).toHaveFocus()
    opener.remove()
  })

  it('takes the first plan for a code that no plan has', async () => {
    open('XX')
    expect(screen.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
  })
})

describe('signing in', () => {
  it('opens a window in the press, and leads to step 1', async () => {
    open()
    await skip(300)
    await hands().click(button('Continue with Google'))
    expect(popups.frames[0]?.dataset.address).toMatch(`${sandboxIdentityPath}?state=`)
    expect(button('Continue with Google')).not.toHaveAttribute('aria-disabled')
    expect(screen.getByText(/opened in a new window/)).toBeVisible()
    popups.choose(user.uid)
    expect(await heading('Choose Your Plan')).toHaveFocus()
    expect(readSession()).toEqual({ user, token })
    expect(server.named('google_login')[0]).toMatchObject({ body: { ...user, token } })
    expect(server.named('google_login')[0]?.headers.get('Authorization')).toBe('Bearer token-1')
    expect(server.named('google_login')[0]?.headers.get('Source')).toBe('website')
    expect(screen.queryByRole('button', { name: /Close/ })).toBeNull()
  })

  it('says why the backend refuses, and keeps nobody', async () => {
    server.answers.google_login = () =>
      Response.json({ success: false, message: 'This account has been closed.' }, { status: 403 })
    open()
    await skip(300)
    await hands().click(button('Continue with Google'))
    popups.choose('sandbox-refused')
    expect(await screen.findByText('Warning: This account has been closed.')).toBeVisible()
    expect(readSession()).toBeNull()
    expect(button(/Close/)).toBeVisible()
  })

  it('waits for the backend with a button that keeps its focus and says Loading...', async () => {
    server.answers.google_login = () => new Promise(() => {})
    open()
    await skip(300)
    await hands().click(button('Continue with Google'))
    popups.choose(user.uid)
    await waitFor(() => expect(button('Continue with Google')).toHaveAttribute('aria-disabled', 'true'))
    expect(button('Continue with Google')).toHaveFocus()
    expect(screen.getByText('Loading...')).toBeInTheDocument()
  })

  it('reports a blocked window with what to do', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    open()
    await skip(300)
    await hands().click(button('Continue with Google'))
    const alert = await screen.findByText(/auth\/popup-blocked.+Allow pop-up windows/)
    expect(alert.closest('[role=alert]')).not.toBeNull()
  })

  it('reports a closed window after 8 seconds; the button works at once', async () => {
    open()
    await skip(300)
    await hands().click(button('Continue with Google'))
    popups.frames[0]?.remove()
    await skip(7000)
    expect(screen.queryByText(/popup-closed-by-user/)).toBeNull()
    await skip(2000)
    expect(await screen.findByText(/popup-closed-by-user/)).toBeVisible()
    await hands().click(button('Continue with Google'))
    expect(screen.queryByText(/popup-closed-by-user/)).toBeNull()
    popups.choose(user.uid)
    expect(await heading('Choose Your Plan')).toBeVisible()
  })

  it('goes on in the second window when the first one was forgotten', async () => {
    open()
    await skip(300)
    await hands().click(button('Continue with Google'))
    await hands().click(button('Continue with Google'))
    expect(await screen.findByText(/auth\/cancelled-popup-request/)).toBeVisible()
    popups.choose(user.uid)
    expect(await heading('Choose Your Plan')).toBeVisible()
  })
})

describe('step 1', () => {
  it('shows the plan; a free trial has no annual total', async () => {
    await openSignedIn()
    expect(await heading('Choose Your Plan')).toHaveFocus()
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Onboarding progress' })).toHaveAttribute('value', '1')
    expect(screen.getByText('Price').nextSibling).toHaveTextContent('₹0 per month, for 14 days, no card')
    expect(screen.queryByText(/12 months/)).toBeNull()
  })

  it('shows what a paid plan costs in a year', async () => {
    await openSignedIn('SP')
    expect(screen.getByRole('dialog', { name: 'Onboarding Journey - Sample Paid Plan' })).toBeVisible()
    expect(screen.getByText('₹5,988.00')).toBeVisible()
  })

  it('has no way back, and says why', async () => {
    await openSignedIn()
    const previous = button('Previous')
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toHaveAccessibleDescription('This is the first step.')
    await hands().click(previous)
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
  })

  it('moves on after 2000 ms, to a heading that takes the focus', async () => {
    await openSignedIn()
    await hands().click(button('Save & Next'))
    expect(button('Save & Next')).toHaveAttribute('aria-disabled', 'true')
    await skip(1700)
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    await skip(300)
    expect(await heading('Add Company Info')).toHaveFocus()
    expect(screen.getByText('Step 2 of 3: Add Company Info')).toHaveAttribute('role', 'status')
  })
})

describe('step 2', () => {
  it('asks for six things, natively required and bounded, with the e-mail address filled in', async () => {
    await toStepTwo()
    for (const label of [...Object.keys(company), 'Company email']) expect(field(label)).toBeRequired()
    expect(field('Domain name')).toHaveAttribute('minlength', '3')
    expect(field('Domain name')).toHaveAttribute('maxlength', '20')
    expect(field('Company email')).toHaveAttribute('type', 'email')
    expect(field('Company email')).toHaveValue(user.email)
    expect(field('Company phone')).toHaveAttribute('type', 'tel')
    expect(field('Number of employees')).toHaveAttribute('type', 'text')
    expect(field('Number of employees')).toHaveAttribute('inputmode', 'numeric')
  })

  it('lists what to correct, numbered and focused; each line leads to its field', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'gg', 'Primary location': '' })
    await hands().click(button('Save & Next'))
    const summary = await screen.findByRole('group', { name: 'Errors:' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(within(summary).getByRole('list').tagName).toBe('OL')
    const lines = within(summary).getAllByRole('link')
    expect(lines.map((line) => line.textContent)).toEqual([
      'Use at least 3 characters. You have typed 2.',
      'Enter your primary location.',
    ])
    await hands().click(lines[0] as HTMLElement)
    expect(field('Domain name')).toHaveFocus()
    expect(field('Domain name')).toHaveAccessibleDescription(/Use at least 3 characters/)
    expect(field('Domain name')).toHaveAttribute('aria-invalid', 'true')
    expect(field('Company name')).not.toHaveAttribute('aria-invalid')
    expect(server.named('verify_with_backend')).toHaveLength(0)
    // The same refusal again is news to whoever has pressed again.
    await hands().click(button('Save & Next'))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Errors:' })).toHaveFocus())
  })

  it('says in a toast too that something is to be corrected, and lets each error go as it is mended', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'gg', 'Primary location': '' })
    await hands().click(button('Save & Next'))
    await screen.findByRole('group', { name: 'Errors:' })
    expect(toastStore.get()).toMatchObject([
      { tone: 'error', message: 'Your request could not be processed. Please check your input.' },
    ])
    await hands().type(field('Domain name'), 'g')
    await waitFor(() => expect(field('Domain name')).not.toHaveAttribute('aria-invalid'))
    expect(field('Primary location')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('group', { name: 'Errors:' })).toHaveTextContent('You have typed 2.')
  })

  it('lists what the server refuses, keeps every word, and moves on when that is mended', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'Suravi' })
    await hands().click(button('Save & Next'))
    const summary = await screen.findByRole('group', { name: 'Errors:' })
    expect(summary).toHaveTextContent('already taken')
    expect(field('Domain name')).toHaveValue('Suravi')
    for (const [label, value] of Object.entries(company).slice(1)) expect(field(label)).toHaveValue(value)
    await fill({ 'Domain name': 'ganit-ghar' })
    // The browser's own Enter: the simulated one overlooks a submit button that stands outside its form.
    await realHands.keyboard('{Enter}')
    expect(await heading('Complete Your Onboarding')).toHaveFocus()
  })

  it('says when the network fails, keeps every word, and works the next time', async () => {
    await toStepTwo()
    await fill()
    server.answers.verify_with_backend = () => Promise.reject(new TypeError('Failed to fetch'))
    await hands().click(button('Save & Next'))
    const said = await screen.findByText('A network error occurred. Please try again.')
    expect(said.closest('[role=alert]')).not.toBeNull()
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
    server.answers.verify_with_backend = undefined
    await hands().click(button('Save & Next'))
    expect(await heading('Complete Your Onboarding')).toBeVisible()
  })

  it('keeps what is being checked from changing meanwhile', async () => {
    let answer = (_: Response) => {}
    server.answers.verify_with_backend = () => new Promise((resolve) => (answer = resolve))
    await toStepTwo()
    await fill()
    await hands().click(button('Save & Next'))
    expect(field('Domain name')).toHaveAttribute('readonly')
    await hands().click(button('Save & Next'))
    expect(server.named('verify_with_backend')).toHaveLength(1)
    await act(async () => answer(Response.json({ success: true })))
    expect(await heading('Complete Your Onboarding')).toBeVisible()
  })

  it('keeps what was typed through Previous and back', async () => {
    await toStepTwo()
    await fill()
    await hands().click(button('Previous'))
    expect(await heading('Choose Your Plan')).toHaveFocus()
    await hands().click(button('Save & Next'))
    await skip(2000)
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
  })
})

describe('step 3', () => {
  it('shows everything once more, and has no next step', async () => {
    await toStepThree()
    expect(screen.getByText('ganit-ghar.kaksha.example')).toBeVisible()
    for (const value of ['Free Trial', 'Ganit Ghar', user.email, '+91 90000 00000', '3', 'Kolkata'])
      expect(screen.getByText(value, { selector: 'dd' })).toBeVisible()
    expect(button('Save & Next')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Save & Next')).toHaveAccessibleDescription('This is the last step. Press Submit & Launch.')
  })

  it('sends the order after 2000 ms, shows the licence, and then leaves for the application', async () => {
    await toStepThree()
    await hands().click(button('Submit & Launch'))
    expect(button('Submit & Launch')).toHaveAttribute('aria-disabled', 'true')
    await skip(1700)
    expect(server.named('complete_onboarding')).toHaveLength(0)
    await skip(300)
    expect(await heading('Your licence is active')).toHaveFocus()
    expect(server.named('complete_onboarding')[0]?.body).toEqual({
      isOnlinePaymentRequired: false,
      currencySymbol: '₹',
      currencyType: 'INR',
      razorpayKey: '',
      razorpaySecretKey: '',
      taxes: [],
      orderId: 'FREE_TRIAL-sandbox-mitali',
      token: 'sandbox-mitali',
    })
    expect(screen.getByText('5 December 2026')).toBeVisible()
    expect(launch).not.toHaveBeenCalled()
    await skip(3000)
    expect(launch).toHaveBeenCalledTimes(1)
  })

  it('says that nothing was charged when it fails, and offers Retry', async () => {
    await toStepThree()
    server.answers.complete_onboarding = () => Response.json({ success: false }, { status: 500 })
    await hands().click(button('Submit & Launch'))
    await skip(2000)
    expect(await screen.findByText(/Nothing was charged/)).toBeVisible()
    server.answers.complete_onboarding = undefined
    await hands().click(button(/Retry/))
    await skip(2000)
    expect(await heading('Your licence is active')).toBeVisible()
  })

  it('lists the server’s reasons', async () => {
    await toStepThree()
    server.answers.complete_onboarding = () =>
      Response.json(
        { success: false, errors: { form: ['Add your company details first.'] } },
        { status: 422 },
      )
    await hands().click(button('Submit & Launch'))
    await skip(2000)
    expect(await screen.findByRole('group', { name: 'Errors:' })).toHaveTextContent(
      'Add your company details first.',
    )
  })
})

describe('an unfinished journey', () => {
  it('is saved while typing, with the account’s proof', async () => {
    await toStepTwo()
    await fill()
    await skip(1000)
    const saved = server.named('save_draft').at(-1)
    expect(saved?.body).toMatchObject({
      plan: 'FT',
      token: user.uid,
      fields: { domainName: 'ganit-ghar', location: 'Kolkata' },
    })
    expect(saved?.headers.get('Authorization')).toBe('Bearer token-1')
  })

  it('is saved at once when the page goes away', async () => {
    await toStepTwo()
    await fill({ 'Domain name': 'gan' })
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(server.named('save_draft').at(-1)).toMatchObject({ keepalive: true }))
    expect(server.named('save_draft').at(-1)?.body).toMatchObject({ fields: { domainName: 'gan' } })
  })

  it('is offered back when the same plan is opened again, and goes on where it was left', async () => {
    const { unmount } = await toStepTwo()
    await fill()
    unmount()
    await waitFor(() => expect(server.kept.draft).not.toBeNull())
    await openSignedIn()
    expect(await heading('Welcome back')).toHaveFocus()
    expect(screen.getByText('ganit-ghar')).toBeVisible()
    await hands().click(button('Continue where you left'))
    expect(await heading('Add Company Info')).toHaveFocus()
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
  })

  it('may be started afresh', async () => {
    server.kept.draft = { plan: 'FT', fields: { domainName: 'old' }, updatedAt: '2026-11-21T03:42:00.000Z' }
    await openSignedIn()
    await hands().click(button('Start afresh'))
    expect(await heading('Choose Your Plan')).toHaveFocus()
    await waitFor(() => expect(server.kept.draft).toBeNull())
    await hands().click(button('Save & Next'))
    await skip(2000)
    expect(field('Domain name')).toHaveValue('')
    expect(field('Company email')).toHaveValue(user.email)
  })

  it('lands on the licence where there is one', async () => {
    server.kept.licence = {
      plan: 'FT',
      domainName: 'ganit-ghar',
      startsAt: '2026-11-21T03:42:00.000Z',
      endsAt: '2026-12-05T03:42:00.000Z',
      orderId: 'FREE_TRIAL-sandbox-mitali',
    }
    await openSignedIn()
    expect(await heading('Your licence is active')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to your application' })).toHaveAttribute(
      'href',
      '/sandbox/application',
    )
    expect(screen.queryByRole('button', { name: 'Save & Next' })).toBeNull()
  })
})

describe('nobody is trapped while signed in', () => {
  it('has the account first, with a way out and a way to sign out', async () => {
    const { onClose } = await openSignedIn()
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getAllByRole('button')[0]).toHaveAccessibleName('Mitali Sen Your account')
    await hands().click(button(/Mitali Sen/))
    expect(screen.getByText(user.email)).toBeVisible()
    await hands().click(button('Leave for now'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['Escape', () => hands().keyboard('{Escape}')],
    [
      // The browser's own press: the simulated one takes the focus away before the question can note it.
      'a press beside it',
      () => realHands.click(document.elementFromPoint(5, 5) as Element, { position: { x: 5, y: 5 } }),
    ],
  ])('asks on %s, and gives the focus back when people stay', async (_, tryToLeave) => {
    const { onClose } = await openSignedIn()
    button('Save & Next').focus()
    await tryToLeave()
    const question = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
    expect(question).toHaveAccessibleDescription(/What you typed is kept/)
    await hands().click(within(question).getByRole('button', { name: 'Stay' }))
    await skip(50)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(button('Save & Next')).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
    await tryToLeave()
    await hands().click(button('Leave for now'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('takes a second Escape for Stay', async () => {
    const { onClose } = await openSignedIn()
    await hands().keyboard('{Escape}')
    await screen.findByRole('alertdialog')
    await hands().keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('forgets user and token on Sign Out, and asks to sign in', async () => {
    await openSignedIn()
    await hands().click(button(/Mitali Sen/))
    await hands().click(button('Sign Out'))
    expect(await heading('Sign in to Continue')).toHaveFocus()
    expect(readSession()).toBeNull()
    expect(localStorage.length).toBe(0)
    expect(button(/Close/)).toBeVisible()
  })
})

it('says Un Authorized! when the sign-in has ended elsewhere, and brings the account back to its words', async () => {
  await toStepTwo()
  await fill()
  clearSession()
  await hands().click(button('Save & Next'))
  expect(await screen.findByText('Un Authorized!')).toBeVisible()
  await hands().click(button('Continue with Google'))
  popups.choose(user.uid)
  expect(await heading('Add Company Info')).toBeVisible()
  for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
})
