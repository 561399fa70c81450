import '../../styles.css'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { toast, toastStore } from './store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) toast.dismiss(id)
  vi.restoreAllMocks()
})

const long = { duration: 600_000 }
const say = (message: string, options: { duration?: number; id?: string } = long) => {
  let id = ''
  act(() => {
    id = toast.success(message, options)
  })
  return id
}
const fail = (message: string) => act(() => void toast.error(message, long))

const region = () => screen.getByRole('region', { name: 'Notifications' })
const cards = () => within(region()).queryAllByRole('listitem')
const gone = () => vi.waitFor(() => expect(cards()).toHaveLength(0))
const bar = () => cards()[0]!.querySelector('[data-slot=toast-time]')!.getAnimations()[0]

/**
 * What a screen reader says: words that come into a live region which was in the page before them.
 * Words that come together with their region are kept apart: some readers say them, some do not, some twice.
 */
function listen() {
  const live = '[aria-live], [role=alert], [role=status]'
  const known = new WeakSet(document.querySelectorAll(live))
  const heard: string[] = []
  const bornWithWords: string[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      const parent = node.parentElement?.closest(live)
      const politeness = parent?.getAttribute('aria-live')
      if (node.textContent && parent && politeness !== 'off' && known.has(parent))
        heard.push(`${politeness}: ${node.textContent}`)
      if (node instanceof Element)
        for (const inner of [node, ...node.querySelectorAll('*')])
          if (inner.matches(live) && inner.textContent && !known.has(inner))
            bornWithWords.push(inner.outerHTML)
    }
    for (const element of document.querySelectorAll(live)) known.add(element)
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  return { heard, bornWithWords, stop: () => observer.disconnect() }
}

const Page = () => (
  <>
    <button type="button">Before</button>
    <button type="button">After</button>
    <Toaster />
  </>
)

const Over = ({ toaster = true, open = true, onOpenChange = (_open: boolean) => {} }) => (
  <>
    {toaster && <Toaster />}
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Onboarding</DialogTitle>
        <input aria-label="Domain name" />
        <input aria-label="Company name" />
      </DialogContent>
    </Dialog>
  </>
)

describe('announcement', () => {
  it('is made once, at once for an error and politely for a success, into a region that was there before', async () => {
    render(<Toaster />)
    const ear = listen()
    fail('A network error occurred. Please try again.')
    say('Your message has been sent. Thank you!')
    await vi.waitFor(() => expect(ear.heard).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(ear.heard).toEqual([
      'assertive: A network error occurred. Please try again.',
      'polite: Your message has been sent. Thank you!',
    ])
    expect(ear.bornWithWords).toEqual([])
    expect(screen.getAllByText('A network error occurred. Please try again.')).toHaveLength(1)
    ear.stop()
  })

  it('is made for what was asked for before there was a Toaster', async () => {
    toast.success('Early.', long)
    const ear = listen()
    render(<Toaster />)
    await vi.waitFor(() => expect(ear.heard).toEqual(['polite: Early.']))
    expect(ear.bornWithWords).toEqual([])
    ear.stop()
  })

  it('is made again when a message replaces another', async () => {
    render(<Toaster />)
    const ear = listen()
    say('Saving 1 of 2.', { ...long, id: 'saving' })
    await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
    say('Saving 2 of 2.', { ...long, id: 'saving' })
    await vi.waitFor(() => expect(ear.heard).toEqual(['polite: Saving 1 of 2.', 'polite: Saving 2 of 2.']))
    expect(cards()).toHaveLength(1)
    ear.stop()
  })
})

describe('leaving', () => {
  it('goes by itself when its time is over', async () => {
    render(<Toaster />)
    say('Saved.', { duration: 300 })
    expect(cards()).toHaveLength(1)
    await gone()
  })

  it('stays for five seconds unless it is told otherwise', () => {
    render(<Toaster />)
    act(() => toast.success('Saved.'))
    expect(bar()!.effect!.getTiming().duration).toBe(5000)
  })

  it('waits while the pointer is on it, and its bar with it', async () => {
    render(<Toaster />)
    say('Saved.', { duration: 800 })
    await userEvent.hover(screen.getByRole('listitem'))
    await vi.waitFor(() => expect(bar()!.playState).toBe('paused'))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(cards()).toHaveLength(1)
    await userEvent.unhover(screen.getByRole('listitem'))
    await gone()
  })

  it('waits while the focus is on it', async () => {
    render(<Toaster />)
    say('Saved.', { duration: 500 })
    await userEvent.keyboard('{F8}{Tab}')
    expect(screen.getByRole('listitem')).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(cards()).toHaveLength(1)
  })

  it('goes by a press anywhere on it, by its button and by its id', async () => {
    render(<Toaster />)
    say('One')
    await userEvent.click(await screen.findByText('One'))
    await gone()
    say('Two')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }))
    await gone()
    const id = say('Three')
    act(() => toast.dismiss(id))
    await gone()
  })

  it('goes by a swipe to the outside, not by a short one', async () => {
    render(<Toaster />)
    say('Saved.')
    const card = screen.getByRole('listitem')
    const drag = (distance: number) =>
      userEvent.dragAndDrop(card, card, {
        sourcePosition: { x: 80, y: 12 },
        targetPosition: { x: 80 + distance, y: 12 },
      })
    await drag(30)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(cards()).toHaveLength(1)
    await drag(150)
    await gone()
  })
})

