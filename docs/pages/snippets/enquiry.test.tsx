import '@kaksha/design-system/styles.css'
import { Toaster } from '@kaksha/design-system'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Enquiry } from './enquiry'

afterEach(cleanup)

it('shows the error at its field, and a message after the form is sent', async () => {
  render(
    <main>
      <h1>Ganit</h1>
      <Enquiry />
      <Toaster />
    </main>,
  )
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  const send = screen.getByRole('button', { name: 'Send' })

  await userEvent.click(send)
  await waitFor(() => expect(screen.getByRole('group', { name: 'Errors:' })).toHaveFocus())
  expect(email).toHaveAccessibleDescription('We answer within a day. Fill in “E-mail”.')
  expect((await axe.run()).violations).toEqual([])

  await userEvent.fill(email, 'asha@example.com')
  await userEvent.click(send)
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('Thank you.'))
})
