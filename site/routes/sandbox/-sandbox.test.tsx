import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, saveSession } from '../../services/auth/storage'
import { Route as application } from './application'
import { Route as calendar } from './calendar'
import { Route as identity } from './identity'
import { Route as samplePlans } from './plans'

const address = location.href
const show = (route: { options: { component?: unknown } }) => {
  const Screen = route.options.component as ComponentType
  return render(
    <Suspense>
      <Screen />
    </Suspense>,
  )
}

afterEach(() => {
  cleanup()
  clearSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', address)
})

describe('/sandbox/identity', () => {
  const opener = { postMessage: vi.fn() }
  const close = vi.fn()
  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

  beforeEach(() => {
    opener.postMessage.mockReset()
    close.mockReset()
    vi.stubGlobal('opener', opener)
    vi.spyOn(window, 'close').mockImplementation(close)
    history.replaceState(null, '', '?state=secret')
  })

  it('sends the chosen account to its opener, to its own origin only, and closes', async () => {
    show(identity)
    await choose(/Mitali Sen/)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'sandbox-identity', state: 'secret', account: 'sandbox-mitali' },
      location.origin,
    )
  })

  it('stays open and sends nothing for the account that never answers', async () => {
    show(identity)
    await choose(/Tenzin Lepcha/)
    expect(await screen.findByText(/No answer will come: close this window/)).toBeVisible()
    await new Promise((done) => setTimeout(done, 400))
    expect(opener.postMessage).not.toHaveBeenCalled()
    expect(close).not.toHaveBeenCalled()
  })

  it.each([
    ['no window has opened it', () => vi.stubGlobal('opener', null)],
    ['its address has no secret', () => history.replaceState(null, '', '?')],
  ])('shows that no page waits for it when %s', async (_, arrange) => {
    arrange()
    show(identity)
    await choose(/Mitali Sen/)
    expect(await screen.findByText(/Nobody is waiting for this window/)).toBeVisible()
    expect(close).not.toHaveBeenCalled()
  })
})

describe('/sandbox/plans', () => {
  it('shows every limit of the plan, with incoming and outgoing traffic', async () => {
    show(samplePlans)
    await screen.findByText('CPU', { selector: 'dt' })
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
    expect(['CPU', 'Memory', 'Disk space', 'Bandwidth', 'Traffic in / out'].map(value)).toEqual([
      'about 20%',
      'about 256 MB',
      '10 GB',
      '2 TB',
      '500 MB / 500 MB',
    ])
  })
})

describe('/sandbox/calendar', () => {
  const posted = vi.fn()
  const messages = () => posted.mock.calls.map(([message]) => message)
  const embed = () => vi.stubGlobal('parent', { postMessage: posted })

  beforeEach(() => posted.mockReset())

  it('books the pressed time, confirms it, focuses the confirmation and reports to the embedding page', async () => {
    embed()
    show(calendar)
    await userEvent.click(await screen.findByRole('button', { name: 'Tuesday, 2:30 PM' }))
    const answer = await screen.findByText(
      /Booked: Tuesday, 2:30 PM\. This is the sandbox, so nobody will come\./,
    )
    expect(answer.closest('[data-slot=alert]')).toHaveFocus()
    expect(messages()).toContainEqual({ type: 'sandbox-calendar', event: { kind: 'booked' } })
  })
})

describe('/sandbox/application', () => {
  const user = {
    uid: 'sandbox-mitali',
    email: 'mitali@ganit.example',
    displayName: 'Mitali Sen',
    photoURL: '',
  }
  const licence = {
    plan: 'FT',
    domainName: 'ganit-ghar',
    startsAt: '2026-11-21T03:42:00.000Z',
    endsAt: '2026-12-05T03:42:00.000Z',
    orderId: 'FREE_TRIAL-sandbox-mitali',
    active: true,
  }
  const respondWith = (body: object, status = 200) =>
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }))

  it('shows the tenant and its licence to its owner', async () => {
    saveSession({ user, accessToken: 'token-1' })
    let reply = () => {}
    const answered = new Promise<void>((resolve) => {
      reply = resolve
    })
    const requests = vi.spyOn(window, 'fetch').mockImplementation(async () => {
      await answered
      return Response.json({ success: true, licence, company: { companyName: 'Ganit Ghar' } })
    })
    show(application)
    expect(await screen.findByText('Loading...')).toBeVisible()
    reply()
    expect(await screen.findByRole('heading', { level: 2, name: 'Ganit Ghar' })).toBeVisible()
    for (const value of ['ganit-ghar.kaksha.example', 'Free Trial', '21 November 2026', '5 December 2026'])
      expect(screen.getByText(value)).toBeVisible()
    expect(screen.getByText('Sandbox')).toBeVisible()
    const [url, init] = requests.mock.calls[0] ?? []
    expect(url).toBe('/v1/onboarding_status')
    expect(JSON.parse(String(init?.body))).toEqual({ token: user.uid })
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token-1')
  })

  it('requests nothing and links to the plans without a sign-in', async () => {
    const requests = respondWith({})
    show(application)
    expect(await screen.findByText(/no licence here yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing')
    expect(requests).not.toHaveBeenCalled()
  })
})
