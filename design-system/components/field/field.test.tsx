import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markupFaults, testFormField } from '../../testing/index.ts'
import { Input } from '../input/input.tsx'
import { WholeForm } from './field.stories.tsx'
import { Field, useFieldControl } from './field.tsx'

afterEach(cleanup)

testFormField(
  (error) => (
    <Field label="Company name" hint="As on your invoices." error={error}>
      <Input name="companyName" />
    </Field>
  ),
  { role: 'textbox', label: 'Company name', description: 'As on your invoices.' },
)

/** A custom control. */
const Range = () => <input type="range" name="size" min={1} max={5} {...useFieldControl({})} />

testFormField(
  (error) => (
    <Field label="Batch size" error={error}>
      <Range />
    </Field>
  ),
  { role: 'slider', label: 'Batch size' },
)

it('marks an error with an icon, not by colour alone', () => {
  render(
    <Field label="Phone" error="Enter a phone number.">
      <Input name="phone" type="tel" />
    </Field>,
  )
  expect(screen.getByText('Enter a phone number.').previousElementSibling?.tagName).toBe('svg')
})

it('accepts the id of its control, and passes other props to its root', () => {
  render(
    <Field label="Phone" controlId="phone" className="sm:col-span-2" data-testid="field">
      <Input name="phone" type="tel" />
    </Field>,
  )
  expect(screen.getByLabelText('Phone')).toHaveAttribute('id', 'phone')
  expect(screen.getByTestId('field')).toHaveClass('sm:col-span-2')
})

it('gives every control of a form one name', () => {
  const { container } = render(<WholeForm />)
  for (const control of container.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    expect(control.labels).toHaveLength(1)
  expect(markupFaults(<WholeForm />)).toEqual([])
})

it('renders nothing for a missing error', () => {
  const { container } = render(
    <Field label="Name" error="">
      <Input name="name" />
    </Field>,
  )
  expect(container.querySelector('[data-slot=field-error]')).toBeNull()
})
