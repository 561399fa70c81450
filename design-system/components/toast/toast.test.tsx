import '../../styles.css'
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type Press,
  press,
  pressKeys,
  recordAnnouncements,
  testKeys,
  testLiveRegion,
  type,
} from '../../testing/index.ts'
import { toast } from './store.ts'
import contract from './toast.a11y.ts'
import { bar, cards, cleanPage, fail, gone, long, Over, Page, region, say } from './toast.fixture.tsx'
import { Toaster } from './toaster.tsx'

cleanPage()

const saved = 'Your message has been sent. Thank you!'
const failed = 'A network error occurred. Please try again.'
const sayIt = { trigger: () => void toast.success(saved, long), text: saved }
const failIt = {
  trigger: () => void toast.error(failed, long),
  text: failed,
  politeness: 'assertive',
} as const

describe('alone', () => {
  testLiveRegion(<Toaster />, sayIt)
  testLiveRegion(<Toaster />, failIt)
})

describe('over an open modal dialog', () => {
  testLiveRegion(<Over />, failIt)
})

describe('announcement', () => {
  const expectAnnouncements = async (
    act: (recorder: ReturnType<typeof recordAnnouncements>) => Promise<unknown>,
    words: string[],
  ) => {
    const recorder = recordAnnouncements()
    await act(recorder)
    await vi.waitFor(() => expect(recorder.announcements.map(({ text }) => text)).toEqual(words))
    expect(recorder.announcements.map(({ fault }) => fault).filter(Boolean)).toEqual([])
    recorder.stop()
  }

  it('is made for a toast that was requested before the Toaster was rendered', async () => {
    toast.success('Early.', long)
    await expectAnnouncements(async () => render(<Toaster />), ['Early.'])
  })

  it('waits for a rendered frame, however long the browser takes for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const held: FrameRequestCallback[] = []
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => held.push(run))
    render(<Toaster />)
    await say('Saved.')
    await act(async () => void vi.advanceTimersByTime(1000))
    expect(within(region()).queryByText('Saved.')).toBeNull()

    frame.mockRestore()
    for (const run of held) run(performance.now())
    await act(async () => void vi.advanceTimersByTime(120))
    expect(within(region()).getByText('Saved.')).toBeVisible()
  })

  it('is repeated when a message replaces another, also with the same text', async () => {
    render(<Toaster />)
    const words = ['Saving 1 of 2.', 'Saving 2 of 2.', 'Saving 2 of 2.']
    await expectAnnouncements(async ({ announcements }) => {
      for (const [index, message] of words.entries()) {
        await say(message, { ...long, id: 'saving' })
        await vi.waitFor(() => expect(announcements).toHaveLength(index + 1))
      }
    }, words)
    expect(cards()).toHaveLength(1)
  })
})

const before = () => screen.getByText('Before')
const after = () => screen.getByText('After')

/** A page with toasts, with the focus on one of its buttons. */
const withToasts = async (from: () => HTMLElement, ...messages: string[]) => {
  render(<Page />)
  for (const message of messages) await say(message)
  // Rendered with their text: 120 ms later.
  for (const message of messages) await screen.findByText(message)
  from().focus()
  await type('F8')
}

const dismissed = async (press: Press) => {
  await withToasts(before, 'Saved.')
  await type('Tab')
  await type('Tab')
  const button = screen.getByRole('button', { name: 'Dismiss message' })
  expect(button).toHaveFocus()
  await press(button)
  await gone()
  expect(before()).toHaveFocus()
}

testKeys(contract, {
  F8: async () => {
    await withToasts(before, 'Older', 'Newer')
    expect(within(region()).getByRole('list')).toHaveFocus()
  },
  Tab: async () => {
    await withToasts(before, 'Older', 'Newer')
    const [older, newer] = cards() as [HTMLElement, HTMLElement]
    expect(newer.getBoundingClientRect().top).toBeLessThan(older.getBoundingClientRect().top)
    const stops = [newer, within(newer).getByRole('button'), older, within(older).getByRole('button')]
    for (const stop of [...stops, after()]) {
      await type('Tab')
      expect(stop).toHaveFocus()
    }
  },
  'Shift+Tab': async () => {
    await withToasts(after, 'Saved.')
    await type('Tab')
    await type('Tab')
    await type('Shift+Tab')
    expect(screen.getByRole('listitem')).toHaveFocus()
    await type('Shift+Tab')
    expect(before()).toHaveFocus()
  },
  ...pressKeys(dismissed, 'the button'),
  'Escape on a toast': async () => {
    await withToasts(after, 'Older', 'Newer')
    await type('Tab')
    await type('Escape')
    await vi.waitFor(() => expect(cards()).toHaveLength(1))
    expect(region()).toContainElement(document.activeElement as HTMLElement)
    await type('Tab')
    await type('Escape')
    await gone()
    expect(after()).toHaveFocus()
  },
  'Escape on the page': async () => {
    render(<Page />)
    await say('Older')
    await say('Newer')
    await screen.findByText('Newer')
    await type('Escape')
    await vi.waitFor(() => expect(cards()).toHaveLength(1))
    expect(cards()[0]).toHaveTextContent('Older')
  },
})

