import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { testFormField } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import { Default, Several } from './select.stories.tsx'
import { Select } from './select.tsx'

it('is the native list, named by its field', async () => {
  render(<Default />)
  const list = screen.getByRole('combobox', { name: 'Plan' })
  expect(list).toHaveValue('FT')
  expect(
    list.parentElement!.querySelectorAll('svg:not([aria-hidden=true])'),
    'icons with a name',
  ).toHaveLength(0)
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

it('reports the value of the option that is chosen', async () => {
  const change = vi.fn()
  render(
    <Select aria-label="Plan" value="FT" onValueChange={change}>
      <option value="FT">Free Trial</option>
      <option value="EP">Customization</option>
    </Select>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox'), 'EP')
  expect(change.mock.calls).toEqual([['EP']])
  expect(screen.getByRole('combobox'), 'controlled').toHaveValue('FT')
})

it('is a list of which several can be chosen', async () => {
  render(<Several />)
  const list = screen.getByRole('listbox', { name: 'Subjects' })
  await userEvent.selectOptions(list, ['maths', 'tabla'])
  expect(list).toHaveValue(['maths', 'tabla'])
  expect(list.parentElement!.querySelector('svg')).toBeNull()
  const rows = [...list.querySelectorAll('option')].map((option) => option.getBoundingClientRect().bottom)
  expect(rows[3]).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
})
