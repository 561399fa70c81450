import '../../styles.css'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userEvent as browserUser } from 'vitest/browser'
import { readSession } from '../../services/auth/storage'
import {
  button,
  freshPage,
  heading,
  openSignedIn,
  server,
  skip,
  toStepThree,
  toStepTwo,
  user,
  visitor,
} from './journey.fixture'

freshPage()

describe('leaving while signed in', () => {
  it('shows the account first, with Leave for now beside it and Sign Out in it', async () => {
    const { onClose } = await openSignedIn()
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getAllByRole('button')[0]).toHaveAccessibleName('Mitali Sen Signed in')
    expect(button('Leave for now')).toBeVisible()
    await visitor().click(button(/Mitali Sen/))
    expect(screen.getByText(user.email)).toBeVisible()
    await visitor().click(button('Leave for now'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['Escape', () => visitor().keyboard('{Escape}')],
    [
      // The browser's own press: the simulated one moves the focus before the question can note it.
      'a press outside it',
      () => browserUser.click(document.elementFromPoint(5, 5) as Element, { position: { x: 5, y: 5 } }),
    ],
  ])('asks on %s, and gives the focus back when the visitor stays', async (_, tryToLeave) => {
    const { onClose } = await openSignedIn()
    button('Save & Next').focus()
    await tryToLeave()
    const question = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
    expect(question).toHaveAccessibleDescription(/What you typed is kept/)
    await visitor().click(within(question).getByRole('button', { name: 'Stay' }))
    await skip(50)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(button('Save & Next')).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
    await tryToLeave()
    // The dialog behind the question is inert, but queries by role still find its buttons.
    const again = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
    await visitor().click(within(again).getByRole('button', { name: 'Leave for now' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says what is kept while saving fails, and keeps it', async () => {
    const { onClose } = await toStepTwo()
    server.answers.save_draft = () => Promise.reject(new TypeError('Failed to fetch'))
    await visitor().type(screen.getByLabelText('Company name'), 'Ganit Ghar')
    await skip(1000)
    const note = screen.getByText(/^Not saved yet\./)
    expect(note).toHaveRole('status')
    // The last field: its note must not be behind the sticky buttons.
    screen.getByLabelText('Primary location').focus()
    const { top, bottom, left } = note.getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(innerHeight)
    expect(document.elementFromPoint(left + 4, (top + bottom) / 2)).toBe(note)
    await visitor().keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
    expect(question).toHaveAccessibleDescription(/is kept as long as this page stays open/)
    await visitor().click(within(question).getByRole('button', { name: 'Leave for now' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('treats a second Escape as Stay', async () => {
    const { onClose } = await openSignedIn()
    await visitor().keyboard('{Escape}')
    await screen.findByRole('alertdialog')
    await visitor().keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says during a launch that it goes on, also on Leave for now, and gives its result the focus', async () => {
    let answer = (_: Response) => {}
    server.answers.complete_onboarding = () => new Promise((resolve) => (answer = resolve))
    const { onClose } = await toStepThree()
    await visitor().click(button('Submit & Launch'))
    for (const tryToLeave of [
      () => visitor().click(button('Leave for now')),
      () => visitor().keyboard('{Escape}'),
    ]) {
      await tryToLeave()
      const question = await screen.findByRole('alertdialog', { name: 'Leave for now?' })
      expect(question).toHaveAccessibleDescription(/^Your launch is on its way/)
      expect(question).not.toHaveAccessibleDescription(/Open the same plan again/)
      await visitor().click(within(question).getByRole('button', { name: 'Stay' }))
      await skip(50)
    }
    await visitor().keyboard('{Escape}')
    await screen.findByRole('alertdialog')
    await skip(2000)
    answer(Response.json({ success: true }))
    const title = await heading('Ganit Ghar')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await skip(50)
    expect(title).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('removes user and token on Sign Out, and shows the sign-in card', async () => {
    await openSignedIn()
    await visitor().click(button(/Mitali Sen/))
    await visitor().click(button('Sign Out'))
    expect(await heading('Sign in to Continue')).toHaveFocus()
    expect(readSession()).toBeNull()
    expect(localStorage.length).toBe(0)
    expect(button(/Close/)).toBeVisible()
  })
})
