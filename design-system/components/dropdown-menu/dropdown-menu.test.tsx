import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click, draw, frames, press, pressKeys, rovingKeys, testKeys, type } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import meta from './dropdown-menu.meta.ts'
import { Choices, Default, Submenu, WithLinks } from './dropdown-menu.stories.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx'

const trigger = () => screen.getByRole('button', { name: 'Actions' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull()
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  })
const open = async () => {
  await draw(<Default />)
  trigger().focus()
  await type('Enter')
  await waitFor(() => expect(item('Rename')).toHaveFocus())
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible()
}

/** Opens the menu when it is mounted. */
function Opened({ children }: { children: ReactNode }) {
  useEffect(() => document.querySelector<HTMLElement>('[popover]')!.showPopover(), [])
  return children
}

const someDisabled = (
  <DropdownMenu>
    <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
    <DropdownMenuContent label="Actions">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <DropdownMenuItem key={name} disabled={'ace'.includes(name)}>
          {name}
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
)

const opens = (name: string) => async (press: (target: Element) => Promise<void>) => {
  render(<Default />)
  await press(trigger())
  await waitFor(() => expect(item(name)).toHaveFocus())
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
}

/** An arrow key on the closed trigger opens the menu, and moves to its first or its last item. */
function fromTrigger(key: string, name: string, enabled: string) {
  const moves = (ui: ReactNode, to: string) => async () => {
    render(ui)
    trigger().focus()
    await type(key)
    await waitFor(() => expect(item(to)).toHaveFocus())
  }
  return {
    [`${key} on the trigger`]: moves(<Default />, name),
    [`${key} on the trigger, at the ends`]: async () => {
      await moves(<Default />, name)()
      trigger().focus()
      await type(key)
      expect(item(name)).toHaveFocus()
    },
    [`${key} on the trigger, right to left`]: moves(
      <div dir="rtl">
        <Default />
      </div>,
      name,
    ),
    [`${key} on the trigger, past disabled`]: moves(someDisabled, enabled),
  }
}

/** The arrow key that opens the submenu moves to its first enabled item, and the other one returns to its item. */
function aroundSubmenu(inward: string, outward: string, dir: 'ltr' | 'rtl') {
  const opened = async () => {
    render(
      <div dir={dir}>
        <Opened>
          <Submenu />
        </Opened>
      </div>,
    )
    const around = item('Move to')
    around.focus()
    // It closes no submenu yet.
    await type(outward)
    expect(around).toHaveFocus()
    await type(inward)
    await waitFor(() => expect(item('Next term')).toHaveFocus())
    expect(around).toHaveAttribute('aria-expanded', 'true')
    return around
  }
  return {
    opens: async () => void (await opened()),
    stops: async () => {
      await opened()
      await type(inward)
      expect(item('Next term')).toHaveFocus()
    },
    closes: async () => {
      const around = await opened()
      await type(outward)
      await waitFor(() => expect(around).toHaveFocus())
      expect(around).toHaveAttribute('aria-expanded', 'false')
      expect(screen.getByRole('menu', { name: 'Course' })).toBeVisible()
    },
  }
}
const ltr = aroundSubmenu('ArrowRight', 'ArrowLeft', 'ltr')
const rtl = aroundSubmenu('ArrowLeft', 'ArrowRight', 'rtl')

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    render(
      <Opened>
        <Submenu />
      </Opened>,
    )
    await press(item('Move to'))
    await waitFor(() => expect(item('Next term')).toHaveFocus())
    await type('ArrowUp')
    expect(item('Archive')).toHaveFocus()
    await type('r')
    expect(item('Archive')).toHaveFocus()
    await type('Escape')
    await waitFor(() => expect(item('Move to')).toHaveFocus())
    await type('ArrowDown')
    expect(item('Delete')).toHaveFocus()
    await press(item('Move to'))
    await waitFor(() => expect(item('Next term')).toHaveFocus())
    await press(item('Next term'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(screen.getByRole('button', { name: 'Course' })).toHaveFocus()
  }, 'the item of a submenu'),
  'ArrowRight on a submenu or its item': ltr.opens,
  'ArrowRight on a submenu or its item, at the ends': ltr.stops,
  'ArrowRight on a submenu or its item, right to left': rtl.closes,
  'ArrowRight on a submenu or its item, past disabled': ltr.opens,
  'ArrowLeft on a submenu or its item': ltr.closes,
  'ArrowLeft on a submenu or its item, at the ends': rtl.stops,
  'ArrowLeft on a submenu or its item, right to left': rtl.opens,
  'ArrowLeft on a submenu or its item, past disabled': rtl.opens,
  ...pressKeys(opens('Rename'), 'the trigger'),
  ...fromTrigger('ArrowDown', 'Rename', 'b'),
  ...fromTrigger('ArrowUp', 'Delete', 'd'),
  ...pressKeys(async (press) => {
    const rename = vi.fn()
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent label="Actions">
          <DropdownMenuItem onClick={rename}>Rename</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    )
    await click(trigger())
    await waitFor(() => expect(item('Rename')).toHaveFocus())
    await press(item('Rename'))
    await isClosed()
    expect(rename).toHaveBeenCalledOnce()
    expect(trigger()).toHaveFocus()
  }, 'an item'),
  ...pressKeys(async (press) => {
    render(<Choices />)
    await click(screen.getByRole('button', { name: 'View' }))
    const setting = screen.getByRole('menuitemcheckbox', { name: 'Archived courses', checked: true })
    await waitFor(() => expect(setting).toHaveFocus())
    await press(setting)
    expect(setting).toHaveAttribute('aria-checked', 'false')
    const order = within(screen.getByRole('group', { name: 'Order' }))
    await press(order.getByRole('menuitemradio', { name: 'By date', checked: false }))
    expect(order.getByRole('menuitemradio', { name: 'By date' })).toHaveAttribute('aria-checked', 'true')
    expect(order.getByRole('menuitemradio', { name: 'By name' })).toHaveAttribute('aria-checked', 'false')
    expect(screen.getByRole('menu')).toBeVisible()
  }, 'a choice'),
  ...rovingKeys(
    <Opened>
      <Default />
    </Opened>,
    { role: 'menuitem', next: 'ArrowDown', previous: 'ArrowUp', disabled: <Opened>{someDisabled}</Opened> },
  ),
  Character: async () => {
    await open()
    await type('d')
    expect(item('Duplicate')).toHaveFocus()
    await type('D')
    expect(item('Delete')).toHaveFocus()
    await type('r')
    expect(item('Rename')).toHaveFocus()
    await type('x')
    expect(item('Rename')).toHaveFocus()
  },
  Escape: async () => {
    await open()
    await type('Escape')
    await isClosed()
    expect(trigger()).toHaveFocus()
  },
  Tab: async () => {
    await open()
    await type('Tab')
    await isClosed()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  },
  'Shift+Tab': async () => {
    await open()
    await type('Shift+Tab')
    await isClosed()
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  },
})