describe('keys', () => {
  it('F8: moves to the toasts; Tab: to the newest, its button, the next one', async () => {
    render(<Page />)
    say('Older')
    say('Newer')
    screen.getByText('Before').focus()
    await userEvent.keyboard('{F8}')
    expect(within(region()).getByRole('list')).toHaveFocus()
    const [older, newer] = cards() as [HTMLElement, HTMLElement]
    const stops = [newer, within(newer).getByRole('button'), older, within(older).getByRole('button')]
    for (const stop of stops) {
      await userEvent.keyboard('{Tab}')
      expect(stop).toHaveFocus()
    }
    expect(newer.getBoundingClientRect().top).toBeLessThan(older.getBoundingClientRect().top)
  })

  it('Tab: past the last goes on from where people came; Shift+Tab: goes back from there', async () => {
    render(<Page />)
    say('Saved.')
    screen.getByText('Before').focus()
    await userEvent.keyboard('{F8}{Tab}{Tab}{Tab}')
    expect(screen.getByText('After')).toHaveFocus()
    await userEvent.keyboard('{F8}{Shift>}{Tab}{/Shift}')
    expect(screen.getByText('Before')).toHaveFocus()
  })

  it('Escape: dismisses the toast that has the focus, and gives it back after the last', async () => {
    render(<Page />)
    say('Older')
    say('Newer')
    screen.getByText('After').focus()
    await userEvent.keyboard('{F8}{Tab}{Escape}')
    await vi.waitFor(() => expect(cards()).toHaveLength(1))
    expect(region()).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Tab}{Escape}')
    await gone()
    expect(screen.getByText('After')).toHaveFocus()
  })

  it('Escape: without the focus in a toast dismisses the newest', async () => {
    render(<Page />)
    say('Older')
    say('Newer')
    await screen.findByText('Newer')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(cards()).toHaveLength(1))
    expect(cards()[0]).toHaveTextContent('Older')
  })

  it.each(['Enter', 'Space'])('%s: on the button dismisses', async (key) => {
    render(<Page />)
    say('Saved.')
    screen.getByText('Before').focus()
    await userEvent.keyboard(`{F8}{Tab}{Tab}${key === 'Space' ? ' ' : '{Enter}'}`)
    await gone()
    expect(screen.getByText('Before')).toHaveFocus()
  })
})

