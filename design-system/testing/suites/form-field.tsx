import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { danglingIds, repeatedIds, whyHidden } from '../page/exposed.ts'
import { testServerMarkup } from '../page/markup.ts'
import { draw, freshPage, type Name, type PageOptions } from '../page/page.tsx'
import { press, type } from '../page/press.ts'

export interface FormFieldOptions extends PageOptions {
  /** Role of the control, or of the group that contains several controls. */
  role:
    | 'textbox'
    | 'searchbox'
    | 'spinbutton'
    | 'combobox'
    | 'checkbox'
    | 'switch'
    | 'slider'
    | 'radiogroup'
    | 'group'
  /** Accessible name of the control: the text of its label. */
  label: Name
  /** Accessible description while the field is valid, usually the hint. */
  description?: string
  /** Whether the field is required. */
  required?: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isGroup = (control: Element) => control.matches('fieldset, [role=group], [role=radiogroup]')

/** Fills in the control as a user would. */
async function fill(control: HTMLElement) {
  if (isGroup(control)) return userEvent.click(control.querySelector('input:not(:checked)')!)
  if (control instanceof HTMLSelectElement)
    return userEvent.selectOptions(control, [...control.options].at(-1)!)
  if (control.matches('[type=checkbox], [type=radio]')) return userEvent.click(control)
  control.focus()
  return control.matches('[type=range]') ? type('ArrowRight') : userEvent.keyboard('ganit')
}

const error = 'This is taken. Try another.'

/**
 * Tests a form field: the label names and focuses it, the error message becomes part of the description, the value is
 * kept when the error changes, it is one tab stop without a focus trap, and its ids are unique. The field is passed as
 * a function of its error message.
 *
 * @example
 * testFormField(
 *   (error) => <Field label="Name" hint="As on your card." error={error}><Input name="name" required /></Field>,
 *   { role: 'textbox', label: 'Name', description: 'As on your card.', required: true },
 * )
 *
 * @see https://www.w3.org/WAI/tutorials/forms/
 */
export function testFormField(field: (error?: string) => ReactElement, options: FormFieldOptions) {
  const { role, label, description = '', required } = options
  const control = () => screen.getByRole(role, { name: label })
  const inForm = (message?: string) => <form data-under-test="">{field(message)}</form>
  const sent = () =>
    new URLSearchParams([...new FormData(document.querySelector<HTMLFormElement>('[data-under-test]')!)] as [
      string,
      string,
    ][]).toString()
  const start = async (message?: string) => {
    const page = await draw(inForm(message), options)
    return { control: control(), ...page }
  }

  describe(`form field: ${label}`, () => {
    freshPage()

    it('is named by its label and described by its hint', async () => {
      const { control } = await start()
      expect(control).toHaveAccessibleName(label)
      expect(control).toHaveAccessibleDescription(description)
      expect(control).not.toHaveAttribute('aria-invalid', 'true')
      expect(danglingIds()).toEqual([])
    })

    it('has an error message after its hint while it is invalid', async () => {
      const { control: previousControl, redraw } = await start()
      redraw(inForm(error))
      expect(control(), 'the same control').toBe(previousControl)
      expect(previousControl).toHaveAttribute('aria-invalid', 'true')
      expect(previousControl).toHaveAccessibleName(label)
      expect(previousControl).toHaveAccessibleDescription([description, error].filter(Boolean).join(' '))
      expect(whyHidden(screen.getByText(error))).toBeUndefined()
      expect(danglingIds()).toEqual([])
      redraw(inForm())
      expect(previousControl).not.toHaveAttribute('aria-invalid', 'true')
      expect(previousControl).toHaveAccessibleDescription(description)
    })

    it('keeps its value and focus when an error appears and disappears', async () => {
      const { control: previousControl, redraw } = await start()
      const empty = sent()
      await fill(previousControl)
      const filled = sent()
      expect(filled, 'the form data contains the value').not.toBe(empty)
      const focused = document.activeElement
      for (const message of [error, undefined]) {
        redraw(inForm(message))
        expect(sent()).toBe(filled)
        expect(document.activeElement).toBe(focused)
      }
    })

    it('is one tab stop in both directions and does not trap focus', async () => {
      const { control } = await start()
      const buttonBefore = screen.getByRole('button', { name: 'Before' })
      const after = screen.getByRole('button', { name: 'After' })
      buttonBefore.focus()
      await type('Tab')
      expect(control.contains(document.activeElement), 'Tab moves focus into it').toBe(true)
      await type('Shift+Tab')
      expect(buttonBefore).toHaveFocus()
      after!.focus()
      await type('Shift+Tab')
      expect(control.contains(document.activeElement), 'Shift+Tab moves focus into it').toBe(true)
      await type('Tab')
      expect(after).toHaveFocus()
    })

    if (role !== 'radiogroup' && role !== 'group')
      it.each(['mouse', 'touch'] as const)('receives focus when its label is pressed, by %s', async (way) => {
        const { control } = await start()
        await press((control as Control).labels![0]!, way)
        expect(control).toHaveFocus()
      })

    it('exposes whether it is required', async () => {
      const { control } = await start()
      const [requiredControl = control] = isGroup(control) ? control.querySelectorAll('input') : []
      const says = [control, requiredControl].some((element) =>
        element.matches(':required, [aria-required=true]'),
      )
      expect(says).toBe(Boolean(required))
    })

    it('can be on a page twice, with unique ids', async () => {
      await draw(
        <>
          {field(error)}
          {field(error)}
        </>,
        options,
      )
      expect(screen.getAllByRole(role, { name: label })).toHaveLength(2)
      expect(repeatedIds()).toEqual([])
      expect(danglingIds()).toEqual([])
    })

    testServerMarkup(field())
    testServerMarkup(field(error))
  })
}
