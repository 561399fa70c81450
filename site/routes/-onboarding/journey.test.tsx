import '../../styles.css'
import { Toaster } from '@kaksha/design-system'
import { recordAnnouncements } from '@kaksha/design-system/testing'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { notAcceptedMessage, unauthorisedMessage } from '../../contracts/api'
import { networkErrorMessage, trialFailedMessage } from '../../contracts/onboarding'
import { clearSession } from '../../services/auth/storage'
import {
  button,
  fill,
  freshPage,
  open,
  openSignedIn,
  server,
  skip,
  toStepThree,
  toStepTwo,
  visitor,
} from './journey.fixture'

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
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

it.each([
  {
    event: 'step 2 without a connection',
    message: networkErrorMessage,
    reach: async () => {
      await toStepTwo()
      await fill()
      server.answers.verify_with_backend = lost
    },
    press: 'Save & Next',
  },
  {
    event: 'step 2 with a field that is wrong',
    message: notAcceptedMessage,
    reach: toStepTwo,
    press: 'Save & Next',
  },
  {
    event: 'a refusal of the server',
    message: 'This name is not possible.',
    reach: async () => {
      await toStepTwo()
      await fill()
      server.answers.verify_with_backend = () =>
        Response.json({ success: false, message: 'This name is not possible.' }, { status: 422 })
    },
    press: 'Save & Next',
  },
  {
    event: 'a session that has ended',
    message: unauthorisedMessage,
    reach: async () => {
      await toStepTwo()
      clearSession()
    },
    press: 'Save & Next',
  },
  {
    event: 'a failed launch',
    message: trialFailedMessage,
    reach: async () => {
      await toStepThree()
      server.answers.complete_onboarding = lost
    },
    press: 'Submit & Launch',
  },
  {
    event: 'a retry that fails',
    message: trialFailedMessage,
    reach: async () => {
      await toStepThree()
      server.answers.complete_onboarding = lost
      await visitor().click(button('Submit & Launch'))
      await skip(3000)
    },
    press: 'Retry: Submit & Launch',
  },
])('announces $event once', async ({ message, reach, press }) => {
  render(<Toaster />)
  await reach()
  const recorder = recordAnnouncements()
  await visitor().click(button(press))
  await skip(3000)
  await expect.poll(() => recorder.announcements).toContainEqual(expect.objectContaining({ text: message }))
  await skip(500)
  recorder.stop()
  const errors = recorder.announcements.filter(({ politeness }) => politeness === 'assertive')
  expect(errors).toEqual([{ text: message, politeness: 'assertive', fault: undefined }])
})
