import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route as application } from './application'
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', address)
})

describe('/sandbox/identity', () => {
  const opener = { postMessage: vi.fn() }
  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

  beforeEach(() => {
    opener.postMessage.mockReset()
    vi.stubGlobal('opener', opener)
    history.replaceState(null, '', '?state=secret')
  })

  it.each([
    ['silent', /Tenzin Lepcha/, /No answer will come: close this window/],
    ['chosen while no page waits for it', /Mitali Sen/, /Nobody is waiting for this window/],
  ])('stays open and sends nothing for an account that is %s', async (kind, name, note) => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    if (kind !== 'silent') vi.stubGlobal('opener', null)
    show(identity)
    await choose(name)
    expect(await screen.findByText(note)).toBeVisible()
    await new Promise((done) => setTimeout(done, 400))
    expect(opener.postMessage).not.toHaveBeenCalled()
    expect(close).not.toHaveBeenCalled()
  })

  it('sends the account that the server will refuse to its own origin only', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    show(identity)
    await choose(/Farida Khan/)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'sandbox-identity', state: 'secret', account: 'sandbox-refused' },
      location.origin,
    )
  })
})

it('/sandbox/plans shows every limit of the plan, with incoming and outgoing traffic', async () => {
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

it('/sandbox/application requests nothing and links to the plans without a sign-in', async () => {
  const requests = vi.spyOn(window, 'fetch')
  show(application)
  expect(await screen.findByText(/no licence here yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing')
  expect(requests).not.toHaveBeenCalled()
})
