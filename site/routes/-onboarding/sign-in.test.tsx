import '../../styles.css'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sandboxIdentityPath } from '../../services/auth/sandbox'
import { readSession } from '../../services/auth/storage'
import {
  accessToken,
  button,
  company,
  field,
  fill,
  freshPage,
  heading,
  open,
  popups,
  server,
  skip,
  toStepTwo,
  user,
  visitor,
} from './journey.fixture'

freshPage()

describe('signing in', () => {
  it('opens a window in the press, and leads to step 1', async () => {
    open()
    await skip(300)
    await visitor().click(button('Continue with Google'))
    expect(popups.frames[0]?.dataset.address).toMatch(`${sandboxIdentityPath}?state=`)
    expect(button('Continue with Google')).not.toHaveAttribute('aria-disabled')
    expect(screen.getByText(/in the sign-in window/)).toBeVisible()
    popups.choose(user.uid)
    expect(await heading('Choose Your Plan')).toHaveFocus()
    expect(readSession()).toEqual({ user, accessToken })
    expect(server.named('google_login')[0]).toMatchObject({ body: { ...user, token: accessToken } })
    expect(server.named('google_login')[0]?.headers.get('Authorization')).toBe('Bearer token-1')
    expect(server.named('google_login')[0]?.headers.get('Source')).toBe('website')
    expect(screen.queryByRole('button', { name: /Close/ })).toBeNull()
  })

  it('waits for the server with a button that keeps its focus and is labelled Loading...', async () => {
    server.answers.google_login = () => new Promise(() => {})
    open()
    await skip(300)
    await visitor().click(button('Continue with Google'))
    popups.choose(user.uid)
    await waitFor(() => expect(button('Continue with Google')).toHaveAttribute('aria-disabled', 'true'))
    expect(button('Continue with Google')).toHaveFocus()
    expect(screen.getByText('Loading...')).toBeInTheDocument()
  })

  it('notes that a second press has replaced the first window', async () => {
    open()
    await skip(300)
    await visitor().click(button('Continue with Google'))
    await visitor().click(button('Continue with Google'))
    expect(await screen.findByText(/Continue in the newer sign-in window\./)).toBeVisible()
    popups.choose(user.uid)
    await heading('Choose Your Plan')
  })

  it('returns to the typed values where the session has ended in step 2', async () => {
    await toStepTwo()
    await fill()
    server.answers.verify_with_backend = () =>
      Response.json({ success: false, message: 'Un Authorized!' }, { status: 401 })
    await visitor().click(button('Save & Next'))
    await heading('Sign in to Continue')
    expect(readSession()).toBeNull()
    await visitor().click(button('Continue with Google'))
    popups.choose(user.uid)
    await heading('Add Company Info')
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
  })
})

const phone = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91'
it.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${phone}`, false],
  ['Mozilla/5.0 (Linux; Android 14; SM-A546B; wv) AppleWebKit/537.36 Instagram 339.0.3.12.91', true],
  [navigator.userAgent, null],
])('says before the press how to sign in inside another app: %s', async (userAgent, isAndroid) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  open()
  await skip(300)
  const reason = screen.queryByText(/does not allow sign-in inside another app/)
  expect(Boolean(reason)).toBe(isAndroid !== null)
  expect(Boolean(screen.queryByText(/choose ‘Open in Safari’/))).toBe(isAndroid === false)
  const chrome = screen.queryByRole('link', { name: 'Open in Chrome' })
  expect(Boolean(chrome)).toBe(isAndroid === true)
  if (!reason) return
  const address = `${location.origin}${location.pathname}?onboarding=FT`
  expect(screen.getByText(address)).toBeVisible()
  expect(button('Copy: the address')).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
  const before = reason.compareDocumentPosition(button('Continue with Google'))
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  if (chrome) expect(chrome.getAttribute('href')).toContain(encodeURIComponent(address))
})

it('gives the address of this site inside another app, whatever the path is', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) ${phone}`)
  const { href } = location
  // A path that begins with two slashes must not name another host.
  history.replaceState(null, '', `${location.origin}//evil.example/`)
  try {
    open()
    await skip(300)
    expect(screen.getByText(`${location.origin}//evil.example/?onboarding=FT`)).toBeVisible()
  } finally {
    history.replaceState(null, '', href)
  }
})
