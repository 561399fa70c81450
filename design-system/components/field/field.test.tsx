import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Input } from '../input/input.tsx'
import { OwnControl, WholeForm } from './field.stories.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

it('names its control, and a press on the label leads into it', async () => {
  render(
    <Field label="Company name">
      <Input name="companyName" />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Company name' })
  expect(control).not.toHaveAttribute('aria-invalid')
  expect(control).not.toHaveAttribute('aria-describedby')
  await userEvent.click(screen.getByText('Company name'))
  expect(control).toHaveFocus()
})

it('describes its control by the hint, then the error, and marks it invalid only while there is one', () => {
  const field = (error?: string) => (
    <Field label="Domain name" hint="3 to 20 characters." error={error}>
      <Input name="domainName" />
    </Field>
  )
  const { rerender, container } = render(field())
  const control = screen.getByRole('textbox')
  expect(control).toHaveAccessibleDescription('3 to 20 characters.')
  expect(container.querySelector('[data-slot=field-error]')).toBeNull()

  rerender(field('This domain name is taken.'))
  expect(screen.getByRole('textbox')).toBe(control)
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('3 to 20 characters. This domain name is taken.')

  rerender(field())
  expect(control).toBeValid()
  expect(container.querySelector('[data-slot=field-error]')).toBeNull()
})

it('keeps what was typed when an error comes and goes', async () => {
  const field = (error?: string) => (
    <Field label="Domain name" error={error}>
      <Input name="domainName" />
    </Field>
  )
  const { rerender } = render(field())
  await userEvent.fill(screen.getByRole('textbox'), 'ganit')
  rerender(field('Taken.'))
  expect(screen.getByRole('textbox')).toHaveValue('ganit')
})

it('marks an error with an icon too, not by colour alone', () => {
  render(
    <Field label="Phone" error="Enter a phone number.">
      <Input name="phone" type="tel" />
    </Field>,
  )
  expect(screen.getByText('Enter a phone number.').previousElementSibling?.tagName).toBe('svg')
})

it('points every id at something that is there', () => {
  const { container } = render(<WholeForm />)
  for (const control of container.querySelectorAll('input, select, textarea')) {
    expect((control as HTMLInputElement).labels).toHaveLength(1)
    for (const id of (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
      expect(document.getElementById(id), id).not.toBeNull()
  }
})

it('takes the id of its control from outside, and passes other props to its root', () => {
  render(
    <Field label="Phone" controlId="phone" className="sm:col-span-2" data-testid="field">
      <Input name="phone" type="tel" />
    </Field>,
  )
  expect(screen.getByLabelText('Phone')).toHaveAttribute('id', 'phone')
  expect(screen.getByTestId('field')).toHaveClass('sm:col-span-2')
})

it('wires a control of your own', () => {
  render(<OwnControl />)
  expect(screen.getByRole('slider', { name: 'Batch size' })).toHaveAccessibleDescription(
    'From one to five batches.',
  )
})

it('is wired in the server’s markup', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(
    <Field label="Name" hint="As on your card.">
      <Input name="name" required />
    </Field>,
  )
  const control = html.querySelector('input')!
  expect(html.querySelector('label')).toHaveAttribute('for', control.id)
  expect(html.querySelector(`[id="${control.getAttribute('aria-describedby')}"]`)).toHaveTextContent(
    'As on your card.',
  )
})
