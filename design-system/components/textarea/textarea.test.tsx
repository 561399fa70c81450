import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { testFormField } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import { Empty } from './textarea.stories.tsx'
import { Textarea } from './textarea.tsx'

afterEach(cleanup)

it('takes several lines, Enter included', async () => {
  render(<Empty />)
  const box = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.click(box)
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

it('grows downwards only, and passes native attributes and its ref through', () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(<Textarea ref={ref} aria-label="Note" rows={6} maxLength={200} className="mt-2" />)
  const box = screen.getByRole('textbox', { name: 'Note' })
  expect(ref.current).toBe(box)
  expect(box).toHaveAttribute('rows', '6')
  expect(box).toHaveAttribute('maxlength', '200')
  expect(box).toHaveClass('mt-2')
  expect(getComputedStyle(box).resize).toBe('vertical')
})