it('has links, which Space follows as well as Enter', async () => {
  for (const key of ['Enter', 'Space']) {
    render(<WithLinks />)
    await click(screen.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(item('Profile')).toHaveFocus())
    expect(item('Help (opens in a new tab)')).toHaveAttribute('target', '_blank')
    const link = item('Invoices')
    let to = ''
    link.addEventListener('click', (event) => {
      to = (event.currentTarget as HTMLAnchorElement).hash
      event.preventDefault()
    })
    link.focus()
    await type(key)
    await waitFor(() => expect(to).toBe('#invoices'))
    cleanup()
  }
})

it('ignores a press on a disabled item', async () => {
  render(<WithLinks />)
  await click(screen.getByRole('button', { name: 'Account' }))
  await waitFor(() => expect(item('Profile')).toHaveFocus())
  await press(item('Renew (from 1 December)'), 'mouse')
  await frames()
  expect(screen.getByRole('menu')).toBeVisible()
})

it.each([
  ['ltr', 1280, 'after'],
  ['rtl', 1280, 'before'],
  ['ltr', 320, 'below'],
] as const)(
  'has submenus beside their item, in a window that is wide enough: %s, %s px',
  async (dir, width, side) => {
    await page.viewport(width, 700)
    render(
      <div dir={dir}>
        <Opened>
          <Submenu />
        </Opened>
      </div>,
    )
    await click(item('Move to'))
    await waitFor(() => expect(item('Next term')).toHaveFocus())
    const around = item('Move to').getBoundingClientRect()
    const menu = screen.getByRole('menu', { name: 'Move to' }).getBoundingClientRect()
    const isAt = {
      after: menu.left >= around.right,
      before: menu.right <= around.left,
      below: menu.top >= around.bottom,
    }
    expect(isAt[side]).toBe(true)
    expect(menu.left).toBeGreaterThanOrEqual(0)
    expect(menu.right).toBeLessThanOrEqual(width)
    await type('Tab')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
)

testTypes(() => [
  // @ts-expect-error: the accessible name is required
  <DropdownMenuContent key="1" />,
])
