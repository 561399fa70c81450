import '../../styles.css'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  button,
  company,
  field,
  fill,
  freshPage,
  heading,
  openSignedIn,
  server,
  skip,
  toStepTwo,
  user,
  visitor,
} from './journey.fixture'

freshPage()

describe('an unfinished journey', () => {
  it('is saved at once when the page is closed', async () => {
    await toStepTwo()
    await fill({ 'Domain name': 'gan' })
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(server.named('save_draft').at(-1)).toMatchObject({ keepalive: true }))
    expect(server.named('save_draft').at(-1)?.body).toMatchObject({ fields: { domainName: 'gan' } })
  })

  it('is offered back when the same plan is opened again, and continues where it was left', async () => {
    const { unmount } = await toStepTwo()
    await fill()
    unmount()
    await waitFor(() => expect(server.kept.draft).not.toBeNull())
    await openSignedIn()
    expect(await heading('Welcome back')).toHaveFocus()
    expect(screen.getByText('ganit-ghar')).toBeVisible()
    await visitor().click(button('Continue where you left'))
    expect(await heading('Add Company Info')).toHaveFocus()
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
    expect(server.named('discard_draft')).toEqual([])
  })

  it('can be started afresh', async () => {
    server.kept.draft = { plan: 'FT', fields: { domainName: 'old' }, updatedAt: '2026-11-21T03:42:00.000Z' }
    await openSignedIn()
    await visitor().click(button('Start afresh'))
    expect(await heading('Choose Your Plan')).toHaveFocus()
    await waitFor(() => expect(server.kept.draft).toBeNull())
    const [discarded, ...more] = server.named('discard_draft')
    expect(more).toEqual([])
    expect(discarded?.body).toMatchObject({ plan: 'FT' })
    expect(discarded?.headers.get('Authorization')).toMatch(/^Bearer ./)
    await visitor().click(button('Save & Next'))
    await skip(2000)
    expect(field('Domain name')).toHaveValue('')
    expect(field('Company email')).toHaveValue(user.email)
  })

  it('shows an existing licence instead', async () => {
    server.kept.licence = {
      plan: 'FT',
      domainName: 'ganit-ghar',
      startsAt: '2026-11-21T03:42:00.000Z',
      endsAt: '2026-12-05T03:42:00.000Z',
      orderId: 'FREE_TRIAL-sandbox-mitali',
      active: true,
    }
    const { onClose } = await openSignedIn()
    expect(await heading('Your licence is active')).toHaveFocus()
    expect(screen.getByText('Free trial until')).toBeVisible()
    expect(screen.getByText('5 December 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your application' })).toHaveAttribute(
      'href',
      '/sandbox/application',
    )
    expect(screen.queryByRole('button', { name: 'Save & Next' })).toBeNull()
    // The button is named 'Close' and not 'Leave for now', because no journey is unfinished.
    await visitor().click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
  it('shows that a free trial has ended, and whom to ask', async () => {
    server.kept.licence = {
      plan: 'FT',
      domainName: 'ganit-ghar',
      startsAt: '2026-10-01T03:42:00.000Z',
      endsAt: '2026-10-15T03:42:00.000Z',
      orderId: 'FREE_TRIAL-sandbox-mitali',
      active: false,
    }
    await openSignedIn()
    expect(await heading('Your free trial has ended')).toHaveFocus()
    expect(screen.getByText('15 October 2026')).toBeVisible()
    expect(screen.queryByText(/is active|Everything is ready|until/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  })
})
