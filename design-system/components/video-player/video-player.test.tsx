import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click, frames, pressKeys, testKeys, type } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { NativeVideo } from './native-video.tsx'
import { button, films, plays, state, video } from './video-player.fixture.ts'
import meta from './video-player.meta.ts'
import { Default, InFrench, LengthKnown, Missing, Native } from './video-player.stories.tsx'
import { VideoPlayer } from './video-player.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const position = () => screen.getByRole('progressbar', { name: 'Position in the video' })

describe('playing', () => {
  it('requests nothing of the video before Play, and does not play by itself', async () => {
    performance.clearResourceTimings()
    render(<Default />)
    await frames(24)
    expect(films()).toEqual([])
    expect(video().paused).toBe(true)
    await click(button('Play'))
    await plays()
    expect(films().length).toBeGreaterThan(0)
  })

  it('has one button, named by what a press does, which keeps the focus', async () => {
    render(<Default />)
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

  it('has a button of constant width, so that nothing moves under the pointer', async () => {
    render(<Default />)
    const toggle = button('Play')
    const { width } = toggle.getBoundingClientRect()
    await click(toggle)
    expect(button('Pause').getBoundingClientRect().width).toBe(width)
  })

  it('starts again with Restart, also after a pause', async () => {
    render(<Default />)
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
    render(<Default />)
    await click(button('Play'))
    await plays()
    video().currentTime = 3.8
    await waitFor(() => expect(state()).toBe('ended'), { timeout: 5000 })
    expect(position()).toHaveAttribute('aria-valuetext', '0:04 of 0:04')
    await click(button('Play'))
    await plays()
    expect(video().currentTime).toBeLessThan(2)
  })

  it('pauses when it is hidden, as in a tab in the background, and stays paused', async () => {
    const { container } = render(<Default />)
    await click(button('Play'))
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.3), { timeout: 5000 })
    container.hidden = true
    await waitFor(() => expect(video().paused).toBe(true))
    const before = video().currentTime
    expect(before).toBeGreaterThan(0.3)
    container.hidden = false
    await frames(5)
    expect(state()).toBe('paused')
    expect(video().currentTime).toBe(before)
    expect(button('Play')).toBeVisible()
  })

  it('reacts to a press on the picture, which is not a tab stop', async () => {
    render(<Default />)
    await click(video())
    await plays()
    await click(video())
    await waitFor(() => expect(state()).toBe('paused'))
  })
})

describe('time', () => {
  it('is shown as text and as a bar, and never announced', async () => {
    render(<Default />)
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

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    render(<Default />)
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
    render(<Default />)
    for (const stop of stops()) {
      await type('Tab')
      expect(stop).toHaveFocus()
    }
  },
  'Shift+Tab': async () => {
    render(<Default />)
    transcript().focus()
    for (const stop of stops().reverse().slice(1)) {
      await type('Shift+Tab')
      expect(stop).toHaveFocus()
    }
  },
})

it('has its controls below the picture, 52 px high, and the proportions of the picture from the start', () => {
  render(<Default />)
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
  render(<Default />)
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

it('NativeVideo has the native controls, and requests nothing of the video', () => {
  performance.clearResourceTimings()
  render(<Native />)
  expect(video()).toHaveAttribute('controls')
  expect(video()).toHaveProperty('preload', 'none')
  expect(video()).toHaveAccessibleName('Three steps to a school')
  expect(document.querySelector('track')).toHaveAttribute('default')
  expect(films()).toEqual([])
})

describe('in server-rendered HTML', () => {
  const markup = () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Default />)
    return root
  }

  it('the native controls are shown, and the transcript is included', () => {
    const root = markup()
    expect(video()).toHaveAttribute('controls')
    expect(video()).toHaveAttribute('preload', 'none')
    expect(video()).toHaveAttribute('playsinline')
    expect(video()).not.toHaveAttribute('autoplay')
    expect(root.querySelector('track')).toHaveAttribute('default')
    expect(root.querySelector('details')).toHaveTextContent('Add the company.')
    expect(root.querySelector('[role=group]')).toHaveAttribute('data-noscript', 'hide')
    expect(root.querySelectorAll('[style]')).toHaveLength(0)
    root.remove()
  })

  it('a video that failed before hydration is reported as failed', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Missing />)
    await click(document.body)
    const failed = new Promise((resolve) => {
      container.querySelector('source')!.onerror = resolve
    })
    video()
      .play()
      .catch(() => {})
    await failed
    render(<Missing />, { container, hydrate: true })
    await waitFor(() => expect(state()).toBe('failed'))
    container.remove()
  })

  it('hydrates without differences, also while it plays; the native controls are removed', async () => {
    const container = markup()
    await click(document.body)
    await video().play()
    const errors: unknown[] = []
    render(<Default />, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) })
    expect(errors).toEqual([])
    expect(video()).not.toHaveAttribute('controls')
    await plays()
    expect(button('Pause')).toBeVisible()
    container.remove()
  })
})

describe('with the controls of the browser', () => {
  const tracks = [
    { src: 'data:text/vtt,WEBVTT', srcLang: 'en-IN', label: 'English' },
    { src: 'data:text/vtt,WEBVTT%0A', srcLang: 'bn', label: 'Bengali' },
  ]

  it('keeps seek, volume, full screen and the choice of tracks to the browser', async () => {
    render(
      <VideoPlayer
        label="A lesson"
        controls="browser"
        crossOrigin="anonymous"
        sources={[{ src: 'data:video/mp4,', type: 'video/mp4' }]}
        tracks={tracks}
        transcript={<p>It begins.</p>}
      />,
    )
    const video = document.querySelector('video')!
    expect(video).toHaveAttribute('controls')
    expect(video.crossOrigin).toBe('anonymous')
    expect([...video.textTracks].map(({ label }) => label)).toEqual(['English', 'Bengali'])
    await waitFor(() => expect(video.textTracks[0]!.mode).toBe('showing'))
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.querySelector('[data-slot=video-captions]')).toBeNull()
    expect(screen.getByText('Read the transcript')).toBeVisible()
  })
})

testTypes(() => {
  const sources = [{ src: 'a.mp4', type: 'video/mp4' }] as const
  return [
    // @ts-expect-error: a transcript is required for people who cannot see the video
    <VideoPlayer key="1" label="Setup" sources={sources} />,
    // @ts-expect-error: the video and its controls need a name
    <VideoPlayer key="2" sources={sources} transcript="…" />,
    // @ts-expect-error: the sources are required
    <VideoPlayer key="3" label="Setup" sources={[]} transcript="…" />,
    // @ts-expect-error: a video never plays by itself
    <VideoPlayer key="4" label="Setup" sources={sources} transcript="…" autoPlay />,
    // @ts-expect-error: the transcript is passed as content or by id, not both
    <VideoPlayer key="5" label="Setup" sources={sources} transcript="…" transcriptId="words" />,
    // @ts-expect-error: the accessible name is required
    <NativeVideo key="6" sources={sources} controls />,
    <VideoPlayer key="7" label="Setup" sources={sources} transcript="…" />,
    <VideoPlayer key="8" label="Setup" sources={sources} transcriptId="words" />,
  ]
})
