import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw, frames, press, rovingKeys, testKeys, type } from '../../testing/index.ts'
import { mouse } from '../../testing/page/press.ts'
import { DropdownMenuItem } from '../dropdown-menu/dropdown-menu.tsx'
import meta from './context-menu.meta.ts'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger, longPressMs } from './context-menu.tsx'

const rename = vi.fn()
const menu = (disabled: readonly string[] = []) => (
  <ContextMenu>
    <ContextMenuTrigger style={{ padding: 40 }}>
      <button type="button">Course</button>
    </ContextMenuTrigger>
    <ContextMenuContent label="Course">
      {['Rename', 'Copy', 'Move', 'Share', 'Delete'].map((name) => (
        <DropdownMenuItem key={name} disabled={disabled.includes(name)} onClick={rename}>
          {name}
        </DropdownMenuItem>
      ))}
    </ContextMenuContent>
  </ContextMenu>
)
const course = () => screen.getByRole('button', { name: 'Course' })
const first = () => screen.getByRole('menuitem', { name: 'Rename' })
const isOpen = () => waitFor(() => expect(first()).toHaveFocus())
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

const opensBy = (key: string) => async () => {
  await draw(menu())
  course().focus()
  await type(key)
  await isOpen()
  expect(screen.getByRole('menu', { name: 'Course' })).toBeVisible()
}
const leavesBy = (key: string, to: string) => async () => {
  await opensBy('ContextMenu')()
  await type(key)
  await isClosed()
  await waitFor(() => expect(screen.getByRole('button', { name: to })).toHaveFocus())
}
const opened = (disabled?: readonly string[]) => {
  const Opened = () => (
    <div ref={(box) => void box?.querySelector<HTMLElement>('[popover]')?.showPopover()}>
      {menu(disabled)}
    </div>
  )
  return <Opened />
}

testKeys(meta.contract, {
  ContextMenu: opensBy('ContextMenu'),
  'Shift+F10': opensBy('Shift+F10'),
  ...rovingKeys(opened(), {
    role: 'menuitem',
    next: 'ArrowDown',
    previous: 'ArrowUp',
    disabled: opened(['Rename', 'Move', 'Delete']),
  }),
  Escape: leavesBy('Escape', 'Course'),
  Tab: leavesBy('Tab', 'After'),
  'Shift+Tab': leavesBy('Shift+Tab', 'Before'),
})

it('opens at the pointer, stays when the button is released, and closes by a press outside', async () => {
  await draw(menu())
  const { left, top } = course().getBoundingClientRect()
  const x = Math.round(left) - 20
  const y = Math.round(top)
  await mouse('mouseMoved', x, y)
  course().focus()
  for (const event of ['mousePressed', 'mouseReleased'] as const) await mouse(event, x, y, 'right')
  await isOpen()
  await frames()
  const box = screen.getByRole('menu').getBoundingClientRect()
  expect(box.left).toBeCloseTo(x, 0)
  expect(box.top).toBeCloseTo(y + 8, 0)
  await press(screen.getByRole('button', { name: 'Before' }), 'mouse')
  await isClosed()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

it('closes by an item, which acts, and returns the focus', async () => {
  await opensBy('ContextMenu')()
  await press(first(), 'mouse')
  await isClosed()
  expect(rename).toHaveBeenCalledOnce()
  expect(course()).toHaveFocus()
})

it('opens by a long press, but not by a tap', async () => {
  render(menu())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const down = () => fireEvent.pointerDown(course(), { pointerType: 'touch', clientX: 50, clientY: 50 })
  down()
  fireEvent.pointerUp(course())
  vi.advanceTimersByTime(10_000)
  expect(screen.queryByRole('menu')).toBeNull()
  down()
  vi.advanceTimersByTime(longPressMs)
  vi.useRealTimers()
  await isOpen()
})

it('leaves the menu of the browser where the page prevents its own', () => {
  render(
    <ContextMenu>
      <ContextMenuTrigger onContextMenu={(event) => event.preventDefault()}>A</ContextMenuTrigger>
      <ContextMenuContent label="A" />
    </ContextMenu>,
  )
  fireEvent.contextMenu(screen.getByText('A'))
  expect(screen.queryByRole('menu')).toBeNull()
})
