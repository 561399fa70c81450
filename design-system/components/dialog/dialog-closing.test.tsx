import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, frames, press, type } from '../../testing/index.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx'
import { gone, open, Trial } from './dialog.fixture.tsx'
import { ShortForm, Split } from './dialog.stories.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './dialog.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

describe('closing', () => {
  it('closes by DialogClose', async () => {
    render(<Trial />)
    await open()
    await click(screen.getByRole('button', { name: 'Keep it' }))
    await gone()
  })

  it('can be prevented by the caller', async () => {
    const onEscape = vi.fn((event: Event) => event.preventDefault())
    const outside = vi.fn((event: Event) => event.preventDefault())
    render(<Trial onEscapeKeyDown={onEscape} onInteractOutside={outside} />)
    await open()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.querySelector('[data-slot=dialog-overlay]')!, {
      position: { x: 20, y: 20 },
    })
    await vi.waitFor(() => expect(outside).toHaveBeenCalled())
    expect(onEscape).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('closes nested dialogs one at a time by Escape, the inner one first, and calls each handler once', async () => {
    const asked = { outer: vi.fn(), inner: vi.fn() }
    render(
      <Dialog defaultOpen>
        <DialogContent onEscapeKeyDown={asked.outer}>
          <DialogTitle>Outer</DialogTitle>
          <Dialog>
            <DialogTrigger>More</DialogTrigger>
            <DialogContent onEscapeKeyDown={asked.inner}>
              <DialogTitle>Inner</DialogTitle>
            </DialogContent>
          </Dialog>
        </DialogContent>
      </Dialog>,
    )
    await press(screen.getByRole('button', { name: 'More' }), 'keyboard')
    await screen.findByRole('dialog', { name: 'Inner' })
    await type('Escape')
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
    await type('Escape')
    await gone()
    expect(asked.inner).toHaveBeenCalledOnce()
    expect(asked.outer).toHaveBeenCalledOnce()
  })

  it('has no Close button with showCloseButton={false}', () => {
    render(<ShortForm />)
    expect(screen.getByRole('dialog', { name: 'Rename the batch' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('stays open while its scrollbar is dragged', async () => {
    await page.viewport(1280, 400)
    render(<Split />)
    const backdrop = document.querySelector<HTMLElement>('[data-slot=dialog-overlay]')!
    expect(backdrop.scrollHeight).toBeGreaterThan(backdrop.clientHeight)
    // Headless browsers draw scrollbars over the content, so the press on a scrollbar is simulated. Radix listens from
    // the next task on.
    await frames()
    const press = (offsetX: number) => {
      for (const type of ['pointerdown', 'pointerup', 'click']) {
        const event = new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 })
        Object.defineProperty(event, 'offsetX', { value: offsetX })
        backdrop.dispatchEvent(event)
      }
      return frames()
    }
    await press(backdrop.clientWidth + 5)
    expect(screen.getByRole('dialog')).toBeVisible()
    await press(5)
    await gone()
  })
})

it('returns the focus when it is opened through `open` and its field has autoFocus', async () => {
  const Renamed = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button">Add</button>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent>
            <DialogTitle>Rename the batch</DialogTitle>
            <input aria-label="Name" autoFocus />
          </DialogContent>
        </Dialog>
      </>
    )
  }
  render(<Renamed />)
  await press(screen.getByRole('button', { name: 'Rename' }), 'keyboard')
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await type('Escape')
  await gone()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
})

describe('whose opener is gone', () => {
  /** Rows of batches, each with a button that asks before it deletes its row. */
  const Batches = ({ names, trigger = false }: { names: string[]; trigger?: boolean }) => {
    const [rows, setRows] = useState(names)
    const [asked, setAsked] = useState<string>()
    return (
      <main>
        <h1>Batches</h1>
        <ul>
          {rows.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setAsked(name)}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
        <Dialog open={asked !== undefined} onOpenChange={() => setAsked(undefined)}>
          {trigger && <DialogTrigger>Settings</DialogTrigger>}
          <DialogContent>
            <DialogTitle>Delete it?</DialogTitle>
            <button
              type="button"
              onClick={() => {
                setRows(rows.filter((name) => name !== asked))
                setAsked(undefined)
              }}
            >
              Yes, delete
            </button>
          </DialogContent>
        </Dialog>
      </main>
    )
  }
  const remove = async (name: string) => {
    await press(screen.getByRole('button', { name: `Delete ${name}` }), 'keyboard')
    await press(await screen.findByRole('button', { name: 'Yes, delete' }), 'keyboard')
    await gone()
  }

  it('moves the focus to a neighbour of a deleted row', async () => {
    render(<Batches names={['Maths', 'Tabla', 'Chess']} />)
    await remove('Tabla')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Delete Chess' })).toHaveFocus())
    await remove('Chess')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Delete Maths' })).toHaveFocus())
  })

  it('moves the focus to its trigger', async () => {
    render(<Batches names={['Maths', 'Tabla']} trigger />)
    await remove('Tabla')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus())
  })

  it('moves the focus to the main content if nothing is left beside it', async () => {
    render(<Batches names={['Maths']} />)
    await remove('Maths')
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
    screen.getByRole('main').blur()
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex')
  })

  it('opened from an item of a menu returns the focus to the button of the menu', async () => {
    const FromMenu = () => {
      const [shown, setShown] = useState(false)
      return (
        <>
          <DropdownMenu>
            <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
            <DropdownMenuContent label="Actions">
              <DropdownMenuItem onClick={() => setShown(true)}>Rename</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Dialog open={shown} onOpenChange={setShown}>
            <DialogContent>
              <DialogTitle>Rename the batch</DialogTitle>
            </DialogContent>
          </Dialog>
        </>
      )
    }
    render(<FromMenu />)
    await press(screen.getByRole('button', { name: 'Actions' }), 'keyboard')
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await type('Enter')
    await screen.findByRole('dialog')
    await type('Escape')
    await gone()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
  })
})
