import '../styles.css'
import { act, render, screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../components/toast/store.ts'
import {
  AlertDialog,
  Button,
  Combobox,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  Drawer,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  Toaster,
  Tooltip,
  toast,
} from '../index.ts'
import { freshPage } from './page/page.tsx'
import { click, mouse, press, pressAt, type } from './page/press.ts'

freshPage()
afterEach(() =>
  act(() => {
    for (const { id } of toastStore.get()) toast.dismiss(id)
  }),
)

/** Each opens at a press on a button with its label, and shows what is in it. */
const containers: Record<string, (label: string, content: ReactNode) => ReactElement> = {
  Dialog: (label, content) => (
    <Dialog>
      <DialogTrigger>{label}</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Title</DialogTitle>
        {content}
      </DialogContent>
    </Dialog>
  ),
  AlertDialog: (label, content) => (
    <AlertDialog
      trigger={<Button>{label}</Button>}
      title="Title"
      confirm="Yes"
      cancel="No"
      onConfirm={() => {}}
      details={content}
    >
      Text
    </AlertDialog>
  ),
  Drawer: (label, content) => <Drawer label={label}>{content}</Drawer>,
  Popover: (label, content) => (
    <Popover>
      <PopoverTrigger>{label}</PopoverTrigger>
      <PopoverContent label="Title">{content}</PopoverContent>
    </Popover>
  ),
}

const inner: Record<string, ReactElement> = {
  ...Object.fromEntries(
    Object.entries(containers).map(([name, draw]) => [
      name,
      draw('Open B', <button type="button">In B</button>),
    ]),
  ),
  DropdownMenu: (
    <DropdownMenu>
      <DropdownMenuTrigger>Open B</DropdownMenuTrigger>
      <DropdownMenuContent label="Title">
        <DropdownMenuItem>In B</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  Combobox: (
    <Field label="Open B">
      <Combobox options={['In B']} />
    </Field>
  ),
  Tooltip: (
    <Tooltip text="In B">
      <Button>Open B</Button>
    </Tooltip>
  ),
}

const named = (name: string) =>
  screen.queryByRole('combobox', { name }) ?? screen.getByRole('button', { name })
const shown = (text: string) => {
  const element = screen.queryByText(text)
  return element?.checkVisibility() && element.getClientRects()[0] ? element : null
}
/** It can be seen, pressed and read: nothing covers it, and it is not hidden from assistive technology. */
const expectUsable = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(element.contains(hit) || hit?.contains(element), `covered by ${hit?.outerHTML.slice(0, 90)}`).toBe(
    true,
  )
  expect(element.closest('[inert], [aria-hidden=true]')).toBeNull()
}
/** Safari sends this Escape when it ends the composition of a text. */
const endComposition = () =>
  (document.activeElement ?? document).dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Escape',
      keyCode: 229,
      bubbles: true,
      cancelable: true,
    } as KeyboardEventInit),
  )
const openByKeyboard = async (label: string) => {
  const opener = await vi.waitFor(() => named(label))
  opener.focus()
  if (opener.matches('[role=combobox]')) await type('ArrowDown')
  else if (!opener.hasAttribute('aria-describedby')) await type('Enter')
}
const inB = () => vi.waitFor(() => expect(shown('In B')).not.toBeNull())
const goneB = () => vi.waitFor(() => expect(shown('In B')).toBeNull())

describe.each(Object.keys(containers))('%s', (outer) => {
  it.each(Object.keys(inner))('with %s opened from it', async (name) => {
    render(
      <main>
        {containers[outer]!('Open A', inner[name])}
        <Toaster position="bottom-start" />
      </main>,
    )
    const openerOfA = screen.getByRole('button', { name: 'Open A' })
    await press(openerOfA, 'keyboard')
    await openByKeyboard('Open B')
    await inB()
    act(() => void toast('Toast'))
    const message = await screen.findByText('Toast')
    await vi.waitFor(() => expectUsable(message))
    expect(message.closest('[role=status]')).not.toBeNull()
    expectUsable(shown('In B')!)
    endComposition()
    await type('Shift')
    expect(shown('In B')).not.toBeNull()
    await type('Escape')
    await goneB()
    await vi.waitFor(() => expect(named('Open B')).toHaveFocus())
    expectUsable(named('Open B'))
    await type('Escape')
    await vi.waitFor(() => expect(shown('Open B')).toBeNull())
    await vi.waitFor(() => expect(openerOfA).toHaveFocus())
    expect(message).toBeVisible()
  })
})

