import '../../styles.css'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, draw, frames, testFormField, type } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import { City, field, five, isClosed, option, walk } from './combobox.fixture.tsx'
import { InForm } from './combobox.stories.tsx'
import { Combobox } from './combobox.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

testFormField(
  (error) => (
    <Field label="City" hint="Where you teach." error={error} required>
      <Combobox name="city" options={five} />
    </Field>
  ),
  { role: 'combobox', label: 'City', description: 'Where you teach.', required: true },
)

describe('in a form', () => {
  const sent = () => new FormData(document.querySelector('form')!).get('city')
  const submitted = async (act: () => Promise<void>) => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submit)
    await act()
    await frames()
    document.removeEventListener('submit', submit)
    return submit.mock.calls.length
  }

  it('submits the text of the option, by Enter only when no option is reached', async () => {
    await draw(<InForm />)
    field().focus()
    expect(await submitted(() => userEvent.keyboard('che{ArrowDown}{Enter}'))).toBe(0)
    expect(sent()).toBe('Chennai')
    expect(await submitted(() => type('Enter'))).toBe(1)
  })

  it('accepts with onlyOptions only the text of an option, which it completes', async () => {
    await draw(<InForm />)
    field().focus()
    await userEvent.keyboard('kolk')
    expect(field().validationMessage).toBe('Choose one of the options for “City”.')
    expect(await submitted(() => type('Enter'))).toBe(0)
    await userEvent.keyboard('ATA')
    await type('Tab')
    await waitFor(() => expect(field()).toHaveValue('Kolkata'))
    expect(field()).toBeValid()
  })

  it('is reset with its form', async () => {
    await draw(
      <form>
        <City onlyOptions />
      </form>,
    )
    await userEvent.fill(field(), 'x')
    expect(field()).toBeInvalid()
    act(() => document.querySelector('form')!.reset())
    expect(field()).toHaveValue('')
    await waitFor(() => expect(field()).toBeValid())
  })

  it('keeps the choice valid when a server sends other options', async () => {
    const { redraw } = await draw(<City onlyOptions />)
    field().focus()
    await userEvent.keyboard('del{ArrowDown}{Enter}')
    redraw(<City onlyOptions options={['Agra']} />)
    expect(field()).toBeValid()
  })
})

it('fires input and change events when an option is chosen', async () => {
  const input = vi.fn()
  const change = vi.fn()
  await walk(<City onInput={input} onChange={change} />, 'ArrowDown', 'Enter')
  expect(input).toHaveBeenCalledOnce()
  expect(change).toHaveBeenCalledOnce()
})

it('is controlled by value, and shows the value that the page sets', async () => {
  const Upper = () => {
    const [value, setValue] = useState('')
    return <City value={value} onValueChange={(text) => setValue(text.toUpperCase())} />
  }
  await walk(<Upper />, 'd')
  expect(field()).toHaveValue('D')
  await click(option('Delhi'))
  expect(field()).toHaveValue('DELHI')
})

it('does not open when the browser fills it in', async () => {
  await draw(<City />)
  await userEvent.click(screen.getByRole('button', { name: 'Before' }))
  fireEvent.input(field(), { target: { value: 'D' } })
  await frames()
  isClosed()
})