describe('pressing', () => {
  it.each(['mouse', 'touch'] as const)('anywhere on it dismisses it, by %s', async (way) => {
    render(<Toaster />)
    await say('Saved.')
    await press(await screen.findByText('Saved.'), way)
    await gone()
  })

  it('is not needed if the caller has its id', async () => {
    render(<Toaster />)
    const id = await say('Saved.')
    toast.dismiss(id)
    await gone()
  })
})

describe('the focused element', () => {
  it('is never covered by it: it is hidden and shown again', async () => {
    render(
      <>
        <button type="button" className="fixed end-8 top-8">
          Under it
        </button>
        <Page />
      </>,
    )
    await say('Saved.')
    const card = screen.getByRole('listitem')
    const opacity = (value: string) => vi.waitFor(() => expect(getComputedStyle(card).opacity).toBe(value))
    await opacity('1')
    screen.getByText('Under it').focus()
    await opacity('0')
    const { left, top } = screen.getByText('Under it').getBoundingClientRect()
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(screen.getByText('Under it'))
    before().focus()
    await opacity('1')
    card.focus()
    await opacity('1')
  })
})

describe('appearance', () => {
  it('is at the top right, 25rem wide, with text at the left; as wide as a phone', async () => {
    render(<Toaster />)
    await fail('Your request could not be processed. Please check your input.')
    const box = () => screen.getByRole('listitem').getBoundingClientRect()
    expect(box().top).toBe(16)
    expect(document.documentElement.clientWidth - box().right).toBe(16)
    expect(box().width).toBe(400)
    expect(getComputedStyle(screen.getByRole('alert')).textAlign).toBe('start')
    await page.viewport(390, 800)
    expect(box().left).toBe(16)
    expect(box().right).toBe(374)
  })

  it('stays light in every theme', async () => {
    document.documentElement.dataset.theme = 'dark'
    render(<Toaster />)
    await say('Saved.')
    expect(screen.getByRole('listitem')).toHaveAttribute('data-surface', 'paper')
    expect(getComputedStyle(screen.getByRole('listitem')).color).toBe('rgb(10, 41, 31)')
    delete document.documentElement.dataset.theme
  })

  it('has a bar that does not move under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    render(<Toaster />)
    await say('Saved.')
    expect(bar()).toBeUndefined()
  })

  it('is at the top left, and is swiped to the left, in right-to-left text', async () => {
    document.documentElement.dir = 'rtl'
    render(<Toaster />)
    await say('Saved.')
    expect(screen.getByRole('listitem').getBoundingClientRect().left).toBe(16)
    expect(screen.getByRole('listitem')).toHaveAttribute('data-swipe-direction', 'left')
    document.documentElement.dir = ''
  })
})

/** Advances the fake timers of the page. */
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('is five seconds by default', async () => {
    render(<Toaster />)
    await act(async () => void toast.success('Saved.'))
    expect(bar()!.effect!.getTiming().duration).toBe(5000)
    await pass(4999)
    expect(cards()).toHaveLength(1)
    await pass(1)
    await gone()
  })

  // `vi.waitFor` advances the fake clock on every check; eight seconds are enough for them.
  it('pauses while the pointer is on it, and its bar with it', async () => {
    render(<Toaster />)
    await say('Saved.', { duration: 8000 })
    await userEvent.hover(screen.getByRole('listitem'))
    await vi.waitFor(() => expect(bar()!.playState).toBe('paused'))
    await pass(60_000)
    expect(cards()).toHaveLength(1)
    await userEvent.unhover(screen.getByRole('listitem'))
    await vi.waitFor(() => expect(bar()!.playState).toBe('running'))
    await pass(8000)
    await gone()
  })

  it('pauses while the focus is on it', async () => {
    render(<Page />)
    await say('Saved.', { duration: 8000 })
    screen.getByText('After').focus()
    await type('F8')
    await type('Tab')
    expect(screen.getByRole('listitem')).toHaveFocus()
    await pass(60_000)
    expect(cards()).toHaveLength(1)
    await type('Shift+Tab')
    expect(screen.getByText('Before')).toHaveFocus()
    await pass(8000)
    await gone()
  })
})
