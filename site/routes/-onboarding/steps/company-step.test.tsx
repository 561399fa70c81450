import '../../../styles.css'
import { toastStore } from '@kaksha/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userEvent as browserUser } from 'vitest/browser'
import {
  button,
  company,
  field,
  fill,
  freshPage,
  heading,
  server,
  skip,
  toStepTwo,
  user,
  visitor,
} from '../journey.fixture'

freshPage()

describe('step 2', () => {
  it('has six fields, natively required and limited, with the e-mail address prefilled', async () => {
    await toStepTwo()
    for (const label of [...Object.keys(company), 'Company email']) expect(field(label)).toBeRequired()
    expect(field('Domain name')).toHaveAttribute('minlength', '3')
    expect(field('Domain name')).toHaveAttribute('maxlength', '20')
    expect(field('Company email')).toHaveAttribute('type', 'email')
    expect(field('Company email')).toHaveValue(user.email)
    expect(field('Company phone')).toHaveAttribute('type', 'tel')
    expect(field('Number of employees')).toHaveAttribute('type', 'text')
    expect(field('Number of employees')).toHaveAttribute('inputmode', 'numeric')
  })

  it('lists the errors, numbered and focused; each one links to its field', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'gg', 'Primary location': '' })
    await visitor().click(button('Save & Next'))
    const summary = await screen.findByRole('group', { name: 'Errors:' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(within(summary).getByRole('list').tagName).toBe('OL')
    const lines = within(summary).getAllByRole('link')
    expect(lines.map((line) => line.textContent)).toEqual([
      'Use at least 3 characters for the domain name. You have typed 2.',
      'Enter your primary location.',
    ])
    await visitor().click(lines[0] as HTMLElement)
    expect(field('Domain name')).toHaveFocus()
    expect(field('Domain name')).toHaveAccessibleDescription(/Use at least 3 characters for the domain name/)
    expect(field('Domain name')).toHaveAttribute('aria-invalid', 'true')
    expect(field('Company name')).not.toHaveAttribute('aria-invalid')
    expect(server.named('verify_with_backend')).toHaveLength(0)
    // A second press announces the same errors again.
    await visitor().click(button('Save & Next'))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Errors:' })).toHaveFocus())
  })

  it('shows a toast for field errors, and removes each error when its field is corrected', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'gg', 'Primary location': '' })
    await visitor().click(button('Save & Next'))
    await screen.findByRole('group', { name: 'Errors:' })
    expect(toastStore.get()).toMatchObject([
      { tone: 'error', message: 'Your request could not be processed. Please check your input.' },
    ])
    await visitor().type(field('Domain name'), 'g')
    await waitFor(() => expect(field('Domain name')).not.toHaveAttribute('aria-invalid'))
    expect(field('Primary location')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('group', { name: 'Errors:' })).toHaveTextContent('You have typed 2.')
  })

  it('lists the errors of the server, keeps every value, and moves on when they are corrected', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'Suravi' })
    await visitor().click(button('Save & Next'))
    const summary = await screen.findByRole('group', { name: 'Errors:' })
    expect(summary).toHaveTextContent('already taken')
    expect(field('Domain name')).toHaveValue('Suravi')
    for (const [label, value] of Object.entries(company).slice(1)) expect(field(label)).toHaveValue(value)
    await fill({ 'Domain name': 'ganit-ghar' })
    // The browser's own Enter: the simulated one ignores a submit button outside its form.
    await browserUser.keyboard('{Enter}')
    expect(await heading('Complete Your Onboarding')).toHaveFocus()
  })

  it('shows the message for a failed network, keeps every value, and works the next time', async () => {
    await toStepTwo()
    await fill()
    server.answers.verify_with_backend = () => Promise.reject(new TypeError('Failed to fetch'))
    await visitor().click(button('Save & Next'))
    expect(await screen.findByText('A network error occurred. Please try again.')).toBeVisible()
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
    server.answers.verify_with_backend = undefined
    await visitor().click(button('Save & Next'))
    expect(await heading('Complete Your Onboarding')).toBeVisible()
  })

  it('makes the fields read-only while they are checked', async () => {
    let answer = (_: Response) => {}
    server.answers.verify_with_backend = () => new Promise((resolve) => (answer = resolve))
    await toStepTwo()
    await fill()
    await visitor().click(button('Save & Next'))
    expect(field('Domain name')).toHaveAttribute('readonly')
    await visitor().click(button('Save & Next'))
    expect(server.named('verify_with_backend')).toHaveLength(1)
    await act(async () => answer(Response.json({ success: true })))
    expect(await heading('Complete Your Onboarding')).toBeVisible()
  })

  it('takes a phone number in Bengali digits, and shows how it is stored', async () => {
    await toStepTwo()
    await fill({ ...company, 'Company phone': '+৯১ ৯৮৩০০ ১২৩৪৫' })
    const note = screen.getByText(/^We store this number/).closest('[role=status]')
    await skip(1000)
    expect(note).toHaveTextContent('We store this number as +91 98300 12345.')
    await visitor().click(button('Save & Next'))
    await heading('Complete Your Onboarding')
    expect(screen.getByText('+91 98300 12345', { selector: 'dd' })).toBeVisible()
  })

  it('keeps the values when the visitor goes back with Previous', async () => {
    await toStepTwo()
    await fill()
    await visitor().click(button('Previous'))
    expect(await heading('Choose Your Plan')).toHaveFocus()
    await visitor().click(button('Save & Next'))
    await skip(2000)
    for (const [label, value] of Object.entries(company)) expect(field(label)).toHaveValue(value)
  })
})
