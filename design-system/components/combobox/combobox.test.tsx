import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, draw, frames, press, testLiveRegion, type } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { arrow, City, field, five, isClosed, isOpen, list, status, walk } from './combobox.fixture.tsx'
import { Default, Unavailable, WithNotes } from './combobox.stories.tsx'
import { Combobox } from './combobox.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

testLiveRegion(<City autoFocus />, {
  trigger: () => userEvent.keyboard('x'),
  text: 'No option matches.',
})

it.each(['mouse', 'touch'] as const)(
  'opens by its field and by its arrow, and closes by its arrow, by %s',
  async (way) => {
    await draw(<Default />)
    await press(arrow(), way)
    await waitFor(isOpen)
    expect(field()).toHaveFocus()
    expect(status()).toBe('9 options')
    await press(arrow(), way)
    await waitFor(isClosed)
    expect(status()).toBe('')
    await press(field(), way)
    await waitFor(isOpen)
    await press(screen.getByRole('button', { name: 'Before' }), way)
    await waitFor(isClosed)
  },
)

it('does not open when it gets the focus', async () => {
  await draw(<Default />)
  screen.getByRole('button', { name: 'Before' }).focus()
  await type('Tab')
  await frames()
  expect(field()).toHaveFocus()
  isClosed()
})

it('ignores a press on a disabled option, and keeps the focus', async () => {
  await draw(<WithNotes />)
  await click(field('Batch'))
  const full = screen.getByRole('option', { name: 'Mathematics, class 10 Full until 1 December' })
  expect(full).toHaveAttribute('aria-disabled', 'true')
  await click(full)
  await frames()
  expect(field('Batch')).toHaveValue('')
  expect(field('Batch')).toHaveFocus()
  expect(full).toBeVisible()
})

it('does not open while it is disabled or read-only', async () => {
  for (const ui of [<Unavailable key="1" />, <City key="2" readOnly />]) {
    await draw(ui)
    expect(arrow()).toBeDisabled()
    await click(field())
    field().focus()
    await type('ArrowDown')
    await frames()
    expect(list()).toBeNull()
    cleanup()
  }
})

it('announces the option itself in Safari', async () => {
  await walk(<City />, 'ArrowDown')
  expect(status()).toBe('')
  cleanup()
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
  await walk(<City />, 'ArrowDown')
  expect(status()).toBe('Agra')
  vi.restoreAllMocks()
})

it('passes props and ref to the field, and class and style to the box around it', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <Combobox
      ref={ref}
      aria-label="City"
      options={five}
      maxLength={40}
      className="mt-4"
      style={{ marginBottom: 5 }}
      labels={{ options: '{label}: list' }}
    />,
  )
  expect(ref.current).toBe(field())
  expect(field()).toHaveAttribute('maxlength', '40')
  expect(field()).toHaveAttribute('data-slot', 'combobox')
  expect(field().parentElement).toHaveClass('mt-4')
  expect(field().parentElement).toHaveStyle({ marginBottom: '5px' })
  expect(screen.getByRole('button', { name: 'City: list' })).toBeVisible()
})

testTypes(() => [
  // @ts-expect-error: the options are required
  <Combobox key="1" name="city" />,
  // @ts-expect-error: it is a text input
  <Combobox key="2" name="city" options={[]} type="search" />,
  // @ts-expect-error: its value is the text of the option; there is no second name for it
  <Combobox key="3" name="city" options={[{ value: 'CCU', label: 'Kolkata' }]} />,
  // @ts-expect-error: for several choices use Checkbox
  <Combobox key="4" name="city" options={[]} multiple />,
])
