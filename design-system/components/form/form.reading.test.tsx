import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { browserErrors, formMessages, formValues, messageOf } from './form-validation.ts'

afterEach(cleanup)

const formOf = (children: ReactNode) =>
  render(<form>{children}</form>).container.querySelector<HTMLFormElement>('form')!

describe('values', () => {
  it('are those that the browser would submit', () => {
    const form = formOf(
      <>
        <input name="domain" defaultValue="ganit" />
        <input name="off" type="checkbox" />
        <input name="on" type="checkbox" defaultChecked />
        <input name="plan" type="radio" value="FT" defaultChecked />
        <input name="plan" type="radio" value="EP" />
        <input name="gone" disabled defaultValue="x" />
        <button name="action" type="submit" value="save" />
      </>,
    )
    expect(formValues(form)).toEqual({ domain: 'ganit', on: 'on', plan: 'FT' })
  })

  it('are an array if checkboxes share a name, however many are checked', () => {
    const boxes = (ticked: string[]) =>
      formOf(
        ['maths', 'tabla', 'code'].map((subject) => (
          <input
            key={subject}
            name="subject"
            type="checkbox"
            value={subject}
            defaultChecked={ticked.includes(subject)}
          />
        )),
      )
    for (const ticked of [[], ['tabla'], ['maths', 'code']])
      expect(formValues(boxes(ticked))).toEqual({ subject: ticked })
  })
})

describe('message for each constraint', () => {
  const said = (input: ReactNode) => {
    const form = formOf(<fieldset>{input}</fieldset>)
    return Object.values(browserErrors(form, formMessages))[0]?.[0]
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
    ['box', <input key="" name="a" type="checkbox" required />, 'Tick “a” to go on.'],
    ['radio', <input key="" name="a" type="radio" required />, 'Choose an answer for “a”.'],
    ['name', <input key="" name="a" aria-label="Company" required />, 'Fill in “Company”.'],
  ])('%s', (_, input, words) => {
    expect(said(input)).toContain(words)
  })

  // A browser reports these only for typed text.
  it.each([
    ['badInput', 'number', 'Write “a” in digits.'],
    ['badInput', 'date', 'Write “a” in full.'],
    ['tooLong', 'text', 'Use at most 2 characters for “a”. You have typed 3.'],
  ])('%s of type %s', (constraint, type, words) => {
    const form = formOf(<input name="a" type={type} maxLength={2} />)
    const control = form.elements[0] as HTMLInputElement
    if (type === 'text') control.value = 'xyz'
    Object.defineProperty(control, 'validity', { value: { [constraint]: true } })
    expect(messageOf(control, formMessages)).toBe(words)
  })

  it('comes from the control if it has one', () => {
    expect(said(<input name="a" required data-value-missing="Enter a." />)).toBe('Enter a.')
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
    expect(Object.entries(browserErrors(form, formMessages))).toHaveLength(1)
  })
})