describe('over an open modal dialog', () => {
  const close = vi.fn()
  beforeEach(() => {
    close.mockClear()
  })

  const cases = {
    'the Toaster was there before it': () => {
      const { rerender } = render(<Over open={false} />)
      rerender(<Over onOpenChange={close} />)
      fail('Taken.')
    },
    'the Toaster came after it': () => {
      const { rerender } = render(<Over toaster={false} />)
      rerender(<Over onOpenChange={close} />)
      fail('Taken.')
    },
    'the toast was there before it': () => {
      const { rerender } = render(<Over open={false} />)
      fail('Taken.')
      rerender(<Over onOpenChange={close} />)
    },
  }

  it.each(Object.entries(cases))(
    'is exposed and can be pressed, and the dialog stays: %s',
    async (_name, arrange) => {
      arrange()
      await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Taken.'))
      screen.getByLabelText('Company name').focus()
      await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss message' }))
      await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(close).not.toHaveBeenCalled()
      expect(screen.getByLabelText('Company name')).toHaveFocus()
    },
  )

  it.each(Object.entries(cases))(
    'F8: leads out to it, Escape: back, and the dialog stays: %s',
    async (_name, arrange) => {
      arrange()
      await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Taken.'))
      screen.getByLabelText('Company name').focus()
      await userEvent.keyboard('{F8}{Tab}{Tab}')
      expect(within(region()).getByRole('button', { name: 'Dismiss message' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(close).not.toHaveBeenCalled()
      expect(screen.getByLabelText('Company name')).toHaveFocus()
    },
  )

  it('Tab: past it goes on within the dialog', async () => {
    cases['the Toaster was there before it']()
    screen.getByLabelText('Domain name').focus()
    await userEvent.keyboard('{F8}{Tab}{Tab}{Tab}')
    expect(screen.getByLabelText('Company name')).toHaveFocus()
  })

  it('is announced once', async () => {
    const ear = listen()
    cases['the Toaster came after it']()
    await vi.waitFor(() => expect(ear.heard).toEqual(['assertive: Taken.']))
    expect(ear.bornWithWords).toEqual([])
    ear.stop()
  })

  it('can be swiped away', async () => {
    render(<Over onOpenChange={close} />)
    fail('Taken.')
    const card = await vi.waitFor(() => within(region()).getByRole('listitem'))
    await userEvent.dragAndDrop(card, card, {
      sourcePosition: { x: 80, y: 12 },
      targetPosition: { x: 240, y: 12 },
    })
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(close).not.toHaveBeenCalled()
  })
})

describe('look', () => {
  it('lies top right, 25rem wide, its words to the left; on a phone as wide as the window', async () => {
    render(<Toaster />)
    fail('Your request could not be processed. Please check your input.')
    const card = screen.getByRole('listitem')
    const box = () => card.getBoundingClientRect()
    expect(box().top).toBe(16)
    expect(document.documentElement.clientWidth - box().right).toBe(16)
    expect(box().width).toBe(400)
    expect(getComputedStyle(screen.getByRole('alert')).textAlign).toBe('start')
    await page.viewport(390, 800)
    expect(box().left).toBe(16)
    expect(box().right).toBe(374)
  })

  it('keeps its paper in every theme', () => {
    document.documentElement.dataset.theme = 'dark'
    render(<Toaster />)
    say('Saved.')
    expect(screen.getByRole('listitem')).toHaveAttribute('data-surface', 'artefact')
    expect(getComputedStyle(screen.getByRole('listitem')).color).toBe('rgb(10, 41, 31)')
    delete document.documentElement.dataset.theme
  })

  it('has a bar that stands still under reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    render(<Toaster />)
    say('Saved.')
    expect(bar()).toBeUndefined()
  })

  it('swipes to the left where the page reads from the right', async () => {
    document.documentElement.dir = 'rtl'
    render(<Toaster />)
    say('Saved.')
    expect(screen.getByRole('listitem').getBoundingClientRect().left).toBe(16)
    expect(screen.getByRole('listitem')).toHaveAttribute('data-swipe-direction', 'left')
    document.documentElement.dir = ''
  })
})

it('is nothing in the server’s markup', () => {
  toast.success('Early.')
  expect(renderToString(<Toaster />)).toBe('')
})
