import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, tabKeys, testKeys, testLiveRegion } from '../../testing/index.ts'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './name-school.meta.ts'
import { ArabicName, Bengali, Beside, Default, Named, PerPhrase } from './name-school.stories.tsx'
import { cleanName, NameSchool, type NameSchoolProps } from './name-school.tsx'

beforeEach(() => page.viewport(1440, 900))

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What is your school called?' })
const preview = () => screen.getByRole('img', { name: /^Example of a site/ })
const colours = () => screen.queryByRole('radiogroup')
const status = () => screen.getByRole('status')
const box = (element: Element) => element.getBoundingClientRect()
const type = (name: string) => userEvent.fill(field(), name)

testKeys(meta.contract, tabKeys(<Beside />, ['What is your school called?', 'Marigold']))

describe('a name that is typed', () => {
  it('is shown in the preview with monogram, address and text alternative', async () => {
    render(<Default />)
    expect(preview()).toHaveTextContent('Ganit Ghar')
    expect(colours()).toBeNull()
    await type('Asha Music')
    expect(preview()).toHaveAccessibleName(
      /^Example of a site for Asha Music, at asha-music\.kaksha\.example, in /,
    )
    expect(preview()).toHaveTextContent(/^asha-music\.kaksha\.exampleAMAsha MusicCourses/)
    expect(preview()).not.toHaveTextContent(/ganit ?ghar/i)
    expect(field()).toHaveFocus()
  })

  it('shows the preview at Enter, which closes the keyboard of a phone', async () => {
    await page.viewport(390, 640)
    render(<Beside />)
    await type('Asha Music')
    field().scrollIntoView({ block: 'end', behavior: 'instant' })
    expect(box(preview()).top).toBeGreaterThan(innerHeight / 2)
    await userEvent.keyboard('{Enter}')
    expect(preview()).toHaveFocus()
    await expect.poll(() => box(preview()).top).toBeLessThan(innerHeight / 4)
    expect(box(preview()).top).toBeGreaterThanOrEqual(0)
  })

  it('is replaced by the sample when the field is emptied', async () => {
    render(<Named />)
    await userEvent.clear(field())
    expect(preview()).toHaveAccessibleName(/Ganit Ghar, a maths teacher/)
    expect(preview()).toHaveTextContent(/^ganitghar\.kaksha\.exampleGanit GharCourses/)
    expect(colours()).toBeNull()
    await type('   ')
    expect(preview()).toHaveTextContent('Ganit Ghar')
  })

  it('is rendered as text only', async () => {
    render(<Default />)
    await type('<img src=x onerror=alert(1)> & "Co"')
    expect(preview()).toHaveTextContent('<img src=x onerror=alert(1)> & "Co"')
    expect(preview().querySelector('img')).toBeNull()
  })

  it('has the direction of its script', () => {
    render(<ArabicName />)
    const name = [...preview().querySelectorAll('b')].find((part) => part.textContent === 'بيت الحساب')!
    expect(getComputedStyle(name).direction).toBe('rtl')
    expect(getComputedStyle(field()).direction).toBe('rtl')
    expect(getComputedStyle(preview()).direction).toBe('ltr')
  })

  it('without letters for an address shows a note beside the address', () => {
    render(<Bengali />)
    expect(preview()).toHaveTextContent('সুরলোক সঙ্গীত বিদ্যালয়')
    expect(screen.getByText('an address you choose')).toBeVisible()
  })

  it('has a monogram of its letters, or of other characters if it has none', async () => {
    render(<Default />)
    for (const [name, mark] of [
      ['(the) dance school', 'TS'],
      ['🎵 Asha', 'A'],
      ['সুরলোক', 'স'],
      ['🎵', '🎵'],
    ] as const) {
      await type(name)
      expect(preview().querySelector('bdi'), name).toHaveTextContent(mark)
    }
  })

  it('has a hint, at most 60 characters, and can be autofilled', () => {
    render(<Default />)
    expect(field()).toHaveAccessibleDescription('Type it, and the picture becomes yours.')
    expect(field()).toHaveAttribute('maxlength', '60')
    expect(field()).toHaveAttribute('autocomplete', 'organization')
  })
})

it('stops the preview that follows the phrases of the Hero', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<PerPhrase />)
  const showsText = (text: string) =>
    [...preview().querySelectorAll('[data-per-phrase]')].some(
      (place) => getComputedStyle(place, '::after').content === `"${text}"`,
    )
  const turn = () => act(async () => void vi.advanceTimersByTime(4000))
  await turn()
  await expect.poll(() => [showsText('Tabla Ghar'), showsText('Ganit Ghar')]).toEqual([true, false])
  await act(async () => void fireEvent.change(field(), { target: { value: 'Asha Music' } }))
  await turn()
  expect(showsText('Teentaal')).toBe(true)
  expect(preview()).toHaveTextContent('Asha Music')
  await act(async () => void fireEvent.change(field(), { target: { value: '' } }))
  await turn()
  await expect.poll(() => showsText('Teentaal')).toBe(false)
  vi.useRealTimers()
})

