import '../../styles.css'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, frames, press, testKeys, testModal, type } from '../../testing/index.ts'
import { Button } from '../button/button.tsx'
import contract from './dialog.a11y.ts'
import { NonModal, ShortForm, Split, SplitWithCloseButton } from './dialog.stories.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

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
  contract,
  testModal(<Trial />, {
    trigger: 'Cancel the trial',
    name: 'Cancel the trial?',
    description: 'Your courses stay for 30 days.',
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

describe('an accessible name', () => {
  const said = async (content: ReactNode, props?: DialogContentProps) => {
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
    const words = error.mock.calls.flat()
    error.mockRestore()
    return words
  }

  it('is requested by an error in the console if there is none', async () => {
    expect(await said('Are you sure?')).toEqual([expect.stringContaining('put a DialogTitle into')])
  })

  it('can be visually hidden, or come from aria-label', async () => {
    expect(await said(<DialogTitle className="sr-only">Timetable</DialogTitle>)).toEqual([])
    cleanup()
    expect(await said('Are you sure?', { 'aria-label': 'Timetable' })).toEqual([])
  })
})

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

const Late = () => {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>Start Free Trial</Button>
      <Dialog open={shown} onOpenChange={setShown}>
        <DialogContent>
          <DialogTitle>Onboarding</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  )
}

it('opened through `open` returns the focus', async () => {
  render(<Late />)
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await gone()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Start Free Trial' })).toHaveFocus())
})

describe('layout', () => {
  const box = () => screen.getByRole('dialog').getBoundingClientRect()

  it('leaves the upper 108 px to toasts, is 60rem wide in lg and 32rem in md', async () => {
    await page.viewport(1280, 600)
    const { unmount } = render(<SplitWithCloseButton />)
    expect(box().top).toBe(108)
    expect(box().width).toBe(960)
    unmount()
    render(<ShortForm />)
    expect(box().width).toBe(512)
    expect(box().top).toBeGreaterThanOrEqual(108)
  })

  it('is attached to the bottom of a phone, with space above it', async () => {
    await page.viewport(390, 844)
    render(<SplitWithCloseButton />)
    expect(box().width).toBe(390)
    expect(box().left).toBe(0)
    expect(box().top).toBeGreaterThanOrEqual(108)
    const foot = within(screen.getByRole('dialog')).getByRole('button', { name: 'Save & Next' })
    expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
    const backdrop = document.querySelector('[data-slot=dialog-overlay]')!
    backdrop.scrollTop = backdrop.scrollHeight
    expect(box().bottom).toBeCloseTo(844, 0)
  })

  it('fills a low window', async () => {
    await page.viewport(900, 400)
    render(<SplitWithCloseButton />)
    expect(box().top).toBe(0)
  })

  it('keeps its Close button at the top, 44 px, above the content of the caller', () => {
    render(<SplitWithCloseButton />)
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    expect(close.width).toBe(44)
    expect(close.top - box().top).toBe(12)
    expect(box().right - close.right).toBe(12)
  })
})

describe('non-modal', () => {
  it('does not affect focus, page and pointer', async () => {
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
})
