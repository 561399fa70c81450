import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pressKeys, testKeys, testLiveRegion } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './embed-frame.meta.ts'
import { Open } from './embed-frame.stories.tsx'
import { EmbedFrame, type EmbedReport } from './embed-frame.tsx'

const region = () => screen.getByRole('region', { name: 'Calendar' })
const frame = () => document.querySelector('iframe')
const button = (name: string) => screen.getByRole('button', { name })

let report: EmbedReport
const stop = vi.fn()
const connect = (_: HTMLIFrameElement, given: EmbedReport) => {
  report = given
  return stop
}
beforeEach(() => stop.mockReset())

type Props = Partial<Parameters<typeof EmbedFrame>[0]>
const Calendar = (props: Props) => (
  <EmbedFrame
    label="Calendar"
    provider="Example"
    src="data:text/html,<p>Times"
    show="Show the calendar"
    fallback="Write to us."
    done="Your demo is booked."
    connect={connect}
    {...props}
  >
    A page of Example.
  </EmbedFrame>
)

testLiveRegion(<Calendar open />, { trigger: () => report.ready(), text: 'Loaded.' })
testLiveRegion(<Calendar open />, { trigger: () => report.done(), text: 'Your demo is booked.' })

testKeys(
  meta.contract,
  pressKeys(async (press) => {
    render(<Calendar />)
    await press(button('Show the calendar'))
    await waitFor(() => expect(frame()).not.toBeNull())
  }),
)

describe('before the request', () => {
  it('names the provider and renders no frame', () => {
    render(<Calendar />)
    expect(within(region()).getByText('A page of Example.')).toBeVisible()
    expect(region()).toHaveAttribute('data-state', 'facade')
    expect(frame()).toBeNull()
    expect(screen.getByText('Write to us.')).not.toBeVisible()
  })

  it('does not start the time-out', () => {
    vi.useFakeTimers()
    render(<Calendar />)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(region()).toHaveAttribute('data-state', 'facade')
  })
})

describe('after the request', () => {
  it('loads the page, names the frame and moves the focus from the removed button', () => {
    render(<Calendar />)
    act(() => button('Show the calendar').click())
    expect(region().querySelector('[data-slot=loading]')).toBeVisible()
    expect(frame()).toHaveAttribute('title', 'Calendar, Example')
    expect(frame()).toHaveAttribute('src', 'data:text/html,<p>Times')
    expect(region()).toHaveFocus()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is loaded immediately with open, and does not take the focus', () => {
    render(<Calendar open />)
    expect(frame()).not.toBeNull()
    expect(document.body).toHaveFocus()
  })

  it('counts as ready when its document has loaded, without connect', async () => {
    render(<Open />)
    const state = () => document.querySelector<HTMLElement>('[data-slot=embed-frame]')!.dataset.state
    await waitFor(() => expect(state()).toBe('ready'))
    expect(frame()).toBeVisible()
  })

  it('stays hidden until it has content', async () => {
    render(<Calendar open />)
    expect(getComputedStyle(frame()!).visibility).toBe('hidden')
    await waitFor(() => expect(getComputedStyle(frame()!).visibility).toBe('visible'))
    expect(region()).toHaveAttribute('data-state', 'loading')
  })
})

describe('reports of the page', () => {
  it('set the height of the frame, within limits', () => {
    render(<Calendar open />)
    const high = (pixels: number) => {
      act(() => report.height(pixels))
      return frame()!.getBoundingClientRect().height
    }
    expect(high(912.4)).toBe(913)
    expect(high(12)).toBe(700)
    expect(high(999_999)).toBe(4000)
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(high(odd)).toBe(4000)
    expect(high(-912)).toBe(700)
  })

  it('announce that the visitor is done, and keep the frame', () => {
    render(<Calendar open />)
    act(() => report.done())
    expect(screen.getByText('Your demo is booked.')).toBeVisible()
    expect(frame()).not.toBeNull()
  })

  it('are ignored after the frame is removed', () => {
    const { unmount } = render(<Calendar open />)
    expect(stop).not.toHaveBeenCalled()
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })
})

describe('a page that does not load', () => {
  const passTimeout = (timeout: number) => {
    vi.useFakeTimers()
    render(<Calendar open timeout={timeout} />)
    act(() => void vi.advanceTimersByTime(timeout - 1))
    expect(screen.queryByText('This is taking a long time.')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
  }

  it('offers alternatives after the time-out, and keeps the frame, which may still load', () => {
    passTimeout(15_000)
    expect(screen.getByText('This is taking a long time.').closest('[role=status]')).toHaveTextContent(
      'Write to us.',
    )
    expect(frame()).not.toBeNull()
    act(() => report.ready())
    expect(screen.queryByText('This is taking a long time.')).toBeNull()
    expect(region()).toHaveAttribute('data-state', 'ready')
  })

  it('is loaded again, with the same time-out', () => {
    passTimeout(5000)
    const before = frame()
    act(() => button('Try again').click())
    expect(frame()).not.toBe(before)
    expect(region()).toHaveFocus()
    expect(region()).toHaveAttribute('data-state', 'loading')
    act(() => void vi.advanceTimersByTime(5000))
    expect(region()).toHaveAttribute('data-state', 'timed-out')
  })

  it('has no time-out after it has loaded', () => {
    vi.useFakeTimers()
    render(<Calendar open />)
    act(() => report.ready())
    act(() => void vi.advanceTimersByTime(60_000))
    expect(region()).toHaveAttribute('data-state', 'ready')
  })
})

testRootProps(Calendar({}))

testTypes(() => {
  const company = { src: 'https://calendar.example/', provider: 'Example', show: 'Show it' }
  const page = { ...company, fallback: 'Write to us.' }
  return [
    <EmbedFrame key="1" label="Calendar" {...page}>
      A page of Example.
    </EmbedFrame>,
    // @ts-expect-error: the name of the frame is required
    <EmbedFrame key="2" {...page}>
      A page of Example.
    </EmbedFrame>,
  ]
})
