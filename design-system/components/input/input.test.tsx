import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, testFormField } from '../../testing/index.ts'
import { turnWheel } from '../../testing/page/press.ts'
import { testTypes } from '../../testing/test-types.ts'
import { Field } from '../field/field.tsx'
import { Invalid, Sizes } from './input.stories.tsx'
import { Input } from './input.tsx'

it('sets the type and autocomplete that it is given', () => {
  render(<Input aria-label="Company email" type="email" autoComplete="email" />)
  const input = screen.getByRole('textbox', { name: 'Company email' })
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('autocomplete', 'email')
})

it('is a text input by default, and passes native attributes and its ref on', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <Input
      ref={ref}
      aria-label="Domain name"
      name="domainName"
      required
      minLength={3}
      maxLength={20}
      autoComplete="off"
      className="tabular-nums"
    />,
  )
  const input = screen.getByRole('textbox', { name: 'Domain name' })
  expect(ref.current).toBe(input)
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toBeRequired()
  expect(input).toHaveAttribute('minlength', '3')
  expect(input).toHaveAttribute('maxlength', '20')
  expect(input).toHaveAttribute('autocomplete', 'off')
  expect(input).toHaveClass('tabular-nums')
})

testFormField(
  (error) => (
    <Field label="Company email" error={error}>
      <Input name="companyEmail" type="email" required />
    </Field>
  ),
  { role: 'textbox', label: 'Company email', required: true },
)

testFormField(
  (error) => (
    <Field label="Domain name" hint="3 to 20 characters." error={error}>
      <Input name="domainName" suffix=".kaksha.example" defaultValue="old" />
    </Field>
  ),
  { role: 'textbox', label: 'Domain name', description: '.kaksha.example 3 to 20 characters.' },
)

it('keeps a given description, before its suffix', () => {
  render(
    <>
      <Input aria-label="Domain name" suffix=".kaksha.example" aria-describedby="note" />
      <p id="note">Only letters.</p>
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Only letters. .kaksha.example')
})

it('moves its suffix below the box if there is no space beside it', async () => {
  await page.viewport(320, 640)
  render(<Invalid />)
  const box = screen.getByRole('textbox').getBoundingClientRect()
  const suffix = screen.getByText('.kaksha.example').getBoundingClientRect()
  expect(suffix.top - box.bottom).toBeLessThanOrEqual(0)
  expect(suffix.left).toBe(box.left)
  expect(suffix.width).toBe(box.width)
  expect(box.height).toBe(52)
  await page.viewport(1280, 900)
})

it('has one focus ring, around the input and its suffix', () => {
  render(<Invalid />)
  const input = screen.getByRole('textbox')
  input.focus()
  expect(getComputedStyle(input).outlineColor).toBe('rgba(0, 0, 0, 0)')
  expect(getComputedStyle(input.parentElement!)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
})

it('has three heights, with text that a phone does not zoom into', () => {
  render(<Sizes />)
  const boxes = screen.getAllByRole('textbox')
  expect(boxes.map((box) => box.getBoundingClientRect().height)).toEqual([52, 44, 36])
  for (const box of boxes)
    expect(Number.parseFloat(getComputedStyle(box).fontSize)).toBeGreaterThanOrEqual(16)
})

it('keeps the number that was entered when the wheel scrolls the page', async () => {
  render(<Input aria-label="Seats" type="number" defaultValue="24" />)
  const box = screen.getByRole('spinbutton', { name: 'Seats' })
  box.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(box).toHaveValue(25)
  await turnWheel(box, 100)
  await frames()
  expect(box).toHaveValue(25)
})

testTypes(() => [
  // @ts-expect-error: the height has a name; the width is a class name
  <Input key="1" name="code" size={6} />,
  // @ts-expect-error: for a checkbox use Checkbox
  <Input key="2" name="terms" type="checkbox" />,
])