describe('a press outside', () => {
  const inners = Object.keys(inner).filter((name) => !['AlertDialog', 'Tooltip'].includes(name))
  it.each(['Dialog', 'Drawer'].flatMap((outer) => inners.map((name) => [outer, name] as const)))(
    'of a %s closes the %s above it alone',
    async (outer, name) => {
      render(containers[outer]!('Open A', inner[name]))
      await click(screen.getByRole('button', { name: 'Open A' }))
      await openByKeyboard('Open B')
      await inB()
      await pressAt(8, 8, 'mouse')
      await goneB()
      expectUsable(named('Open B'))
      await pressAt(8, 8, 'mouse')
      await vi.waitFor(() => expect(shown('Open B')).toBeNull())
    },
  )

  it.each(['Dialog', 'Drawer'])(
    'on what an extension has added to the body does not close a %s',
    async (outer) => {
      render(containers[outer]!('Open A', 'In A'))
      const added = ['before', 'after'].map((when, index) => {
        const element = document.createElement('div')
        element.textContent = when
        element.style.cssText = `position: fixed; left: ${index * 99}px; bottom: 0; z-index: 2147483647; width: 90px; height: 40px`
        return element
      })
      document.body.append(added[0]!)
      await click(screen.getByRole('button', { name: 'Open A' }))
      await vi.waitFor(() => expect(shown('In A')).not.toBeNull())
      document.body.append(added[1]!)
      for (const element of added) {
        const onClick = vi.fn()
        element.addEventListener('click', onClick)
        await click(element)
        expect(onClick).toHaveBeenCalledOnce()
        expect(shown('In A')).not.toBeNull()
        element.remove()
      }
    },
  )

  it.each(['Dialog', 'Drawer'])('that begins or ends inside does not close a %s', async (outer) => {
    render(containers[outer]!('Open A', 'In A'))
    await click(screen.getByRole('button', { name: 'Open A' }))
    await vi.waitFor(() => expect(shown('In A')).not.toBeNull())
    const { left, top } = shown('In A')!.getBoundingClientRect()
    const panel = document.querySelector('[role=dialog], dialog[open]')!
    const inside = { x: Math.max(left, panel.getBoundingClientRect().left + 12), y: top + 8 }
    const outside = { x: 8, y: 8 }
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await mouse('mousePressed', from.x, from.y)
      await mouse('mouseMoved', to.x, to.y)
      await mouse('mouseReleased', to.x, to.y)
      await type('Shift')
      expect(shown('In A')).not.toBeNull()
    }
  })
})

describe('what closes itself and opens a dialog', () => {
  const closers: Record<string, (open: () => void) => ReactElement> = {
    Dialog: (open) => containers.Dialog!('Open A', <DialogClose onClick={open}>Open B</DialogClose>),
    Drawer: (open) =>
      containers.Drawer!(
        'Open A',
        <button type="button" data-closes="" onClick={open}>
          Open B
        </button>,
      ),
    Popover: (open) => containers.Popover!('Open A', <PopoverClose onClick={open}>Open B</PopoverClose>),
  }
  it.each(Object.keys(closers).flatMap((name) => ['Dialog', 'Drawer'].map((next) => [name, next] as const)))(
    'of a %s: the %s is shown, and the focus returns to the first opener',
    async (name, next) => {
      const Page = () => {
        const [isOpen, setOpen] = useState(false)
        return (
          <>
            <h1>Page</h1>
            {closers[name]!(() => setOpen(true))}
            {next === 'Dialog' ? (
              <Dialog open={isOpen} onOpenChange={setOpen}>
                <DialogContent aria-describedby={undefined}>
                  <DialogTitle>In B</DialogTitle>
                </DialogContent>
              </Dialog>
            ) : (
              <Drawer trigger={false} open={isOpen} onOpenChange={setOpen}>
                In B
              </Drawer>
            )}
          </>
        )
      }
      render(<Page />)
      const opener = screen.getByRole('button', { name: 'Open A' })
      await press(opener, 'keyboard')
      await press(await vi.waitFor(() => named('Open B')), 'keyboard')
      await inB()
      await vi.waitFor(() => expect(shown('Open B')).toBeNull())
      await vi.waitFor(() =>
        expect(document.activeElement!.closest('[role=dialog], dialog'), 'it has the focus').not.toBeNull(),
      )
      expectUsable(shown('In B')!)
      await type('Escape')
      await goneB()
      await vi.waitFor(() => expect(opener).toHaveFocus())
      expect(document.querySelector('[inert]')).toBeNull()
    },
  )
})

