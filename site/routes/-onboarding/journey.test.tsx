import '../../styles.css'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, freshPage, open, openSignedIn, skip, visitor } from './journey.fixture'

freshPage()

describe('opening', () => {
  it('is a dialog with exactly this name that says Loading... for 300 ms', async () => {
    // The clock is stopped: on a busy machine the 300 ms would be over before the first look.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    open()
    // The text of a live region is mounted only after a frame with the empty region was rendered.
    await new Promise(requestAnimationFrame)
    const dialog = screen.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Onboarding Journey - Free Trial Plan')
    await skip(150)
    expect(within(dialog).getByText('Loading...')).toBeVisible()
    expect(dialog).toHaveFocus()
    await skip(150)
    expect(screen.getByRole('heading', { level: 3, name: 'Sign in to Continue' })).toHaveFocus()
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
    ['Escape', () => visitor().keyboard('{Escape}')],
    ['Close', () => visitor().click(button(/Close/))],
  ])('closes by %s while no account is signed in', async (_, close) => {
    const { onClose } = open()
    await skip(300)
    await close()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['as most browsers do', true],
    ['where a press does not focus a button, as in Safari', false],
  ])('returns the focus to the opener (%s)', async (_, focused) => {
    const { opener, unmount } = open('FT', focused)
    await skip(300)
    unmount()
    await skip(50)
    expect(opener).toHaveFocus()
    opener.remove()
  })

  it('opens no other plan for an unknown code: it closes, and reports the failure', async () => {
    const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
    const { onClose } = open('XX')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClose).toHaveBeenCalledOnce()
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Unknown plan: XX'))
  })
})
