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

  it('shows each error at its field and a toast, moves to the first, and removes it when it is corrected', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'gg', 'Primary location': '' })
    // A second press moves the focus again.
    for (const _ of [1, 2]) {
      await visitor().click(button('Save & Next'))
      await waitFor(() => expect(field('Domain name')).toHaveFocus())
    }
    const tooShort = 'Use at least 3 characters for the domain name. You have typed 2.'
    expect(screen.getAllByText(tooShort), 'in one place').toHaveLength(1)
    expect(field('Domain name')).toHaveAccessibleDescription(expect.stringContaining(tooShort))
    expect(field('Primary location')).toHaveAccessibleDescription('Enter your primary location.')
    expect(field('Company name')).not.toHaveAttribute('aria-invalid')
    expect(server.named('verify_with_backend')).toHaveLength(0)
    expect(toastStore.get().at(-1)).toMatchObject({
      tone: 'error',
      message: 'Your request could not be processed. Please check your input.',
    })
    await visitor().type(field('Domain name'), 'g')
    await waitFor(() => expect(field('Domain name')).not.toHaveAttribute('aria-invalid'))
    expect(screen.queryByText(tooShort)).toBeNull()
    expect(field('Primary location')).toHaveAttribute('aria-invalid', 'true')
  })

  it('lists the errors of the server, keeps every value, and moves on when they are corrected', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'Suravi' })
    await visitor().click(button('Save & Next'))
    const summary = await screen.findByRole('group', { name: 'Errors:' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(within(summary).getByRole('list').tagName).toBe('OL')
    const line = within(summary).getByRole('link', { name: 'The domain name ‘suravi’ is already taken.' })
    const [, atField, ...more] = screen.getAllByText(line.textContent)
    expect(atField?.getBoundingClientRect().width, 'only announced').toBeLessThan(2)
    expect(more).toEqual([])
    expect(field('Domain name')).toHaveAccessibleDescription(/already taken/)
    await visitor().click(line)
    expect(field('Domain name')).toHaveFocus()
    expect(field('Domain name')).toHaveValue('Suravi')
    for (const [label, value] of Object.entries(company).slice(1)) expect(field(label)).toHaveValue(value)
    await fill({ 'Domain name': 'ganit-ghar' })
    expect(summary).not.toBeInTheDocument()
    // The browser's own Enter: the simulated one ignores a submit button outside its form.
    await browserUser.keyboard('{Enter}')
    expect(await heading('Complete Your Onboarding')).toHaveFocus()
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
