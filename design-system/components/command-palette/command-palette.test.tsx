import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press, pressKeys, testKeys, testLiveRegion, testModal, type } from '../../testing/index.ts'
import meta from './command-palette.meta.ts'
import { Default } from './command-palette.stories.tsx'
import { CommandPalette } from './command-palette.tsx'

const field = () => screen.getByRole('combobox', { name: 'Commands' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant')!)?.textContent
const select = vi.fn()
const five = ['Agra', 'Bhopal', 'Chennai', 'Delhi', 'Erode']

const Palette = ({ disabled = [] as string[] }) => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <h1>Page</h1>
      <CommandPalette
        label="Commands"
        open={open}
        onOpenChange={setOpen}
        commands={five.map((value, index) => ({
          value,
          // The groups alternate in the data, and are together in the list.
          group: index % 2 ? 'Odd' : 'Even',
          keywords: index === 0 ? 'Taj Mahal' : '',
          disabled: disabled.includes(value),
          onSelect: () => select(value),
        }))}
      />
    </>
  )
}
const inOrder = ['Agra', 'Chennai', 'Erode', 'Bhopal', 'Delhi']

const reaches =
  (
    key: string,
    names: readonly string[],
    { dir = 'ltr', disabled }: { dir?: string; disabled?: string[] } = {},
  ) =>
  async () => {
    document.documentElement.dir = dir
    try {
      render(<Palette {...(disabled && { disabled })} />)
      await waitFor(() => expect(field()).toHaveFocus())
      expect(active()).toBe(names.at(0))
      for (const name of names.slice(1)) {
        await type(key)
        expect(active()).toBe(name)
        expect(field()).toHaveFocus()
      }
    } finally {
      document.documentElement.dir = ''
    }
  }
const arrowTests = (key: string, names: readonly string[], enabled: readonly string[]) => ({
  [key]: reaches(key, names),
  [`${key}, at the ends`]: reaches(key, [...names, names[0]!]),
  [`${key}, right to left`]: reaches(key, names, { dir: 'rtl' }),
  [`${key}, past disabled`]: reaches(key, [...enabled, enabled[0]!], {
    disabled: ['Agra', 'Erode', 'Delhi'],
  }),
})

testKeys(meta.contract, {
  ...testModal(<Default />, {
    trigger: 'Search commands',
    name: 'Search commands',
    focus: 'Search commands',
  }),
  ...arrowTests('ArrowDown', inOrder, ['Chennai', 'Bhopal']),
  ...arrowTests('ArrowUp', ['Agra', ...inOrder.slice(1).reverse()], ['Chennai', 'Bhopal']),
  ...pressKeys(
    async (by, way) => {
      select.mockClear()
      render(<Palette />)
      await waitFor(() => expect(field()).toHaveFocus())
      if (way === 'Enter') await userEvent.keyboard('del{Enter}')
      else await by(screen.getByRole('option', { name: 'Delhi' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(select.mock.calls).toEqual([['Delhi']])
    },
    'a command',
    ['Enter'],
  ),
  Character: async () => {
    render(<Palette />)
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('mahal TAJ')
    expect(options()).toEqual(['Agra'])
    expect(screen.getByRole('status')).toHaveTextContent('1 option')
    await userEvent.keyboard('x')
    expect(options()).toEqual([])
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog')).toBeVisible()
  },
})

testLiveRegion(<Palette />, {
  trigger: async () => {
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('x')
  },
  text: 'No option matches.',
})

it('has its commands in groups, and shows all of them again when it is opened again', async () => {
  render(<Default />)
  const trigger = screen.getByRole('button', { name: 'Search commands' })
  for (const way of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
    await userEvent.keyboard(way)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    const courses = within(screen.getByRole('group', { name: 'Courses' }))
    expect(courses.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('sign{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(trigger).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
})

it('runs no disabled command, and leaves keys to an input method', async () => {
  select.mockClear()
  render(<Palette disabled={five} />)
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await type('Enter')
  await press(screen.getByRole('option', { name: 'Agra' }), 'mouse')
  cleanup()
  render(<Palette />)
  await waitFor(() => expect(field()).toHaveFocus())
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(select).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeVisible()
})
