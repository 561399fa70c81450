import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, frames, press, testKeys, testModal, type } from '../../testing/index.ts'
import { Button } from '../button/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx'
import { toast, toastStore } from '../toast/store.ts'
import { Toaster } from '../toast/toaster.tsx'
import meta from './dialog.meta.ts'
import { LongBody, NonModal, ShortForm, SplitWithCloseButton } from './dialog.stories.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

const Trial = (props: DialogContentProps) => (
  <main>
    <Dialog>
      <DialogTrigger asChild>
        <Button>Cancel the trial</Button>
      </DialogTrigger>
      <DialogContent {...props}>
        <DialogTitle>Cancel the trial?</DialogTitle>
        <DialogDescription>Your courses stay for 30 days.</DialogDescription>
        <input aria-label="Reason" />
        <DialogClose asChild>
          <Button>Keep it</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  </main>
)

const open = async () => {
  await click(screen.getByRole('button', { name: 'Cancel the trial' }))
  return screen.findByRole('dialog')
}
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

testKeys(
  meta.contract,
  testModal(<Trial />, {
    trigger: 'Cancel the trial',
    name: 'Cancel the trial?',
    description: 'Your courses stay for 30 days.',
    close: 'Keep it',
    focus: 'Reason',
  }),
)

it('does not hide the focus guards of its focus trap from assistive technology', async () => {
  render(<Trial />)
  await open()
  const guards = document.querySelectorAll('[data-radix-focus-guard]')
  expect(guards).toHaveLength(2)
  for (const guard of guards) expect(guard).not.toHaveAttribute('aria-hidden')
})

describe('a body that is longer than the window', () => {
  const footer = () => screen.getByRole('button', { name: 'I have read them' })
  const bottom = () => footer().getBoundingClientRect().bottom

  it.each([
    [1280, 800],
    [390, 700],
  ])('scrolls under the buttons at %i x %i, and the close button covers no title', async (width, height) => {
    await page.viewport(width, height)
    render(<LongBody />)
    expect(bottom()).toBeLessThanOrEqual(height)
    const title = document.createRange()
    title.selectNodeContents(screen.getByRole('heading'))
    const close = screen.getByRole('button', { name: 'Close' })
    expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(close.getBoundingClientRect().left)
    document.querySelector('[data-slot=dialog-overlay]')!.scrollTo(0, 9999)
    await frames()
    expect(bottom()).toBeLessThanOrEqual(height)
    const window = screen.getByRole('dialog').getBoundingClientRect()
    expect(footer().parentElement!.getBoundingClientRect().bottom).toBeCloseTo(window.bottom, 0)
  })

  it('has no sticky buttons in a low browser window', async () => {
    await page.viewport(640, 340)
    render(<LongBody />)
    expect(bottom()).toBeGreaterThan(340)
  })
})

describe('the page behind a modal dialog', () => {
  const Page = () => (
    <>
      <Toaster />
      <p aria-hidden="true">Drawing</p>
      <p inert>Copy</p>
      <Trial />
      <button type="button">Behind</button>
      <div aria-live="polite">
        <a href="#news">News</a>
      </div>
    </>
  )

  it('is inert, except for the toasts, and is as before when the dialog has closed', async () => {
    render(<Page />)
    toast.success('Saved.')
    await screen.findByText('Saved.')
    const behind = screen.getByRole('button', { name: 'Behind' })
    const link = screen.getByRole('link', { name: 'News' })
    const before = document.body.innerHTML
    await open()
    for (const element of [behind, link]) {
      element.focus()
      expect(element).not.toHaveFocus()
      expect(element.closest('[inert]')).not.toBeNull()
    }
    expect(document.querySelectorAll('[aria-hidden=true]:has(a, button, input)')).toHaveLength(0)
    expect(screen.getByText('Saved.').closest('[inert], [aria-hidden=true]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(document.querySelectorAll('[inert]')).toHaveLength(1)
    expect(screen.getByText('Drawing')).toHaveAttribute('aria-hidden', 'true')
    expect(before).toContain('inert')
    act(() => toast.dismiss(toastStore.get()[0]?.id ?? ''))
  })
})

it('hides a drawing beside the page without making it inert, which is no attribute of an svg', async () => {
  render(<Trial />)
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  document.body.append(drawing)
  await open()
  expect(drawing).not.toHaveAttribute('inert')
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(drawing).not.toHaveAttribute('aria-hidden')
  drawing.remove()
})

describe('an accessible name', () => {
  const warningsOf = async (content: ReactNode, props?: DialogContentProps) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(
      <Dialog defaultOpen>
        <DialogContent {...props}>{content}</DialogContent>
      </Dialog>,
    )
    screen.getByRole('dialog')
    await act(async () => void vi.advanceTimersByTime(60_000))
    vi.useRealTimers()
    const warnings = error.mock.calls.flat()
    error.mockRestore()
    return warnings
  }

  it('is requested by an error in the console if there is none', async () => {
    expect(await warningsOf('Are you sure?')).toEqual([expect.stringContaining('put a DialogTitle into')])
  })

  it('can be visually hidden, or come from aria-label', async () => {
    expect(await warningsOf(<DialogTitle className="sr-only">Timetable</DialogTitle>)).toEqual([])
    cleanup()
    expect(await warningsOf('Are you sure?', { 'aria-label': 'Timetable' })).toEqual([])
  })
})

it('of size lg keeps its top when its content grows', () => {
  const topOf = (height: number) => {
    render(
      <Dialog open>
        <DialogContent size="lg" aria-label="Setup">
          <div style={{ height }} />
        </DialogContent>
      </Dialog>,
    )
    const { top } = screen.getByRole('dialog').getBoundingClientRect()
    cleanup()
    return top
  }
  expect(topOf(300)).toBe(topOf(1200))
})

it('without modal does not affect focus, page and pointer', async () => {
  render(
    <>
      <button type="button">Outside</button>
      <NonModal />
    </>,
  )
  expect(screen.getByRole('dialog', { name: 'Ten minutes' })).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(document.querySelector('[data-slot=dialog-overlay]')).toBeNull()
  await click(screen.getByRole('button', { name: 'Outside' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  await click(screen.getByRole('button', { name: 'Close' }))
  await gone()
})

describe('closing', () => {
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

  it('has no Close button with showCloseButton={false}', () => {
    render(<ShortForm />)
    expect(screen.getByRole('dialog', { name: 'Rename the batch' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('stays open while its scrollbar is dragged', async () => {
    await page.viewport(1280, 400)
    render(<SplitWithCloseButton />)
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
