import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  click,
  draw,
  frames,
  press,
  pressKeys,
  testFormField,
  testKeys,
  testLiveRegion,
  type,
} from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import meta from './combobox.meta.ts'
import { Default, InBengaliAndHindi, InForm, Unavailable, WithNotes } from './combobox.stories.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { matcher } from './combobox-search.ts'

const field = (name = 'City') => screen.getByRole<HTMLInputElement>('combobox', { name })
const list = () => screen.queryByRole('listbox', { name: 'Options for City' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const option = (name: string) => screen.getByRole('option', { name })
const arrow = () => screen.getByRole('button', { name: 'Options for City' })
const status = () => screen.getByRole('status').textContent
const activeId = () => field().getAttribute('aria-activedescendant')
const active = () => activeId() && document.getElementById(activeId()!)?.textContent
const isOpen = () => {
  expect(list()).toBeVisible()
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-controls', list()!.id)
}
const isClosed = () => {
  expect(list()).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(activeId()).toBeNull()
}

const five = ['Agra', 'Bhopal', 'Chennai', 'Delhi', 'Erode']
const City = (props: Partial<ComboboxProps>) => (
  <Field label="City">
    <Combobox name="city" options={five} {...props} />
  </Field>
)
/** Renders the field, focuses it and presses keys, one after another. */
const walk = async (ui: ReactElement, ...keys: string[]) => {
  await draw(ui)
  field().focus()
  for (const key of keys) await type(key)
}

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

it('refers to an option by the id that it is given', async () => {
  await walk(<City options={[{ value: 'Agra', id: 'agra' }, 'Bhopal']} />, 'ArrowDown')
  expect(activeId()).toBe('agra')
  expect(active()).toBe('Agra')
  await type('ArrowDown')
  expect(active()).toBe('Bhopal')
})

const someDisabled = (
  <City options={five.map((value) => ({ value, disabled: ['Agra', 'Chennai', 'Erode'].includes(value) }))} />
)
const inRightToLeft = (ui: ReactElement) => <div dir="rtl">{ui}</div>

/** The option that each press reaches. The focus stays in the field. */
const reaches =
  (ui: ReactElement, key: string, ...names: string[]) =>
  async () => {
    await walk(ui)
    for (const name of names) {
      await type(key)
      expect(active()).toBe(name)
      expect(option(name)).toHaveAttribute('aria-selected', 'true')
      expect(field()).toHaveFocus()
    }
    isOpen()
  }
const arrowTests = (key: string, names: readonly string[], enabled: readonly string[]) => ({
  [key]: reaches(<City />, key, ...names),
  [`${key}, at the ends`]: reaches(<City />, key, ...names, names[0]!),
  [`${key}, right to left`]: reaches(inRightToLeft(<City />), key, ...names),
  [`${key}, past disabled`]: reaches(someDisabled, key, ...enabled, enabled[0]!),
})
/** Home and End move the caret, and leave the option. */
const caretTests = (key: string, at: number, other: number) => {
  const moves = (from: number, ui: ReactElement) => async () => {
    await walk(ui, 'ArrowDown')
    expect(active()).toBe('Delhi')
    field().setSelectionRange(from, from)
    await type(key)
    expect(field().selectionStart).toBe(at)
    expect(activeId()).toBeNull()
    isOpen()
  }
  const city = <City defaultValue="Delhi" />
  return {
    [key]: moves(other, city),
    [`${key}, at the ends`]: moves(at, city),
    [`${key}, right to left`]: moves(other, inRightToLeft(city)),
  }
}
const leaves = (key: string, to: string) => async () => {
  await walk(<City />, 'd', 'ArrowDown', key)
  await waitFor(isClosed)
  expect(field()).toHaveValue('d')
  expect(screen.getByRole('button', { name: to })).toHaveFocus()
}

testKeys(meta.contract, {
  ...arrowTests('ArrowDown', five, ['Bhopal', 'Delhi']),
  ...arrowTests('ArrowUp', five.toReversed(), ['Delhi', 'Bhopal']),
  'Alt+ArrowDown': async () => {
    await walk(<City />, 'Alt+ArrowDown')
    isOpen()
    expect(activeId()).toBeNull()
  },
  'Alt+ArrowUp': async () => {
    await walk(<City />, 'd', 'ArrowDown', 'Alt+ArrowUp')
    isClosed()
    expect(field()).toHaveValue('d')
  },
  ...pressKeys(
    async (press, way) => {
      const change = vi.fn()
      await walk(<City onValueChange={change} />, 'ArrowUp', 'ArrowUp')
      await (way === 'Enter' ? type('Enter') : press(option('Delhi')))
      await waitFor(isClosed)
      expect(field()).toHaveValue('Delhi')
      expect(field()).toHaveFocus()
      expect(change.mock.calls).toEqual([['Delhi']])
    },
    'an option',
    ['Enter'],
  ),
  Escape: async () => {
    await walk(<City />, 'd', 'ArrowDown', 'Escape')
    await waitFor(isClosed)
    expect(field()).toHaveValue('d')
    expect(field()).toHaveFocus()
  },
  ...caretTests('Home', 0, 3),
  ...caretTests('End', 5, 2),
  Character: async () => {
    await walk(<Default />, 'ArrowDown')
    await userEvent.keyboard('K')
    expect(field()).toHaveValue('K')
    expect(options()).toEqual(['Kolkata'])
    expect(activeId()).toBeNull()
    expect(status()).toBe('1 option')
    await userEvent.keyboard('{Backspace}calcutta')
    expect(options()).toEqual(['Kolkata'])
  },
  Tab: leaves('Tab', 'After'),
  'Shift+Tab': leaves('Shift+Tab', 'Before'),
})

it('leaves keys to an input method, also the Enter that Safari sends after the composition', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  await walk(<City />, 'ArrowDown')
  document.addEventListener('submit', submit, { once: true })
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      expect(fireEvent.keyDown(field(), { key, ...init }), `${key} is not prevented`).toBe(true)
    expect(active()).toBe('Agra')
    expect(field()).toHaveValue('')
    isOpen()
  }
})

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

