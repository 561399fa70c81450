/** The fields of the tests, and how the tests read and operate them. */
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { draw, type } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

export const field = (name = 'City') => screen.getByRole<HTMLInputElement>('combobox', { name })
export const list = () => screen.queryByRole('listbox', { name: 'Options for City' })
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
export const option = (name: string) => screen.getByRole('option', { name })
export const arrow = () => screen.getByRole('button', { name: 'Options for City' })
export const status = () => screen.getByRole('status').textContent
export const activeId = () => field().getAttribute('aria-activedescendant')
export const active = () => activeId() && document.getElementById(activeId()!)?.textContent
export const isOpen = () => {
  expect(list()).toBeVisible()
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-controls', list()!.id)
}
export const isClosed = () => {
  expect(list()).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(activeId()).toBeNull()
}

export const five = ['Agra', 'Bhopal', 'Chennai', 'Delhi', 'Erode']
export const City = (props: Partial<ComboboxProps>) => (
  <Field label="City">
    <Combobox name="city" options={five} {...props} />
  </Field>
)
/** Renders the field, focuses it and presses keys, one after another. */
export const walk = async (ui: ReactElement, ...keys: string[]) => {
  await draw(ui)
  field().focus()
  for (const key of keys) await type(key)
}
