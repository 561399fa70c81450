import '../../styles.css'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, frames, testKeys, testModal } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { toast, toastStore } from '../toast/store.ts'
import { Toaster } from '../toast/toaster.tsx'
import { gone, open, Trial } from './dialog.fixture.tsx'
import meta from './dialog.meta.ts'
import { LongBody, NonModal, ShortForm, SplitWithCloseButton } from './dialog.stories.tsx'
import { Dialog, DialogContent, type DialogContentProps, DialogTitle } from './dialog.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

testKeys(
  meta.contract,
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
    // Nothing covers a focused control there, so it is scrolled to the edge, with space for its focus ring.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(
      document.querySelector('[data-slot=dialog-overlay]')!,
    )
    expect([scrollPaddingTop, scrollPaddingBottom]).toEqual(['8px', '8px'])
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

  it('keeps its Close button, 44 px, inside its upper end corner', () => {
    render(<SplitWithCloseButton />)
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    expect(close.width).toBe(44)
    expect(close.top).toBeGreaterThan(box().top)
    expect(close.top).toBeLessThan(box().top + close.height)
    expect(close.right).toBeLessThan(box().right)
    expect(close.right).toBeGreaterThan(box().right - close.width)
  })
})

describe('non-modal', () => {
  it.each([
    ['ltr', 1280, { left: 880, right: 1264, bottom: 884 }],
    ['rtl', 1280, { left: 16, right: 400, bottom: 884 }],
    ['ltr', 400, { left: 16, right: 384, bottom: 884 }],
  ] as const)('is a card in the corner at the end of the window: %s, %i px', async (dir, width, place) => {
    await page.viewport(width, 900)
    document.documentElement.dir = dir
    render(<NonModal />)
    const card = screen.getByRole('dialog', { name: 'Ten minutes' })
    await vi.waitFor(() => expect(card.getBoundingClientRect()).toMatchObject(place))
    const { position, backgroundColor, borderTopStyle, borderTopWidth, boxShadow, zIndex } =
      getComputedStyle(card)
    expect({ position, borderTopStyle, borderTopWidth }).toEqual({
      position: 'fixed',
      borderTopStyle: 'solid',
      borderTopWidth: '2px',
    })
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(boxShadow).not.toBe('none')
    expect(Number(zIndex)).toBeGreaterThan(0)
    document.documentElement.removeAttribute('dir')
  })

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

testTypes(() => [
  // @ts-expect-error: `sm` is not a size
  <DialogContent key="1" size="sm" />,
  // @ts-expect-error: `showCloseButton` is a boolean, not a label
  <DialogContent key="2" showCloseButton="Close" />,
  // @ts-expect-error: onOpenChange receives a boolean
  <Dialog key="3" open onOpenChange={(value: string) => value} />,
])
