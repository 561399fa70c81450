import '../../styles.css'
import { Toaster } from '@kaksha/design-system'
import { recordAnnouncements } from '@kaksha/design-system/testing'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { notAcceptedMessage, unauthorisedMessage } from '../../contracts/api'
import { networkErrorMessage, trialFailedMessage } from '../../contracts/onboarding'
import { clearSession } from '../../services/auth/storage'
import { button, fill, freshPage, server, skip, toStepThree, toStepTwo, visitor } from './journey.fixture'

freshPage()

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
