import { Toaster } from '@kaksha/design-system'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest' // with Jest: '@jest/globals'
import { Enquiry } from './enquiry'

afterEach(cleanup)

it('shows the error at its field, and a message after the form is sent', async () => {
  render(
    <>
      <Enquiry />
      <Toaster />
    </>,
  )
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  const send = screen.getByRole('button', { name: 'Send' })

  await userEvent.click(send)
  expect(await screen.findByRole('group', { name: 'Errors:' })).toBe(document.activeElement)
  expect(email.getAttribute('aria-invalid')).toBe('true')

  await userEvent.type(email, 'asha@example.com')
  await userEvent.click(send)
  expect(await screen.findByText('Thank you. We answer within a day.')).toBeTruthy()
})
