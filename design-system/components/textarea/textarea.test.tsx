import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Empty, Invalid } from './textarea.stories.tsx'
import { Textarea } from './textarea.tsx'

afterEach(cleanup)

it('takes several lines, Enter included', async () => {
  render(<Empty />)
  const box = screen.getByRole('textbox', { name: 'Message' })
  expect(box).toHaveAccessibleDescription('What do you teach, and to how many?')
  await userEvent.click(box)
  await userEvent.keyboard('one{Enter}two')
  expect(box).toHaveValue('one\ntwo')
})

it('says what is wrong', () => {
  render(<Invalid />)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Write a message/)
})

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
