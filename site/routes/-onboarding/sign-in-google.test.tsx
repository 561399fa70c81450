/** The onboarding with Firebase's SDK instead of the sandbox, and a test double of Google's server. */
import '../../styles.css'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { integrations } from '../../server/csp/sources'
import { lazyProvider } from '../../services/auth/current-provider'
import { firebaseAuthProvider } from '../../services/auth/firebase'
import {
  answerIn,
  domain,
  google,
  googleError,
  person,
  startGoogle,
  stopGoogle,
} from '../../services/auth/google.fixture'
import type { AuthProvider } from '../../services/auth/provider'
import { clearSession, readSession } from '../../services/auth/storage'
import { button, company, field, fill, heading, open, skip, visitor } from './journey.fixture'
import { unsavedDrafts } from './state/dependencies'

const current = vi.hoisted(() => ({ provider: undefined as AuthProvider | undefined }))
vi.mock('../../services/auth/current-provider', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  authProvider: new Proxy({}, { get: (_, name) => current.provider?.[name as keyof AuthProvider] }),
}))

let keys = 0
/** The calls to our own server, with their bearer tokens. */
let calls: [name: string, bearer: string | null][]
beforeEach(() => {
  startGoogle({ shouldAdvanceTime: true })
  unsavedDrafts.clear()
  const apiKey = `journey-${keys++}`
  current.provider = lazyProvider(async () =>
    firebaseAuthProvider({ apiKey, authDomain: domain, projectId: 'school', appId: 'app' }),
  )
  calls = []
  const ours = vi.mocked(window.fetch).getMockImplementation()
  vi.mocked(window.fetch).mockImplementation((input, init) => {
    const bearer = new Headers(init?.headers).get('Authorization')
    if (String(input).startsWith('/v1/')) calls.push([String(input).slice(4), bearer])
    return ours?.(input, init) ?? Promise.reject(new TypeError('Failed to fetch'))
  })
  const yes = () => ({ body: { success: true } })
  for (const name of ['google_login', 'onboarding_status', 'save_draft', 'verify_with_backend'])
    google.answers[name] = yes
})
afterEach(async () => {
  cleanup()
  clearSession()
  await stopGoogle()
})

async function press() {
  const before = google.popups.length
  await visitor().click(button('Continue with Google'))
  await waitFor(() => expect(google.popups.length).toBe(before + 1))
}
async function openCard() {
  open()
  await skip(300)
}
async function signIn() {
  await press()
  answerIn()
}
const refuse = (message: string, status: number) => () => ({ status, body: { success: false, message } })

it('signs in with the ID token, and stores user and access token', async () => {
  await openCard()
  await signIn()
  await heading('Choose Your Plan')
  expect(calls[0]).toEqual(['google_login', expect.stringMatching(/^Bearer ey/)])
  expect(readSession()).toEqual({ user: person, accessToken: 'ya29.access' })
})

it('shows the photo of the account from Google’s address, which the policy allows; else the initials', async () => {
  const policy = integrations.auth.sources({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: domain,
  })
  expect(policy?.['img-src']).toEqual(['https://*.googleusercontent.com'])
  const set = vi.spyOn(Element.prototype, 'setAttribute')
  await openCard()
  await signIn()
  await heading('Choose Your Plan')
  expect(new URL(person.photoURL).hostname).toMatch(/\.googleusercontent\.com$/)
  expect(set).toHaveBeenCalledWith('src', person.photoURL)
  // Google is not reachable here.
  await waitFor(() => expect(document.querySelector('[data-slot=avatar]')).toHaveTextContent('MS'))
})

it('opens a window again without waiting, after it was closed', async () => {
  await openCard()
  await press()
  google.popups[0]?.window.close()
  await press()
  expect(await screen.findByText(/conflicting popup.+Continue in the newer sign-in window\./)).toBeVisible()
  answerIn()
  await heading('Choose Your Plan')
  expect(screen.queryByText(/popup-closed-by-user/)).toBeNull()
})

describe('an hour later, in the middle of step 2', () => {
  const toStepTwo = async () => {
    await openCard()
    await signIn()
    await heading('Choose Your Plan')
    await visitor().click(button('Save & Next'))
    await skip(2000)
    await heading('Add Company Info')
    await fill()
    vi.setSystemTime(Date.now() + 60 * 60_000)
    calls.length = 0
  }

  it('asks to sign in again where Google gives no token, and returns to the typed values', async () => {
    await toStepTwo()
    google.answers.token = googleError('TOKEN_EXPIRED')
    google.answers.verify_with_backend = refuse('Un Authorized!', 401)
    await visitor().click(button('Save & Next'))
    await heading('Sign in to Continue')
    expect(calls.find(([name]) => name === 'verify_with_backend')).toEqual(['verify_with_backend', null])
    expect(readSession()).toBeNull()
    await signIn()
    await heading('Add Company Info')
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
  })
})
