import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { FieldErrors } from '../../contracts/api'
import { companyFields, validateCompany } from '../../contracts/licensing'
import { clearSession, saveSession } from '../../services/auth/storage'
import { findPlan, Journey } from './journey'
import { unsavedDrafts } from './state/dependencies'

export const user = {
  uid: 'sandbox-mitali',
  email: 'mitali@ganit.example',
  displayName: 'Mitali Sen',
  photoURL: '',
}
export const accessToken = 'token-1'
export const company = {
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

/**
 * A fake server in the page: it stores a draft, a company and a licence, and applies the rules of the
 * contract.
 */
function serve() {
  const kept = { draft: null as unknown, company: null as Body | null, licence: null as unknown }
  const calls: Call[] = []
  const taken = new Set(['suravi'])
  /** Replaces the answer to a call. */
  const answers: Record<string, (() => Response | Promise<Response>) | undefined> = {}
  const reply = (body: Body, status = 200) => Response.json(body, { status })
  const refuse = (errors: FieldErrors) =>
    reply(
      { success: false, message: 'Your request could not be processed. Please check your input.', errors },
      422,
    )
  const plain: Record<string, (body: Body) => Response> = {
    sandbox_sign_in: () => reply({ success: true, user, token: accessToken }),
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
    domain_availability: ({ domainName }) =>
      taken.has(String(domainName))
        ? reply({ success: true, available: false, suggestions: [`${domainName}-school`, `${domainName}-2`] })
        : reply({ success: true, available: true, suggestions: [] }),
    verify_with_backend: ({ selected_plan, token: _, ...details }) => {
      const errors = validateCompany(details)
      if (errors) return refuse(errors)
      const stored = companyFields.parse(details)
      const name = stored.domainName
      if (taken.has(name)) return refuse({ domainName: [`The domain name ‘${name}’ is already taken.`] })
      kept.company = { ...stored, plan: selected_plan }
      return reply({ success: true, company: kept.company })
    },
    create_payment_order: () =>
      reply({
        success: true,
        orderId: 'order_1',
        amount: 598_800,
        currency: 'INR',
        key: 'rzp_test_1',
        provider: 'razorpay',
      }),
    complete_onboarding: ({ orderId }) => {
      kept.licence = {
        plan: kept.company?.plan,
        domainName: kept.company?.domainName,
        startsAt: '2026-11-21T03:42:00.000Z',
        endsAt: '2026-12-05T03:42:00.000Z',
        orderId,
        active: true,
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

/**
 * The sign-in window is replaced by a frame, which posts messages to its parent as a window does to its
 * opener.
 */
function openFrames() {
  const frames: HTMLIFrameElement[] = []
  vi.spyOn(window, 'open').mockImplementation((url) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.dataset.address = String(url)
    document.body.append(frame)
    frames.push(frame)
    // A real window would take the focus away from this document.
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

export let server: ReturnType<typeof serve>
export let popups: ReturnType<typeof openFrames>

/** Before each test of a file: no account is signed in, and the server and the windows are fakes in the page. */
export function freshPage() {
  beforeEach(() => {
    // The clock runs, so that the page works; the tests skip long delays.
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    clearSession()
    server = serve()
    popups = openFrames()
  })
  afterEach(() => {
    cleanup()
    // An unsaved draft is sent again after five seconds. By then the next test file runs in the same page.
    unsavedDrafts.clear()
    vi.useRealTimers()
    vi.restoreAllMocks()
    clearSession()
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  })
}

export const skip = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const visitor = () => userEvent.setup({ delay: null })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const heading = (name: string) => screen.findByRole('heading', { level: 3, name })
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A page with a button that has opened the dialog. */
export function open(plan = 'FT', focused = true) {
  const onClose = vi.fn()
  const opener = document.createElement('button')
  document.body.append(opener)
  if (focused) opener.focus()
  const view = render(<Journey plan={findPlan(plan)!} opener={opener} onClose={onClose} />)
  return { ...view, onClose, opener }
}

export async function openSignedIn(plan?: string) {
  saveSession({ user, accessToken })
  const view = open(plan)
  await skip(300)
  return view
}

export async function toStepTwo(plan?: string) {
  const view = await openSignedIn(plan)
  await visitor().click(button('Save & Next'))
  await skip(2000)
  await heading('Add Company Info')
  return view
}

export async function fill(values: Record<string, string> = company) {
  for (const [label, value] of Object.entries(values)) {
    await visitor().clear(field(label))
    if (value) await visitor().type(field(label), value)
  }
}

export async function toStepThree(plan?: string) {
  const view = await toStepTwo(plan)
  await fill()
  await visitor().click(button('Save & Next'))
  await heading('Complete Your Onboarding')
  return view
}
