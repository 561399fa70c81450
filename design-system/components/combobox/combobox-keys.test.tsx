import '../../styles.css'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, pressKeys, testKeys, type } from '../../testing/index.ts'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import {
  active,
  activeId,
  City,
  field,
  five,
  isClosed,
  isOpen,
  option,
  options,
  status,
  walk,
} from './combobox.fixture.tsx'
import meta from './combobox.meta.ts'
import { Default } from './combobox.stories.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

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
    await draw(
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Course</DialogTitle>
          <City />
        </DialogContent>
      </Dialog>,
    )
    field().focus()
    for (const key of ['d', 'ArrowDown', 'Escape']) await type(key)
    await waitFor(isClosed)
    expect(field()).toHaveValue('d')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Course' })).toBeVisible()
    await type('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
