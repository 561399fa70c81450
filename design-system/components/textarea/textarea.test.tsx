import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, markupFaults, testFormField } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import { Empty, Filled } from './textarea.stories.tsx'
import { Textarea } from './textarea.tsx'

afterEach(cleanup)

it('accepts several lines and the Enter key', async () => {
  render(<Empty />)
  const box = screen.getByRole('textbox', { name: 'Message' })
  await click(box)
  await userEvent.keyboard('one{Enter}two')
  expect(box).toHaveValue('one\ntwo')
})

testFormField(
  (error) => (
    <Field label="Message" hint="What do you teach?" error={error}>
      <Textarea name="message" required />
    </Field>
  ),
  { role: 'textbox', label: 'Message', description: 'What do you teach?', required: true },
)

it('keeps text that was typed over its default text before hydration', () => {
  expect(markupFaults(<Filled />)).toEqual([])
})

it('has its default text again after a remount', () => {
  const { rerender } = render(<Textarea key="1" id="note" aria-label="Note" defaultValue="First" />)
  ;(screen.getByRole('textbox') as HTMLTextAreaElement).value = 'Typed'
  rerender(<Textarea key="2" id="note" aria-label="Note" defaultValue="Second" />)
  expect(screen.getByRole('textbox')).toHaveValue('Second')
})

it('can be resized downwards only, and passes native attributes and its ref on', () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(<Textarea ref={ref} aria-label="Note" rows={6} maxLength={200} className="mt-2" />)
  const box = screen.getByRole('textbox', { name: 'Note' })
  expect(ref.current).toBe(box)
  expect(box).toHaveAttribute('rows', '6')
  expect(box).toHaveAttribute('maxlength', '200')
  expect(box).toHaveClass('mt-2')
  expect(getComputedStyle(box).resize).toBe('vertical')
})
