import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { click, frames, pressKeys, testKeys, testLiveRegion, type } from '../../testing/index.ts'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { NativeVideo, videoLabels } from './native-video.tsx'
import meta from './video-player.meta.ts'
import { Default, Described, Missing, Native, TranscriptElsewhere } from './video-player.stories.tsx'
import { VideoPlayer } from './video-player.tsx'

/** Elements and states of the player for tests. */
const button = (name: string) => screen.getByRole('button', { name })
const video = () => document.querySelector('video')!
const state = () => document.querySelector<HTMLElement>('[data-slot=video-player]')!.dataset.state

/** Waits until the video plays. */
const plays = () => waitFor(() => expect(state()).toBe('playing'))

/** The requests for the video files. */
const films = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /lesson\.(webm|mp4)/.test(name))

const position = () => screen.getByRole('progressbar', { name: 'Position in the video' })

describe('playing', () => {
  it('requests nothing of the video before Play, and does not play by itself', async () => {
    performance.clearResourceTimings()
    render(<Default />)
    await frames(24)
    expect(films()).toEqual([])
    expect(video().paused).toBe(true)
    expect(video()).toHaveAccessibleName('Three steps to a school')
    expect(screen.getByRole('group', { name: 'Three steps to a school, controls' })).toBeVisible()
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

  it('starts again with Restart, also after a pause', async () => {
    render(<Default />)
    await click(button('Play'))
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.3))
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
    await waitFor(() => expect(state()).toBe('ended'))
    expect(position()).toHaveAttribute('aria-valuetext', '0:04 of 0:04')
    await click(button('Play'))
    await plays()
    expect(video().currentTime).toBeLessThan(2)
  })

  it('pauses when it is hidden, as in a tab in the background, and stays paused', async () => {
    const { container } = render(<Default />)
    await click(button('Play'))
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.3))
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

it('shows the time as text and as a bar, and never announces it', async () => {
  render(<Default />)
  expect(position()).toHaveAttribute('aria-valuetext', '0:00')
  await click(button('Play'))
  await waitFor(() => expect(position()).toHaveAttribute('aria-valuetext', '0:01 of 0:04'))
  expect(position()).toHaveProperty('max', 4)
  expect(screen.getByText('0:01 of 0:04').closest('[aria-live], [role=status], [role=alert]')).toBeNull()
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
  it('the native controls are shown, and the transcript is included', () => {
    const root = serverPage(<Default />)
    expect(video()).toHaveAttribute('controls')
    expect(video()).toHaveAttribute('preload', 'none')
    expect(video()).toHaveAttribute('playsinline')
    expect(video()).not.toHaveAttribute('autoplay')
    expect(root.querySelector('track')).toHaveAttribute('default')
    expect(root.querySelector('details')).toHaveTextContent('Add the company.')
    expect(root.querySelector('[role=group]')).toHaveAttribute('data-noscript', 'hide')
    expect(root.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('a video that failed before hydration is reported as failed', async () => {
    const container = serverPage(<Missing />)
    await click(document.body)
    const failed = new Promise((resolve) => {
      container.querySelector('source')!.onerror = resolve
    })
    video()
      .play()
      .catch(() => {})
    await failed
    hydrate(container, <Missing />)
    await waitFor(() => expect(state()).toBe('failed'))
  })

  it('hydrates without differences, also while it plays; the native controls are removed', async () => {
    const container = serverPage(<Default />)
    await click(document.body)
    await video().play()
    hydrate(container, <Default />)
    expect(video()).not.toHaveAttribute('controls')
    await plays()
    expect(button('Pause')).toBeVisible()
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

describe('captions', () => {
  const captions = () => document.querySelector<HTMLElement>('[data-slot=video-captions]')!
  const track = () => video().textTracks[0]!
  /** Seeks to a time, without waiting for the video to play. */
  const at = async (second: number) => {
    await click(button('Play'))
    await plays()
    await click(button('Pause'))
    video().currentTime = second
  }

  it('are text below the picture, with the timing of the video', async () => {
    render(<Default />)
    expect(captions()).toBeEmptyDOMElement()
    expect(captions()).toHaveAttribute('lang', 'en-IN')
    await waitFor(() => expect(track().cues).toHaveLength(3))
    await at(1)
    await waitFor(() => expect(captions()).toHaveTextContent(/^Choose a plan.$/))
    video().currentTime = 3
    await waitFor(() => expect(captions()).toHaveTextContent(/^Review & launch.$/))
    expect(captions().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      video().getBoundingClientRect().bottom,
    )
    // The browser draws no captions over the picture.
    expect(track().mode).toBe('hidden')
  })

  it('are shown by default, and can be turned off and on', async () => {
    render(<Default />)
    expect(captions()).toBeVisible()
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true')
    await click(button('Captions'))
    expect(captions()).not.toBeVisible()
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'false')
    await click(button('Captions'))
    expect(captions()).toBeVisible()
  })

  it('reserve their height, so that the buttons do not move', async () => {
    render(<Default />)
    // Below the picture, because a click may scroll the page.
    const place = () => button('Play').getBoundingClientRect().top - video().getBoundingClientRect().bottom
    const before = place()
    await at(1)
    await waitFor(() => expect(captions()).not.toBeEmptyDOMElement())
    expect(place()).toBe(before)
  })

  it('are not the descriptions, which a live region announces', async () => {
    render(<Described />)
    expect([...document.querySelectorAll('track')].map((element) => element.default)).toEqual([false, true])
    expect([...video().textTracks].map(({ kind }) => kind)).toEqual(['descriptions', 'captions'])
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).toEqual(['', ''])
    await waitFor(() => expect(track().cues).toHaveLength(2))
    await at(1)
    await waitFor(() => expect(announced()).toContain('On a slate a square appears.'))
    expect(captions()).toHaveTextContent(/^Choose a plan.$/)
    video().currentTime = 3
    await waitFor(() => expect(announced()).toContain('All three squares are there.'))
  })
})

it('a transcript that is already in the page is referenced by the video, and not rendered twice', async () => {
  render(<TranscriptElsewhere />)
  expect(screen.getAllByText('Read the transcript')).toHaveLength(1)
  const details = document.querySelector('details')!
  expect(video()).toHaveAttribute('aria-details', details.id)
  expect(document.querySelector('[data-slot=video-player]')).not.toContainElement(details)
  await click(screen.getByText('Read the transcript'))
  expect(details).toHaveProperty('open', true)
})

describe('a video that cannot be loaded', () => {
  it('is not reported if it was paused before it had loaded', async () => {
    render(<Default />)
    const interrupted = new DOMException('The play() request was interrupted.', 'AbortError')
    vi.spyOn(video(), 'play').mockRejectedValue(interrupted)
    await click(button('Play'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(state()).not.toBe('failed')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('is announced assertively, in a region that existed before, with a link to the file', async () => {
    render(<Missing />)
    const alert = screen.getByRole('alert')
    expect(alert).toBeEmptyDOMElement()
    await click(button('Play'))
    await waitFor(() => expect(alert).toHaveTextContent('The video could not be played.'))
    expect(state()).toBe('failed')
    expect(button('Play')).toHaveFocus()
    const link = screen.getByRole('link', { name: 'Download the video file' })
    expect(link).toHaveAttribute('href', 'missing.webm')
    expect(link).toHaveAttribute('download')
  })

  it('is announced too if only the last source reports the error and play() stays pending', async () => {
    render(<Default />)
    const [first, last] = Array.from(document.querySelectorAll('source'))
    act(() => void first!.dispatchEvent(new Event('error')))
    expect(state()).toBe('paused')
    act(() => void last!.dispatchEvent(new Event('error')))
    expect(state()).toBe('failed')
  })

  it('is requested again with the next press', async () => {
    render(<Missing />)
    await click(button('Play'))
    await waitFor(() => expect(state()).toBe('failed'))
    const source = document.querySelector('source')!
    source.src = new URL('./fixture/lesson.webm', import.meta.url).href
    await click(button('Play'))
    await plays()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

it('shows Loading... during a long wait, and not during a short one', async () => {
  render(<Default />)
  const status = screen.getByRole('status')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => void video().dispatchEvent(new Event('waiting')))
  act(() => vi.advanceTimersByTime(300))
  expect(status).toBeEmptyDOMElement()
  act(() => vi.advanceTimersByTime(700))
  vi.useRealTimers()
  expect(status).toHaveTextContent('Loading...')
  expect(button('Pause')).toBeVisible()
  video().dispatchEvent(new Event('playing'))
  await waitFor(() => expect(status).toBeEmptyDOMElement())
})

testLiveRegion(<Default />, {
  text: 'Loading...',
  trigger: () => video().dispatchEvent(new Event('waiting')),
})
testLiveRegion(<Missing />, {
  text: `${videoLabels.failed} ${videoLabels.file}`,
  politeness: 'assertive',
  trigger: () => video().dispatchEvent(new Event('error')),
})

testRootProps(
  <VideoPlayer label="Setup" sources={[{ src: 'a.mp4', type: 'video/mp4' }]} transcript="Nothing is said." />,
)