it('stays above the on-screen keyboard', async () => {
  await page.viewport(400, 800)
  const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 800 })
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(keyboard as VisualViewport)
  await draw(
    <div style={{ paddingTop: '20rem' }}>
      <City />
    </div>,
  )
  await click(arrow())
  const popup = () => document.querySelector('[popover]')!.getBoundingClientRect()
  expect(popup().top).toBeGreaterThan(field().getBoundingClientRect().bottom)
  keyboard.height = 450
  keyboard.dispatchEvent(new Event('resize'))
  expect(popup().bottom).toBeLessThan(field().getBoundingClientRect().top)
  expect(popup().top).toBeGreaterThanOrEqual(8)
  vi.restoreAllMocks()
})

it('scrolls its list to the active option, and does not scroll back', async () => {
  await page.viewport(400, 260)
  await walk(<Default />, 'ArrowUp')
  const popup = document.querySelector('[popover]')!
  const inView = () => {
    const { bottom } = within(popup as HTMLElement)
      .getByText('São José dos Campos')
      .getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(popup.getBoundingClientRect().bottom)
  }
  await waitFor(inView)
  await frames()
  inView()
})

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

describe('the filter', () => {
  it.each([
    ['case', 'KOLK', 'Kolkata'],
    ['accents of the option', 'sao jose', 'São José'],
    ['accents of the query', 'kólkatà', 'Kolkata'],
    ['a capital with a dot', 'istanbul', 'İstanbul'],
    ['ß and SS', 'strasse', 'Straße'],
    ['the order of the words', 'delhi new', 'New Delhi'],
    ['spaces', '  new   delhi ', 'New Delhi'],
    ['full-width letters', 'Ｋｏｌ', 'Kolkata'],
    [
      'composed and decomposed Bengali',
      '\u09b9\u09be\u0993\u09a1\u09bc\u09be',
      '\u09b9\u09be\u0993\u09dc\u09be',
    ],
    ['a joiner in Bengali', 'র্যাঙ্ক', 'র‍্যাঙ্ক'],
    ['a missing nukta in Hindi', 'गाजियाबाद', 'ग़ाज़ियाबाद'],
    ['the sign for a nasal vowel in Hindi', 'आंवला', 'आँवला'],
    ['a part of a Bengali word', 'কাতা', 'কলকাতা'],
  ])('ignores or finds: %s', (_, query, text) => {
    expect(matcher(query)(text)).toBe(true)
  })

  it.each([
    ['vowel signs of Hindi', 'काटा', 'किटी'],
    ['vowel signs of Bengali', 'কলা', 'কলি'],
    ['two letters of Bengali', 'পড়া', 'পডা'],
    ['a word that is missing', 'new mumbai', 'New Delhi'],
  ])('keeps the difference: %s', (_, query, text) => {
    expect(matcher(query)(text)).toBe(false)
  })

  it('finds everything with an empty query', () => {
    expect(matcher(' ')('Kolkata')).toBe(true)
  })
})
