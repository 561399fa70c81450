import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  ways,
} from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { LongBody, SplitWithCloseButton } from '../dialog/dialog.stories.tsx'
import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from '../disclosure-nav/disclosure-nav.tsx'
import { toast, toastStore } from './store.ts'
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

it('the focused element is never covered by a toast, which is hidden and shown again', async () => {
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

describe('appearance', () => {
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

describe('the store', () => {
  afterEach(() => {
    for (const { id } of toastStore.get()) toast.dismiss(id)
  })

  it('keeps requested toasts until they are rendered, oldest first', () => {
    toast.success('Saved.')
    toast.error('Not saved.', { duration: 9000 })
    toast.error('Not sent.')
    expect(toastStore.get()).toMatchObject([
      { tone: 'success', message: 'Saved.', duration: 5000 },
      { tone: 'error', message: 'Not saved.', duration: 9000 },
      { tone: 'error', message: 'Not sent.', duration: Infinity },
    ])
  })

  it('gives each its own id, by which it can be dismissed', () => {
    const first = toast.success('One')
    const second = toast.success('One')
    expect(first).not.toBe(second)
    toast.dismiss(first)
    expect(toastStore.get().map(({ id }) => id)).toEqual([second])
  })

  it('shows the states of a promise in one toast, and passes a rejection to the caller', async () => {
    const messages = {
      pending: 'Saving the batch.',
      success: (name: string) => `${name} is saved.`,
      error: 'The batch is not saved. Please try again.',
    }
    const saved = toast.promise(Promise.resolve('Tabla'), messages)
    const [pending] = toastStore.get()
    expect(pending).toMatchObject({ tone: 'info', message: 'Saving the batch.', duration: Infinity })
    await expect(saved).resolves.toBe('Tabla')
    const shown = { id: pending!.id, duration: 5000 }
    expect(toastStore.get()).toMatchObject([{ ...shown, tone: 'success', message: 'Tabla is saved.' }])
    const failed = toast.promise(Promise.reject(new Error('offline')), messages, { id: pending!.id })
    await expect(failed).rejects.toThrow('offline')
    expect(toastStore.get()).toMatchObject([
      { ...shown, duration: Infinity, tone: 'error', message: messages.error },
    ])
  })

  it('warns if the page has no Toaster some seconds later', () => {
    vi.useFakeTimers()
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const leave = toastStore.subscribe(() => {})
    toast.success('Saved.')
    vi.runAllTimers()
    expect(error).not.toHaveBeenCalled()
    leave()
    toast.success('Saved again.')
    vi.runAllTimers()
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the page has no Toaster'))
    vi.useRealTimers()
    error.mockRestore()
  })
})

it('takes a text, an element and a warning, and shows them once if the page has two Toasters', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <>
      <Toaster key="1" />
      <Toaster key="2" />
    </>,
  )
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('two Toasters'))
  act(() => {
    toast('Saved.')
    toast.warning(<b lang="hi">कल छुट्टी है।</b>)
  })
  await vi.waitFor(() =>
    expect(screen.getAllByRole('status').map((line) => line.textContent)).toEqual(['Saved.', 'कल छुट्टी है।']),
  )
  expect(cards().map((card) => card.dataset.tone)).toEqual(['info', 'warning'])
  rerender(<Toaster key="2" />)
  await vi.waitFor(() => expect(screen.getAllByText('Saved.')).toHaveLength(1))
  error.mockRestore()
})

describe('over a dialog', () => {
  const close = vi.fn()
  beforeEach(() => close.mockClear())

  const cases = {
    'with a Toaster mounted before the dialog': async () => {
      const { rerender } = render(<Over open={false} />)
      rerender(<Over onOpenChange={close} />)
      await fail('Taken.')
    },
    'with a Toaster mounted after the dialog': async () => {
      const { rerender } = render(<Over toaster={false} />)
      rerender(<Over onOpenChange={close} />)
      await fail('Taken.')
    },
    'with a toast shown before the dialog': async () => {
      const { rerender } = render(<Over open={false} />)
      await fail('Taken.')
      rerender(<Over onOpenChange={close} />)
    },
  }

  const field = () => screen.getByLabelText('Company name')
  const errorIsShown = () => vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Taken.'))
  const dismissed = () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const button = () => within(region()).getByRole('button', { name: 'Dismiss message' })

  describe.each(Object.entries(cases))('over an open modal dialog, %s', (_name, arrange) => {
    beforeEach(async () => {
      await arrange()
      await errorIsShown()
      field().focus()
    })

    it.each(ways.filter((way) => way !== 'keyboard'))(
      'the toast is exposed and can be pressed by %s, and the dialog stays',
      async (way) => {
        await press(button(), way)
        await dismissed()
        expect(close).not.toHaveBeenCalled()
        expect(field()).toHaveFocus()
      },
    )

    it('F8 moves the focus to the toast, Escape returns the focus, and the dialog stays', async () => {
      await type('F8')
      await type('Tab')
      await type('Tab')
      expect(button()).toHaveFocus()
      await type('Escape')
      await dismissed()
      expect(close).not.toHaveBeenCalled()
      expect(field()).toHaveFocus()
    })

    it('Escape closes the dialog that has the focus; the toast stays until the next Escape', async () => {
      await type('Escape')
      expect(close).toHaveBeenCalledExactlyOnceWith(false)
      expect(screen.getByRole('alert')).toHaveTextContent('Taken.')
    })
  })

  it('Escape closes the dialog first, then the newest toast, then the one before', async () => {
    const Closing = () => {
      const [open, setOpen] = useState(true)
      return <Over open={open} onOpenChange={setOpen} />
    }
    render(<Closing />)
    await show('Older.')
    await fail('Newer.')
    field().focus()
    const there = () => [
      ...document.querySelectorAll('[role=dialog]'),
      ...within(region()).queryAllByRole('listitem'),
    ]
    for (const left of [2, 1, 0]) {
      await type('Escape')
      await vi.waitFor(() => expect(there()).toHaveLength(left))
    }
  })

  it('Escape does not dismiss the toast if the dialog prevents closing', async () => {
    const asked = vi.fn((event: Event) => event.preventDefault())
    render(<Over onOpenChange={close} onEscapeKeyDown={asked} />)
    await fail('Taken.')
    await errorIsShown()
    field().focus()
    await type('Escape')
    expect(asked).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('Escape closes an open list, and not the toast', async () => {
    render(
      <>
        <Toaster />
        <DisclosureNav label="Main">
          <DisclosureNavMenu label="More">
            <DisclosureNavLink href="#b">B</DisclosureNavLink>
          </DisclosureNavMenu>
        </DisclosureNav>
      </>,
    )
    await show('Saved.')
    const opener = screen.getByRole('button', { name: 'More' })
    await press(opener, 'keyboard')
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    await type('Escape')
    await vi.waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1)
  })

  it('Tab moves the focus from the toast into the dialog', async () => {
    await cases['with a Toaster mounted before the dialog']()
    screen.getByLabelText('Domain name').focus()
    for (const key of ['F8', 'Tab', 'Tab', 'Tab']) await type(key)
    expect(field()).toHaveFocus()
  })

  it('a toast can be swiped away, and the dialog stays', async () => {
    render(<Over onOpenChange={close} />)
    await fail('Taken.')
    const card = await vi.waitFor(() => within(region()).getByRole('listitem'))
    await userEvent.dragAndDrop(card, card, {
      sourcePosition: { x: 80, y: 12 },
      targetPosition: { x: 240, y: 12 },
    })
    await dismissed()
    expect(close).not.toHaveBeenCalled()
  })

  /** The longest message of a site: what to do after a payment that has failed. */
  const longest =
    'Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to hello@kaksha.example within 3 days.'

  describe.each(['ltr', 'rtl'])('in %s text, a toast with a long text', (dir) => {
    beforeEach(() => {
      document.documentElement.dir = dir
      return () => {
        document.documentElement.dir = ''
      }
    })

    const overlay = () => document.querySelector('[data-slot=dialog-overlay]')!
    const below = (element: Element) => element.getBoundingClientRect().bottom
    const failed = async () => {
      await fail(longest)
      const card = await vi.waitFor(() => within(region()).getByRole('listitem'))
      await vi.waitFor(() => expect(card).toHaveTextContent(longest))
      return card
    }
    const open = (ui: ReactNode) =>
      render(
        <>
          <Toaster />
          {ui}
        </>,
      )

    it.each([
      [1366, 650],
      [1024, 600],
      [768, 1024],
      [390, 844],
    ])(
      'covers nothing of the dialog at %i x %i, also while it is scrolled, and moves nothing',
      async (width, height) => {
        await page.viewport(width, height)
        open(<LongBody />)
        const window = screen.getByRole('dialog')
        for (const scrolled of [0, 120]) {
          overlay().scrollTop = scrolled
          await frames()
          const top = window.getBoundingClientRect().top
          const card = await failed()
          expect(window.getBoundingClientRect().top).toBe(top)
          const visibleTop = Math.max(top, overlay().getBoundingClientRect().top)
          expect(below(card)).toBeLessThanOrEqual(visibleTop)
          await press(button(), 'mouse')
          await dismissed()
          expect(window.getBoundingClientRect().top).toBe(top)
        }
      },
    )

    it.each([
      [320, 640],
      [360, 740],
      [375, 667],
      [390, 844],
    ])('covers no control of the dialog at %i x %i', async (width, height) => {
      await page.viewport(width, height)
      open(<SplitWithCloseButton />)
      const card = await failed()
      for (const control of within(screen.getByRole('dialog')).getAllByRole('button'))
        expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(below(card))
    })
  })
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

  it('is five seconds by default', async () => {
    render(<Toaster />)
    await act(async () => void toast.success('Saved.'))
    expect(bar()!.effect!.getTiming().duration).toBe(5000)
    await pass(4999)
    expect(cards()).toHaveLength(1)
    await pass(1)
    await gone()
  })

  // `vi.waitFor` advances the fake clock on every check; a duration of eight seconds is long enough for all
  // checks.
  it('pauses while the pointer is on it, and its bar with it', async () => {
    render(<Toaster />)
    await show('Saved.', { duration: 8000 })
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
    await show('Saved.', { duration: 8000 })
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

testTypes(() => [
  // @ts-expect-error: a button needs something to do
  toast.info('Classes pause on 26 January.', { action: { label: 'Undo' } }),
])
