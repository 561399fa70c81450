import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { browserErrors, messageOf } from './form-validation.ts'

afterEach(cleanup)

const formOf = (children: ReactNode) =>
  render(<form>{children}</form>).container.querySelector<HTMLFormElement>('form')!

describe('message for each constraint', () => {
  const messageIn = (input: ReactNode) => {
    const form = formOf(<fieldset>{input}</fieldset>)
    return Object.values(browserErrors(form, {}))[0]?.[0]
  }

  it.each([
    ['type', <input key="" name="a" type="email" defaultValue="x" />, 'Write “a” in full, for example name@'],
    ['url', <input key="" name="a" type="url" defaultValue="x" />, 'Write “a” in full, for example https://'],
    [
      'pattern',
      <input key="" name="a" pattern="[0-9]+" defaultValue="x" />,
      'in the form that is asked for.',
    ],
    ['title', <input key="" name="a" pattern="[0-9]+" title="Six digits." defaultValue="x" />, 'Six digits.'],
    ['min', <input key="" name="a" type="number" min={2} defaultValue="1" />, 'Enter 2 or more for “a”.'],
    ['max', <input key="" name="a" type="number" max={2} defaultValue="3" />, 'Enter 2 or less for “a”.'],
    [
      'step',
      <input key="" name="a" type="number" min={0} step={5} defaultValue="3" />,
      'Enter “a” in steps of 5.',
    ],
    [
      'date',
      <input key="" name="a" type="date" min="2026-06-01" defaultValue="2026-05-31" />,
      'Choose June 1, 2026 or later for “a”.',
    ],
    [
      'date and time',
      <input key="" name="a" type="datetime-local" max="2026-06-01T09:30" defaultValue="2026-06-01T09:31" />,
      'Choose June 1, 2026 at 9:30 AM or earlier for “a”.',
    ],
    [
      'time',
      <input key="" name="a" type="time" min="06:00" defaultValue="05:59" />,
      'Choose 6:00 AM or later for “a”.',
    ],
    [
      'month',
      <input key="" name="a" type="month" max="2026-06" defaultValue="2026-07" />,
      'Choose 2026-06 or earlier for “a”.',
    ],
    ['box', <input key="" name="a" type="checkbox" required />, 'Tick “a” to go on.'],
    ['radio', <input key="" name="a" type="radio" required />, 'Choose an answer for “a”.'],
    ['name', <input key="" name="a" aria-label="Company" required />, 'Fill in “Company”.'],
    [
      'mark',
      <label key="">
        Company<span aria-hidden="true"> *</span>
        <input name="a" required />
      </label>,
      'Fill in “Company”.',
    ],
  ])('%s', (_, input, expected) => {
    // Intl puts a narrow no-break space before AM.
    expect(messageIn(input)?.replace(/\s/g, ' ')).toContain(expected)
  })

  // A browser reports these constraints only for typed text, so the test sets the validity itself.
  it.each([
    ['badInput', 'number', 'Write “a” in digits.'],
    ['badInput', 'date', 'Write “a” in full.'],
    ['tooLong', 'text', 'Use at most 2 characters for “a”. You have typed 3.'],
  ])('%s of type %s', (constraint, type, expected) => {
    const form = formOf(<input name="a" type={type} maxLength={2} />)
    const control = form.elements[0] as HTMLInputElement
    if (type === 'text') control.value = 'xyz'
    Object.defineProperty(control, 'validity', { value: { [constraint]: true } })
    expect(messageOf(control, {})).toBe(expected)
  })

  it('comes from the control if it has one', () => {
    expect(messageIn(<input name="a" required data-value-missing="Enter a." />)).toBe('Enter a.')
  })

  it('is given once for several controls with one name, and not for disabled or read-only ones', () => {
    const form = formOf(
      <>
        <input name="plan" type="radio" required />
        <input name="plan" type="radio" required />
        <input name="shown" required readOnly />
        <input name="off" required disabled />
      </>,
    )
    expect(Object.entries(browserErrors(form, {}))).toHaveLength(1)
  })
})
