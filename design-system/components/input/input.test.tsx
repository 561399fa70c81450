import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { frames, testFormField } from '../../testing/index.ts'
import { turnWheel } from '../../testing/page/press.ts'
import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

testFormField(
  (error) => (
    <Field label="Company email" error={error}>
      <Input name="companyEmail" type="email" required />
    </Field>
  ),
  { role: 'textbox', label: 'Company email', required: true },
)

testFormField(
  (error) => (
    <Field label="Domain name" hint="3 to 20 characters." error={error}>
      <Input name="domainName" suffix=".kaksha.example" defaultValue="old" />
    </Field>
  ),
  { role: 'textbox', label: 'Domain name', description: '.kaksha.example 3 to 20 characters.' },
)

it('keeps a given description, before its suffix', () => {
  render(
    <>
      <Input aria-label="Domain name" suffix=".kaksha.example" aria-describedby="note" />
      <p id="note">Only letters.</p>
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Only letters. .kaksha.example')
})

it.each(['md', 'sm', 'xs'] as const)('has text in size %s that iOS does not zoom into', (size) => {
  render(<Input aria-label="Code" size={size} />)
  expect(Number.parseFloat(getComputedStyle(screen.getByRole('textbox')).fontSize)).toBeGreaterThanOrEqual(16)
})

it('keeps the number that was entered when the wheel scrolls the page', async () => {
  render(<Input aria-label="Seats" type="number" defaultValue="24" />)
  const box = screen.getByRole('spinbutton', { name: 'Seats' })
  box.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(box).toHaveValue(25)
  await turnWheel(box, 100)
  await frames()
  expect(box).toHaveValue(25)
})
