import '../../styles.css'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  frames,
  type Press,
  press,
  pressKeys,
  recordAnnouncements,
  testKeys,
  testLiveRegion,
  type,
} from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { toast } from './store.ts'
import { bar, cards, cleanPage, fail, gone, long, Over, Page, pass, region, show } from './toast.fixture.tsx'
import meta from './toast.meta.ts'
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

it('shows three at a time, and the next ones when there is room', async () => {
  render(<Toaster />)
  for (let number = 1; number <= 15; number++) await show(`Row ${number} is saved.`)
  expect(cards()).toHaveLength(3)
  for (const card of cards()) expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await type('Escape')
  await vi.waitFor(() => expect(region()).toHaveTextContent('Row 4 is saved.'))
  expect(cards()).toHaveLength(3)
})

describe('without a dialog', () => {
  testLiveRegion(<Toaster />, sayIt)
  testLiveRegion(<Toaster />, failIt)
})

describe('over an open modal dialog', () => {
  testLiveRegion(<Over />, failIt)
})

describe('announcement', () => {
  const expectAnnouncements = async (
    act: (recorder: ReturnType<typeof recordAnnouncements>) => Promise<unknown>,
    expected: string[],
  ) => {
    const recorder = recordAnnouncements()
    await act(recorder)
    await vi.waitFor(() => expect(recorder.announcements.map(({ text }) => text)).toEqual(expected))
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
    await show('Saved.')
    await act(async () => void vi.advanceTimersByTime(1000))
    expect(within(region()).queryByText('Saved.')).toBeNull()

    frame.mockRestore()
    for (const run of held) run(performance.now())
    await act(async () => void vi.advanceTimersByTime(120))
    expect(within(region()).getByText('Saved.')).toBeVisible()
  })

  it('is repeated when a message replaces another, also with the same text', async () => {
    render(<Toaster />)
    const expected = ['Saving 1 of 2.', 'Saving 2 of 2.', 'Saving 2 of 2.']
    await expectAnnouncements(async ({ announcements }) => {
      for (const [index, message] of expected.entries()) {
        await show(message, { ...long, id: 'saving' })
        await vi.waitFor(() => expect(announcements).toHaveLength(index + 1))
      }
    }, expected)
    expect(cards()).toHaveLength(1)
  })
})

const before = () => screen.getByText('Before')
const after = () => screen.getByText('After')

/** A page with toasts, with the focus on one of its buttons. */
const withToasts = async (from: () => HTMLElement, ...messages: string[]) => {
  render(<Page />)
  for (const message of messages) await show(message)
  // Each toast gets its text 120 ms after its live region.
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

testKeys(meta.contract, {
  F8: async () => {
    await withToasts(before, 'Older', 'Newer')
    expect(within(region()).getByRole('list')).toHaveFocus()
    expect(within(region()).getByRole('list')).toHaveStyle({ outlineStyle: 'solid' })
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
    await show('Older')
    await show('Newer')
    await screen.findByText('Newer')
    await type('Escape')
    await vi.waitFor(() => expect(cards()).toHaveLength(1))
    expect(cards()[0]).toHaveTextContent('Older')
  },
})

describe('pressing', () => {
  it.each(['mouse', 'touch'] as const)('anywhere on a toast dismisses it, by %s', async (way) => {
    render(<Toaster />)
    await show('Saved.')
    await press(await screen.findByText('Saved.'), way)
    await gone()
  })

  it('does not dismiss it while text in it is selected', async () => {
    render(<Toaster />)
    await show('Order 4711 failed.')
    const text = await screen.findByText('Order 4711 failed.')
    getSelection()!.selectAllChildren(text)
    fireEvent.click(text)
    expect(cards()).toHaveLength(1)
    await frames(6)
    expect(cards()).toHaveLength(1)
    getSelection()!.removeAllRanges()
    fireEvent.click(text)
    await gone()
  })
})

describe('the focused element', () => {
  it('is never covered by a toast, which is hidden and shown again', async () => {
    render(
      <>
        <button type="button" className="fixed end-8 top-8">
          Under it
        </button>
        <Page />
      </>,
    )
    await show('Saved.')
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
    expect(box().left).toBe(8)
    expect(box().right).toBe(382)
  })

  it('is as wide as a long text needs, at most 46rem', async () => {
    render(<Toaster />)
    const widthOf = async (message: string) => {
      await show(message, { ...long, id: 'same' })
      await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message))
      return screen.getByRole('listitem').getBoundingClientRect().width
    }
    const sentence = 'Your request could not be processed. Please check your input, and try again.'
    expect(await widthOf(sentence)).toBeGreaterThan(400)
    expect(await widthOf(sentence)).toBeLessThan(736)
    expect(await widthOf(`${sentence} ${sentence}`)).toBe(736)
  })

  it.each([
    ['top-start', 'ltr', 'top left', 'left'],
    ['bottom-end', 'ltr', 'bottom right', 'right'],
    ['bottom-start', 'rtl', 'bottom right', 'right'],
    ['top-end', 'rtl', 'top left', 'left'],
  ] as const)(
    'at %s in %s text it is at the %s, and is swiped to the %s',
    async (position, dir, place, swipe) => {
      document.documentElement.dir = dir
      render(<Toaster position={position} />)
      await show('Saved.')
      const { left, right, top, bottom } = screen.getByRole('listitem').getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const edges = { top, left, bottom: clientHeight - bottom, right: clientWidth - right }
      for (const edge of place.split(' ')) expect(edges[edge as keyof typeof edges]).toBe(16)
      expect(screen.getByRole('listitem')).toHaveAttribute('data-swipe-direction', swipe)
      document.documentElement.dir = ''
    },
  )

  it('stays light in every theme', async () => {
    document.documentElement.dataset.theme = 'dark'
    render(<Toaster />)
    await show('Saved.')
    expect(screen.getByRole('listitem')).toHaveAttribute('data-surface', 'paper')
    expect(getComputedStyle(screen.getByRole('listitem')).color).toBe('rgb(10, 41, 31)')
    delete document.documentElement.dataset.theme
  })

  it('has a bar that does not move under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    render(<Toaster />)
    await show('Saved.')
    expect(bar()).toBeUndefined()
  })
})

describe('a toast with an action', () => {
  const undo = vi.fn()
  const withAction = async () => {
    render(<Toaster />)
    await act(async () =>
      toast.info('Mitali is removed.', { title: 'Batch', action: { label: 'Undo', onPress: undo } }),
    )
    await screen.findByText('Mitali is removed.')
  }

  it('announces title and message politely, and the button is beside them', async () => {
    await withAction()
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent(/Batch.*Mitali is removed\./)
    expect(within(status).queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    await gone()
  })

  it('stays until it is dismissed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    render(<Toaster />)
    await act(async () => toast.info('Removed.', { action: { label: 'Undo', onPress: undo } }))
    await pass(3_600_000)
    expect(cards()).toHaveLength(1)
    expect(cards()[0]!.querySelector('[data-slot=toast-time]')).toBeNull()
    await type('Escape')
    await gone()
  })
})

testTypes(() => [
  // @ts-expect-error: a toast is a success or an error
  toast('Saved.'),
  // @ts-expect-error: the message is text, not markup
  toast.success(<b>Saved.</b>),
  // @ts-expect-error: there is no fourth tone
  toast.warning('Classes pause on 26 January.'),
  // @ts-expect-error: a button needs something to do
  toast.info('Classes pause on 26 January.', { action: { label: 'Undo' } }),
  // @ts-expect-error: the positions follow the direction of the text
  <Toaster key="1" position="bottom-left" />,
])
