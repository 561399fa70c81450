import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markupFaults } from '../../testing/index.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldSet } from './field-set.tsx'

afterEach(cleanup)

const Subjects = ({ error }: { error?: string }) => (
  <FieldSet label="Subjects" hint="Choose all that apply." error={error} data-testid="group">
    <Checkbox name="subject" value="maths">
      Mathematics
    </Checkbox>
  </FieldSet>
)

it('is a group named by its legend and described by its hint, then its error', () => {
  const { rerender } = render(<Subjects />)
  const group = screen.getByRole('group', { name: 'Subjects' })
  expect(group).toBe(screen.getByTestId('group'))
  expect(group).toHaveAccessibleDescription('Choose all that apply.')
  rerender(<Subjects error="Choose at least one subject." />)
  expect(group).toHaveAccessibleDescription('Choose all that apply. Choose at least one subject.')
  expect(group).toHaveAttribute('data-invalid')
  rerender(<Subjects />)
  expect(group).not.toHaveAttribute('data-invalid')
})

it('marks an error with a line along the whole group, including its legend', () => {
  render(<Subjects error="Choose at least one subject." />)
  const group = screen.getByRole('group')
  expect(getComputedStyle(group).borderInlineStartWidth).toBe('4px')
  const legend = screen.getByText('Subjects').getBoundingClientRect()
  // A legend that is drawn inside the border of its fieldset makes the line start half-way down the legend.
  expect(getComputedStyle(screen.getByText('Subjects')).float).toBe('left')
  expect(legend.top).toBe(group.getBoundingClientRect().top)
  expect(legend.bottom).toBeLessThanOrEqual(
    screen.getByText('Choose all that apply.').getBoundingClientRect().top,
  )
})

it('has valid server-rendered HTML', () => {
  expect(markupFaults(<Subjects error="Choose at least one subject." />)).toEqual([])
})