describe('a colour', () => {
  const mark = () => getComputedStyle(preview().querySelector('bdi')!).backgroundColor

  it('is shown in the preview when it is selected, and named in its text alternative', async () => {
    render(<Named />)
    expect(screen.getByRole('radio', { name: 'Leaf' })).toBeChecked()
    const leaf = mark()
    await click(screen.getByText('Terracotta'))
    expect(preview()).toHaveAccessibleName(/in the colour Terracotta/)
    expect(mark()).not.toBe(leaf)
  })

  it('stays selected when the name is removed', async () => {
    render(<Named />)
    await click(screen.getByText('Marigold'))
    await userEvent.clear(field())
    await type('Ganit')
    expect(screen.getByRole('radio', { name: 'Marigold' })).toBeChecked()
  })
})

describe('the announcement', () => {
  const named = 'Preview: Asha Music, asha-music.kaksha.example'
  const empty = <Default />
  const input = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }))
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  const clock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  testLiveRegion(empty, {
    text: named,
    trigger: async () => {
      clock()
      await input('Asha Music')
      await wait(1000)
      vi.useRealTimers()
    },
  })

  it('waits for a pause of one second', async () => {
    clock()
    render(empty)
    for (const part of ['A', 'As', 'Asha', 'Asha Music']) {
      await input(part)
      await wait(999)
      expect(status()).toBeEmptyDOMElement()
    }
    await wait(1)
    expect(status()).toHaveTextContent(named)
    await input('')
    await wait(1000)
    expect(status()).toHaveTextContent('Preview: Ganit Ghar, a sample')
  })

  it('contains the note about an address', async () => {
    clock()
    render(empty)
    await input('গণিত ঘর')
    await wait(1000)
    expect(status()).toHaveTextContent('Preview: গণিত ঘর, your-school.kaksha.example, an address you choose')
  })

  it('does not contain the initial name', async () => {
    clock()
    render(<Named />)
    await wait(5000)
    expect(status()).toBeEmptyDOMElement()
  })
})

it('reserves space for the colours: the layout does not shift', async () => {
  render(<Default />)
  const places = () => [preview(), screen.getByRole('heading'), field()].map((part) => box(part).toJSON())
  // The browser requests a font when text is first laid out with it.
  places()
  await document.fonts.ready
  const before = places()
  await type('Asha Music')
  expect(colours()).toBeVisible()
  expect(places()).toEqual(before)
  await type('Shantiniketan Institute of Mathematics, Music and Fine Arts')
  expect(places()).toEqual(before)
})

const asked: NameSchoolProps = {
  label: 'What is your school called?',
  sample: {
    address: '',
    school: 'Sample',
    links: [],
    signIn: '',
    coursesTitle: '',
    courses: [],
    weekTitle: '',
    live: { tag: '', what: '', who: '', count: '', countUnit: '', status: '' },
    week: { days: [], rows: [] },
    slip: { sum: '', what: '' },
  },
  sampleLabel: 'Example of a site: a sample',
  addressOf: (name) => ({ address: name }),
  colours: {
    label: 'Colour',
    choices: [
      { colour: 'river', name: 'River' },
      { colour: 'leaf', name: 'Leaf' },
    ],
  },
}

it('calls onSchool with the name and the colour', async () => {
  const onSchool = vi.fn()
  render(<NameSchool {...asked} onSchool={onSchool} />)
  await type('  Asha   Music ')
  await click(screen.getByText('Leaf'))
  expect(onSchool).toHaveBeenLastCalledWith({ name: 'Asha Music', colour: 'leaf' })
})

it('reads text that was typed before hydration and keeps it in the field', async () => {
  const ui = (
    <StrictMode>
      <NameSchool {...asked} />
    </StrictMode>
  )
  const place = serverPage(ui)
  field().value = 'Asha Music'
  hydrate(place, ui)
  expect(field()).toHaveValue('Asha Music')
  expect(preview()).toHaveAccessibleName(/for Asha Music/)
})

it('can be on a page twice, with independent colours', async () => {
  render(
    <>
      <Named />
      <Beside />
    </>,
  )
  const [first, second] = screen.getAllByRole('radiogroup')
  await click(second!.querySelector('input')!)
  expect(first!.querySelector('[value=leaf]')).toBeChecked()
})

testRootProps(<NameSchool {...asked} />)

it.each([
  ['is one line without repeated spaces', '  Asha \t\n Music  ', 'Asha Music'],
  ['contains no bidirectional control characters', '\u202eevil\u202c \u2066x\u2069\u200f', 'evil x'],
  ['is in Unicode form NFC', 'E\u0301cole\u0000', '\u00c9cole'],
  ['keeps zero-width joiners', 'ক্\u200dষ 👩\u200d🏫', 'ক্\u200dষ 👩\u200d🏫'],
])('a normalised name %s', (_, typed, name) => {
  expect(cleanName(typed)).toBe(name)
})
