import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, followed, frames, pressKeys, testKeys, testModal } from '../../testing/index.ts'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../accordion/accordion.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '../dialog/dialog.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.tsx'
import { RadioGroup, RadioGroupItem } from '../radio-group/radio-group.tsx'
import meta from './drawer.meta.ts'
import { Controlled, Default, LinksOnly } from './drawer.stories.tsx'
import { Drawer } from './drawer.tsx'
import { startDrawer } from './start-drawer.ts'

beforeEach(() => page.viewport(390, 800))

const menu = () => screen.getByRole('button', { name: 'Menu' })
const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
/** A window that is wide enough to show the page beside the panel. */
const wide = () => page.viewport(900, 800)
const closed = async () => {
  await vi.waitFor(() => expect(drawer()).toBeNull())
  await vi.waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'))
}

it('stays open at a press on the panel outside its links', async () => {
  render(<Default />)
  await click(menu())
  await userEvent.click(drawer()!, { position: { x: 100, y: 600 } })
  expect(drawer()).toBeVisible()
})

testKeys(meta.contract, {
  ...testModal(<Default />, { trigger: 'Menu', name: 'Menu', close: 'Close menu', before: wide }),
  ...pressKeys(
    async (by) => {
      render(<LinksOnly />)
      await click(screen.getByRole('button', { name: 'Courses' }))
      await followed(screen.getByRole('link', { name: 'Dance' }), by)
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
    'a link',
    ['Enter'],
  ),
})

it('moves the focus by Tab beyond a last group whose answers are closed', async () => {
  render(
    <Drawer>
      <Accordion>
        <AccordionItem value="courses">
          <AccordionTrigger>Courses</AccordionTrigger>
          <AccordionContent>
            <a href="#dance">Dance</a>
          </AccordionContent>
        </AccordionItem>
      </Accordion>
      <a href="#a" style={{ visibility: 'hidden' }}>
        Not visible
      </a>
    </Drawer>,
  )
  await click(menu())
  const [first, last] = within(drawer()!).getAllByRole('button')
  last!.focus()
  await userEvent.keyboard('{Tab}')
  expect(first).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(last).toHaveFocus()
})

it('moves the focus by Tab beyond radio buttons, which are one stop', async () => {
  render(
    <Drawer>
      <RadioGroup name="language" label="Language" defaultValue="en">
        <RadioGroupItem value="en">English</RadioGroupItem>
        <RadioGroupItem value="bn">Bengali</RadioGroupItem>
      </RadioGroup>
    </Drawer>,
  )
  await click(menu())
  const first = within(drawer()!).getByRole('button')
  const [english, bengali] = screen.getAllByRole('radio')
  first.focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(english).toHaveFocus()
  await click(bengali!)
  await userEvent.keyboard('{Tab}')
  expect(first).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(bengali).toHaveFocus()
})

it('closes when its button is hidden, on a window that becomes wide', async () => {
  render(
    <Drawer triggerClassName="nav:hidden">
      <a href="#a">A</a>
    </Drawer>,
  )
  await click(menu())
  await page.viewport(1440, 900)
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})

describe('before hydration', () => {
  it('works in a page without React: a script starts it', async () => {
    const root = serverPage(<Default />)
    const button = root.querySelector<HTMLElement>('[aria-haspopup=dialog]')!
    const dialog = root.querySelector('dialog')!
    expect(button).toHaveAttribute('aria-controls', dialog.id)
    expect(button).toHaveAttribute('data-noscript', 'hide')
    // A form for its close button would be the first of the page.
    expect(root.querySelector('form')).toBeNull()
    const stop = startDrawer(dialog, button)
    button.click()
    expect(dialog.matches(':popover-open')).toBe(true)
    expect(button.closest('[inert]')).toBe(button)
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    screen.getByRole('button', { name: 'Close menu' }).click()
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    stop()
    button.click()
    expect(dialog).not.toHaveAttribute('open')
  })

  it('a panel that was opened stays open after hydration', async () => {
    const container = serverPage(<Default />)
    const dialog = container.querySelector('dialog')!
    const button = container.querySelector<HTMLElement>('[aria-haspopup=dialog]')!
    const stop = startDrawer(dialog, button)
    button.click()
    hydrate(container, <Default />)
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    expect(drawer()).toBe(dialog)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await vi.waitFor(() => expect(button).toHaveFocus())
    expect(document.querySelector('[inert]')).toBeNull()
    await click(button)
    expect(drawer()).not.toBe(dialog)
    expect(drawer()).toBeVisible()
    stop()
  })
})

describe('controlled', () => {
  const courses = () => screen.queryByRole('dialog', { name: 'Courses' })

  it('opens and closes by its `open`, and reports what the browser has closed', async () => {
    render(<Controlled />)
    const opener = screen.getByRole('button', { name: 'Show the courses' })
    for (const close of ['{Escape}', '{Enter}']) {
      await click(opener)
      expect(courses()).toBeVisible()
      await userEvent.keyboard(close)
      await vi.waitFor(() => expect(courses()).toBeNull())
      await vi.waitFor(() => expect(opener).toHaveFocus())
    }
    await click(opener)
    expect(courses()).toBeVisible()
  })

  it('stays as its `open` says', async () => {
    const onOpenChange = vi.fn()
    const view = render(<Drawer open={false} onOpenChange={onOpenChange} />)
    await click(menu())
    expect(onOpenChange).toHaveBeenLastCalledWith(true)
    expect(drawer()).toBeNull()
    view.rerender(<Drawer open onOpenChange={onOpenChange} />)
    expect(drawer()).toBeVisible()
    view.rerender(<Drawer open={false} onOpenChange={onOpenChange} />)
    await closed()
    expect(onOpenChange).toHaveBeenCalledOnce()
  })

  it('takes over a panel that was opened before hydration', async () => {
    const onOpenChange = vi.fn()
    const container = serverPage(<Drawer open={false} />)
    container.querySelector('dialog')!.setAttribute('open', '')
    render(<Drawer open={false} onOpenChange={onOpenChange} />, { container, hydrate: true })
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true))
    expect(drawer()).toBeVisible()
  })
})

