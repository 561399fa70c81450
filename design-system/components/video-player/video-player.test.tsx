import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click, frames, pressKeys, testKeys, type } from '../../testing/index.ts'
import contract from './video-player.a11y.ts'
import { button, films, plays, state, video } from './video-player.fixture.ts'
import { InFrench, LengthKnown, WithCaptions } from './video-player.stories.tsx'
import { VideoPlayer } from './video-player.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const position = () => screen.getByRole('progressbar', { name: 'Position in the video' })

describe('playing', () => {
  it('requests nothing of the video before Play, and does not play by itself', async () => {
    performance.clearResourceTimings()
    render(<WithCaptions />)
    await frames(24)
    expect(films()).toEqual([])
    expect(video().paused).toBe(true)
    await click(button('Play'))
    await plays()
    expect(films().length).toBeGreaterThan(0)
  })

  it('is one button that says what a press does, and keeps the focus', async () => {
    render(<WithCaptions />)
    const toggle = button('Play')
    await click(toggle)
    expect(toggle).toHaveTextContent('Pause')
    await plays()
    expect(video().paused).toBe(false)
    await click(button('Pause'))
    await waitFor(() => expect(state()).toBe('paused'))
    expect(video().paused).toBe(true)
    expect(toggle).toHaveTextContent('Play')
    expect(toggle).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  it('keeps its width, so that nothing moves under the pointer', async () => {
    render(<WithCaptions />)
    const toggle = button('Play')
    const { width } = toggle.getBoundingClientRect()
    await click(toggle)
    expect(button('Pause').getBoundingClientRect().width).toBe(width)
  })

  it('starts again with Restart, also after a pause', async () => {
    render(<WithCaptions />)
    await click(button('Play'))
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.3), { timeout: 5000 })
    await click(button('Pause'))
    const before = video().currentTime
    await click(button('Restart'))
    expect(video().currentTime).toBeLessThan(before)
    await plays()
    expect(button('Restart')).toHaveFocus()
    expect(button('Pause')).toBeVisible()
  })

  it('offers Play again at the end', async () => {
    render(<WithCaptions />)
    await click(button('Play'))
    await plays()
    video().currentTime = 3.8
    await waitFor(() => expect(state()).toBe('ended'), { timeout: 5000 })
    expect(position()).toHaveAttribute('aria-valuetext', '0:04 of 0:04')
    await click(button('Play'))
    await plays()
    expect(video().currentTime).toBeLessThan(2)
  })

  it('reacts to a press on the picture, which is not a tab stop', async () => {
    render(<WithCaptions />)
    await click(video())
    await plays()
    await click(video())
    await waitFor(() => expect(state()).toBe('paused'))
  })
})

describe('time', () => {
  it('is shown as text and as a bar, and never announced', async () => {
    render(<WithCaptions />)
    expect(position()).toHaveAttribute('aria-valuetext', '0:00')
    await click(button('Play'))
    await waitFor(() => expect(position()).toHaveAttribute('aria-valuetext', '0:01 of 0:04'), {
      timeout: 5000,
    })
    expect(position()).toHaveProperty('max', 4)
    expect(screen.getByText('0:01 of 0:04').closest('[aria-live], [role=status], [role=alert]')).toBeNull()
  })

  it('shows the given length before anything is requested', () => {
    render(<LengthKnown />)
    expect(position()).toHaveAttribute('aria-valuetext', '0:00 of 0:04')
  })
})

const transcript = () => screen.getByText('Read the transcript')
const stops = () => [button('Play'), button('Restart'), button('Captions'), transcript()]

testKeys(contract, {
  ...pressKeys(async (press) => {
    render(<WithCaptions />)
    await press(button('Play'))
    await plays()
    await press(button('Pause'))
    await waitFor(() => expect(state()).toBe('paused'))
    await press(button('Captions'))
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'false')
    await press(button('Restart'))
    await plays()
    await press(transcript())
    expect(screen.getByText(/three squares appear/)).toBeVisible()
  }),
  Tab: async () => {
    render(<WithCaptions />)
    for (const stop of stops()) {
      await type('Tab')
      expect(stop).toHaveFocus()
    }
  },
  'Shift+Tab': async () => {
    render(<WithCaptions />)
    transcript().focus()
    for (const stop of stops().reverse().slice(1)) {
      await type('Shift+Tab')
      expect(stop).toHaveFocus()
    }
  },
})

it('has its controls below the picture, 52 px high, and the proportions of the picture from the start', () => {
  render(<WithCaptions />)
  const picture = video().getBoundingClientRect()
  expect(picture.width / picture.height).toBeCloseTo(16 / 9)
  for (const name of ['Play', 'Restart', 'Captions']) {
    const box = button(name).getBoundingClientRect()
    expect(box.height).toBe(52)
    expect(box.top).toBeGreaterThan(picture.bottom)
  }
  expect(document.querySelector('summary')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it.each([320, 390])('fits into %i px', async (width) => {
  await page.viewport(width, 700)
  render(<WithCaptions />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('has texts in another language', () => {
  render(<InFrench />)
  expect(button('Lire')).toBeVisible()
  expect(screen.getByText('Lire la transcription')).toBeVisible()
})

it('names the video and its controls, and passes other props to its root', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <VideoPlayer
      ref={ref}
      id="demo"
      className="mt-4"
      label="Setting up"
      sources={[{ src: 'a.mp4', type: 'video/mp4' }]}
      transcript="Nothing is said."
    />,
  )
  expect(video()).toHaveAccessibleName('Setting up')
  expect(screen.getByRole('group', { name: 'Setting up, controls' })).toBeVisible()
  expect(ref.current).toHaveAttribute('id', 'demo')
  expect(ref.current).toHaveClass('mt-4')
  expect(ref.current).toHaveAttribute('data-slot', 'video-player')
})
