import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { frames, press, testFormField, type, ways } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import { Default, Unavailable } from './select.stories.tsx'
import { Select } from './select.tsx'

afterEach(cleanup)

it('is the native list, named by its field', async () => {
  render(<Default />)
  const list = screen.getByRole('combobox', { name: 'Plan' })
  expect(list).toHaveValue('FT')
  expect(list.parentElement!.querySelectorAll('svg:not([aria-hidden=true])'), 'heard').toHaveLength(0)
  await userEvent.selectOptions(list, 'EP')
  expect(list).toHaveDisplayValue('Customization')
})

testFormField(
  (error) => (
    <Field label="Plan" error={error}>
      <Select name="plan" required>
        <option value="">Choose one</option>
        <option value="FT">Free Trial</option>
        <option value="EP">Customization</option>
      </Select>
    </Field>
  ),
  { role: 'combobox', label: 'Plan', required: true },
)

it('looks disabled if it is disabled', () => {
  render(<Unavailable />)
  const list = screen.getByRole('combobox', { name: 'Plan' })
  expect(list).toBeDisabled()
  expect(getComputedStyle(list).borderTopStyle).toBe('dashed')
})

it.each([
  { disabled: false, value: 'Customization' },
  { disabled: true, value: 'Free Trial' },
])('goes to $value by the first letter of an option, disabled: $disabled', async ({ disabled, value }) => {
  render(
    <Select aria-label="Plan">
      <option>Free Trial</option>
      <option disabled={disabled}>Customization</option>
    </Select>,
  )
  const list = screen.getByRole('combobox', { name: 'Plan' })
  list.focus()
  await type('c')
  expect(list).toHaveValue(value)
})

it.each(ways)('takes neither focus nor value by %s while it is disabled', async (way) => {
  render(<Unavailable />)
  const list = screen.getByRole('combobox', { name: 'Plan' })
  expect(list).toHaveAccessibleDescription('The plan is fixed while a payment is open.')
  await press(list, way)
  await frames()
  expect(list).not.toHaveFocus()
  expect(list).toHaveValue('EP')
})

it('opens by a press on its arrow, and passes native attributes and its ref on', () => {
  const ref = createRef<HTMLSelectElement>()
  render(
    <Select ref={ref} aria-label="City" name="city" required>
      <option>Kolkata</option>
    </Select>,
  )
  const list = screen.getByRole('combobox', { name: 'City' })
  expect(ref.current).toBe(list)
  expect(list).toBeRequired()
  expect(list).toHaveAttribute('name', 'city')
  const { right, top, height } = list.getBoundingClientRect()
  expect(height).toBe(52)
  expect(document.elementFromPoint(right - 24, top + height / 2)).toBe(list)
})