it.each([
  ['start', 'ltr', { left: 0, top: 0, height: 800 }],
  ['start', 'rtl', { right: 900, top: 0, height: 800 }],
  ['end', 'ltr', { right: 900, top: 0, height: 800 }],
  ['end', 'rtl', { left: 0, top: 0, height: 800 }],
  ['top', 'ltr', { left: 0, top: 0, width: 900 }],
  ['bottom', 'ltr', { left: 0, bottom: 800, width: 900 }],
] as const)('comes from the edge %s, %s', async (side, dir, place) => {
  await wide()
  render(
    <div dir={dir}>
      <Drawer side={side}>
        <a href="#a">A</a>
      </Drawer>
    </div>,
  )
  await click(menu())
  const panel = drawer()!.getBoundingClientRect()
  expect(panel).toMatchObject(place)
  expect(panel.width * panel.height).toBeLessThan((900 * 800) / 2)
})

it('calls the handlers of the caller', async () => {
  const listeners = { onClick: vi.fn(), onClose: vi.fn() }
  render(
    <Drawer {...listeners}>
      <a href="#a">A</a>
    </Drawer>,
  )
  await click(menu())
  await click(screen.getByRole('link', { name: 'A' }))
  await closed()
  expect(listeners.onClick).toHaveBeenCalledOnce()
  expect(listeners.onClose).toHaveBeenCalledOnce()
})

it('adds no field to a form', async () => {
  const { container } = render(
    <form aria-label="Search">
      <Drawer>
        <input name="query" required />
      </Drawer>
    </form>,
  )
  await click(menu())
  const form = container.querySelector('form')!
  expect([...new FormData(form).keys()]).toEqual([])
  expect(form.checkValidity()).toBe(true)
})

const focusedFirst = { autoFocus: true }

it('gives the focus to an element with autoFocus, and returns it to what opened it', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <a href="#first">First</a>
        <button type="button" onClick={() => setOpen(true)}>
          Find
        </button>
        <Drawer trigger={false} open={open} onOpenChange={setOpen}>
          <input aria-label="Search" {...focusedFirst} />
        </Drawer>
      </>
    )
  }
  render(<Page />)
  screen.getByRole('button', { name: 'Find' }).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus())
})

it.each([
  [
    'Popover',
    <Popover key="0">
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent label="Courses">
        <a href="#dance">Dance</a>
      </PopoverContent>
    </Popover>,
  ],
  [
    'Dialog',
    <Dialog key="1">
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Courses</DialogTitle>
        <a href="#dance">Dance</a>
      </DialogContent>
    </Dialog>,
  ],
  [
    'dialog of the page',
    <dialog key="2" open aria-label="Courses" style={{ position: 'static' }}>
      <button type="button">Open</button>
      <a href="#dance">Dance</a>
    </dialog>,
  ],
])('stays open at a press on a link in a %s inside it', async (_, nested) => {
  render(<Drawer>{nested}</Drawer>)
  await click(menu())
  await click(screen.getByRole('button', { name: 'Open' }))
  await click(await screen.findByRole('link', { name: 'Dance' }))
  await frames()
  expect(location.hash).toBe('#dance')
  expect(drawer()).toBeVisible()
})

it('stays open if the page handles the press on a link itself', async () => {
  render(
    <Drawer onClick={(event) => event.preventDefault()}>
      <a href="#a">A</a>
    </Drawer>,
  )
  await click(menu())
  await click(screen.getByRole('link', { name: 'A' }))
  expect(drawer()).toBeVisible()
})