describe('Back of Android', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  /** Chromium's own watchers, as Android's Back closes them: the newest first. */
  const watch = (userAgent: string) => {
    interface Watcher extends EventTarget {
      requestClose(): void
      destroy(): void
    }
    const open: Watcher[] = []
    const { CloseWatcher: Native } = globalThis as unknown as { CloseWatcher: new () => Watcher }
    const remove = (watcher: Watcher) => open.splice(open.indexOf(watcher), 1)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.stubGlobal(
      'CloseWatcher',
      class extends Native {
        constructor() {
          super()
          open.push(this)
          this.addEventListener('close', () => remove(this))
        }
        override destroy() {
          remove(this)
          super.destroy()
        }
      },
    )
    return { open, back: () => act(() => open.at(-1)?.requestClose()) }
  }

  it.each(['Dialog', 'AlertDialog', 'Drawer'])('closes a %s that is over another one alone', async (name) => {
    const { open, back } = watch('Mozilla/5.0 (Linux; Android 15)')
    render(containers.Drawer!('Open A', inner[name]))
    await press(screen.getByRole('button', { name: 'Open A' }), 'keyboard')
    await openByKeyboard('Open B')
    await inB()
    back()
    await goneB()
    await vi.waitFor(() => expect(named('Open B')).toHaveFocus())
    back()
    await vi.waitFor(() => expect(shown('Open B')).toBeNull())
    expect(open).toEqual([])
  })

  it('asks again where the page has kept the dialog open', async () => {
    const { back } = watch('Mozilla/5.0 (Linux; Android 15)')
    const onEscape = vi.fn((event: KeyboardEvent) => event.preventDefault())
    render(
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined} onEscapeKeyDown={onEscape}>
          <DialogTitle>Title</DialogTitle>
        </DialogContent>
      </Dialog>,
    )
    await screen.findByRole('dialog')
    back()
    back()
    expect(onEscape).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('is for what covers the page, on Android, where the page has no history entries', async () => {
    for (const [userAgent, ui] of [
      ['Mozilla/5.0 (Macintosh)', containers.Drawer!('Open A', 'In A')],
      ['Mozilla/5.0 (Linux; Android 15)', containers.Popover!('Open A', 'In A')],
    ] as const) {
      const { open } = watch(userAgent)
      const { unmount } = render(ui)
      await press(screen.getByRole('button', { name: 'Open A' }), 'keyboard')
      await vi.waitFor(() => expect(shown('In A')).not.toBeNull())
      expect(open).toEqual([])
      unmount()
    }
    document.documentElement.dataset.back = 'history'
    const { open } = watch('Mozilla/5.0 (Linux; Android 15)')
    render(containers.Drawer!('Open A', 'In A'))
    await press(screen.getByRole('button', { name: 'Open A' }), 'keyboard')
    delete document.documentElement.dataset.back
    expect(open).toEqual([])
  })
})

it('two copies of the package have one stack of layers', async () => {
  // The copy has another address.
  const { addLayer } = (await import(
    '../hooks/layers.ts?copy' as string
  )) as typeof import('../hooks/layers.ts')
  render(containers.Drawer!('Open A', 'In A'))
  await press(screen.getByRole('button', { name: 'Open A' }), 'keyboard')
  await vi.waitFor(() => expect(shown('In A')).not.toBeNull())
  const close = vi.fn(() => remove())
  const remove = addLayer({ close })
  await type('Escape')
  expect(close).toHaveBeenCalledOnce()
  expect(shown('In A')).not.toBeNull()
  await type('Escape')
  await vi.waitFor(() => expect(shown('In A')).toBeNull())
})

it('a drawer beside a dialog in the tree opens above it', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        {containers.Dialog!('Open A', <Button onClick={() => setOpen(true)}>Open B</Button>)}
        <Drawer trigger={false} open={isOpen} onOpenChange={setOpen}>
          <button type="button">In B</button>
        </Drawer>
      </>
    )
  }
  render(<Page />)
  await click(screen.getByRole('button', { name: 'Open A' }))
  await click(await screen.findByRole('button', { name: 'Open B' }))
  await inB()
  expectUsable(shown('In B')!)
  await vi.waitFor(() => expect(document.activeElement!.closest('dialog')).not.toBeNull())
  await type('Escape')
  await goneB()
  await vi.waitFor(() => expect(named('Open B')).toHaveFocus())
})

it('a popover that opens where a toast is opens below it', async () => {
  render(
    <>
      {containers.Popover!('Open A', <div style={{ width: 300, height: 300 }}>In A</div>)}
      <Toaster position="top-start" />
    </>,
  )
  act(() => void toast('Toast'))
  const message = await screen.findByText('Toast')
  await press(screen.getByRole('button', { name: 'Open A' }), 'keyboard')
  await vi.waitFor(() => expect(shown('In A')).not.toBeNull())
  const popover = screen.getByRole('dialog').getBoundingClientRect()
  expect(popover.top).toBeLessThan(message.getBoundingClientRect().bottom)
  await vi.waitFor(() => expectUsable(message))
})
