import '../../styles.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field'
import { Combobox } from './combobox'
import { active, City, field, five, isClosed, options, status, walk } from './combobox.fixture.tsx'
import { InBengaliAndHindi } from './combobox.stories.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

it('opens with all options at the chosen one, or with the options that match a text that is not an option', async () => {
  await walk(<City defaultValue="Chennai" />, 'ArrowDown')
  expect(options()).toEqual(five)
  expect(active()).toBe('Chennai')
  cleanup()
  await walk(<City defaultValue="dE" />, 'Alt+ArrowDown')
  expect(options()).toEqual(['Delhi', 'Erode'].filter((name) => name.toLowerCase().includes('de')))
  cleanup()
  await walk(<City defaultValue="Nowhere" />, 'Alt+ArrowDown')
  expect(options()).toEqual(five)
})

it('announces that no option matches, and is not expanded then', async () => {
  await walk(<City />, 'x')
  expect(status()).toBe('No option matches.')
  expect(
    screen.getAllByText('No option matches.').filter((text) => text.matches('[popover] *')),
  ).toHaveLength(1)
  isClosed()
})

it('finds Bengali and Hindi text, with texts in these languages', async () => {
  render(<InBengaliAndHindi />)
  const [bengali, hindi] = screen.getAllByRole('combobox')
  bengali!.focus()
  await userEvent.fill(bengali!, 'হাওড\u09bcা')
  expect(options()).toEqual(['হাওড়া'])
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('১টি বিকল্প')
  await userEvent.fill(hindi!, 'गाजि')
  expect(options()).toEqual(['ग़ाज़ियाबाद'])
  await userEvent.fill(hindi!, 'गोवा')
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('कोई विकल्प मेल नहीं खाता।')
})

it('shows that options are loading, then the loaded options', async () => {
  const city = (options: readonly string[], loading: boolean) => (
    <Field label="City">
      <Combobox options={options} filter={false} loading={loading} />
    </Field>
  )
  const { rerender } = render(city([], true))
  await userEvent.fill(field(), 'K')
  await waitFor(() => expect(status()).toBe('Loading options...'))
  rerender(city(['Kolkata'], false))
  await waitFor(() => expect(options()).toEqual(['Kolkata']))
  await waitFor(() => expect(status()).toBe('1 option'))
})

it('filters while text is composed', async () => {
  await walk(<City />)
  fireEvent.compositionStart(field())
  field().setRangeText('del')
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(options()).toEqual(['Delhi'])
  expect(field()).toHaveValue('del')
})
