import '../../styles.css'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, pressKeys, testKeys, testLiveRegion, type } from '../../testing/index.ts'
import contract from './video-player.a11y.ts'
import {
  InFrench,
  LengthKnown,
  Missing,
  Native,
  Silent,
  TranscriptElsewhere,
  WithCaptions,
} from './video-player.stories.tsx'
import { VideoPlayer } from './video-player.tsx'
import { videoWords } from './video-words.ts'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })
const video = () => document.querySelector('video')!
const state = () => document.querySelector<HTMLElement>('[data-slot=video-player]')!.dataset.state
const position = () => screen.getByRole('progressbar', { name: 'Position in the video' })
const films = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /lesson\.(webm|mp4)/.test(name))
const plays = () => waitFor(() => expect(state()).toBe('playing'), { timeout: 5000 })

describe('playing', () => {
  it('fetches nothing of the film before Play, and does not play by itself', async () => {
    performance.clearResourceTimings()
    render(<WithCaptions />)
    await frames(24)
    expect(films()).toEqual([])
    expect(video().paused).toBe(true)
    await userEvent.click(button('Play'))
    await plays()
    expect(films().length).toBeGreaterThan(0)
  })

  it('is one button that says what it will do, and keeps the focus', async () => {
    render(<WithCaptions />)
    const toggle = button('Play')
    await userEvent.click(toggle)
    expect(toggle).toHaveTextContent('Pause')
    await plays()
    expect(video().paused).toBe(false)
    await userEvent.click(button('Pause'))
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
    await userEvent.click(toggle)
    expect(button('Pause').getBoundingClientRect().width).toBe(width)
  })

  it('begins again with Restart, from a pause too', async () => {
    render(<WithCaptions />)
    await userEvent.click(button('Play'))
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.3), { timeout: 5000 })
    await userEvent.click(button('Pause'))
    const before = video().currentTime
    await userEvent.click(button('Restart'))
    expect(video().currentTime).toBeLessThan(before)
    await plays()
    expect(button('Restart')).toHaveFocus()
    expect(button('Pause')).toBeVisible()
  })

  it('offers Play again at the end', async () => {
    render(<WithCaptions />)
    await userEvent.click(button('Play'))
    await plays()
    video().currentTime = 3.8
    await waitFor(() => expect(state()).toBe('ended'), { timeout: 5000 })
    expect(position()).toHaveAttribute('aria-valuetext', '0:04 of 0:04')
    await userEvent.click(button('Play'))
    await plays()
    expect(video().currentTime).toBeLessThan(2)
  })

  it('takes a press on the picture, which is no tab stop', async () => {
    render(<WithCaptions />)
    await userEvent.click(video())
    await plays()
    await userEvent.click(video())
    await waitFor(() => expect(state()).toBe('paused'))
  })
})

describe('time', () => {
  it('is told in words and as a bar, and never announced', async () => {
    render(<WithCaptions />)
    expect(position()).toHaveAttribute('aria-valuetext', '0:00')
    await userEvent.click(button('Play'))
    await waitFor(() => expect(position()).toHaveAttribute('aria-valuetext', '0:01 of 0:04'), {
      timeout: 5000,
    })
    expect(position()).toHaveProperty('max', 4)
    expect(screen.getByText('0:01 of 0:04').closest('[aria-live], [role=status], [role=alert]')).toBeNull()
  })

  it('has its length from the caller before anything is fetched', () => {
    render(<LengthKnown />)
    expect(position()).toHaveAttribute('aria-valuetext', '0:00 of 0:04')
  })
})

describe('captions', () => {
  const captions = () => document.querySelector<HTMLElement>('[data-slot=video-captions]')!
  const track = () => video().textTracks[0]!
  /** Brings the film to a moment, without waiting for it. */
  const at = async (second: number) => {
    await userEvent.click(button('Play'))
    await plays()
    await userEvent.click(button('Pause'))
    video().currentTime = second
  }

  it('are words beneath the picture, with the film’s own moments', async () => {
    render(<WithCaptions />)
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
    // The browser draws none of its own over the picture.
    expect(track().mode).toBe('hidden')
  })

  it('are shown from the start, and can be put away and brought back', async () => {
    render(<WithCaptions />)
    expect(captions()).toBeVisible()
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('Captions'))
    expect(captions()).not.toBeVisible()
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button('Captions'))
    expect(captions()).toBeVisible()
  })

  it('keep their room, so that the buttons stay where they are', async () => {
    render(<WithCaptions />)
    const { top } = button('Play').getBoundingClientRect()
    await at(1)
    await waitFor(() => expect(captions()).not.toBeEmptyDOMElement())
    expect(button('Play').getBoundingClientRect().top).toBe(top)
  })

  it('have no button where there are none', () => {
    render(<Silent />)
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull()
    expect(document.querySelector('[data-slot=video-captions]')).toBeNull()
    expect(button('Restart')).toBeVisible()
  })
})

describe('a transcript that is in the page already', () => {
  it('is named by the film, and not written twice', async () => {
    render(<TranscriptElsewhere />)
    expect(screen.getAllByText('Read the transcript')).toHaveLength(1)
    const words = document.querySelector('details')!
    expect(video()).toHaveAttribute('aria-details', words.id)
    expect(document.querySelector('[data-slot=video-player]')).not.toContainElement(words)
    await userEvent.click(screen.getByText('Read the transcript'))
    expect(words).toHaveProperty('open', true)
  })
})

it('has, where no script runs, the browser’s own controls, and fetches nothing of the film', () => {
  performance.clearResourceTimings()
  render(<Native />)
  expect(video()).toHaveAttribute('controls')
  expect(video()).toHaveProperty('preload', 'none')
  expect(video()).toHaveAccessibleName('Three steps to a school')
  expect(document.querySelector('track')).toHaveAttribute('default')
  expect(films()).toEqual([])
})

describe('a film that cannot be had', () => {
  it('is not one that was paused before it had come', async () => {
    render(<WithCaptions />)
    const interrupted = new DOMException('The play() request was interrupted.', 'AbortError')
    vi.spyOn(video(), 'play').mockRejectedValue(interrupted)
    await userEvent.click(button('Play'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(state()).not.toBe('failed')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('is said at once, in a region that was there before, with a link to the file', async () => {
    render(<Missing />)
    const alert = screen.getByRole('alert')
    expect(alert).toBeEmptyDOMElement()
    await userEvent.click(button('Play'))
    await waitFor(() => expect(alert).toHaveTextContent('The video could not be played.'), { timeout: 5000 })
    expect(state()).toBe('failed')
    expect(button('Play')).toHaveFocus()
    const link = screen.getByRole('link', { name: 'Download the video file' })
    expect(link).toHaveAttribute('href', 'missing.webm')
    expect(link).toHaveAttribute('download')
  })

  it('is said too where only its last source tells it, and Play is left waiting', async () => {
    render(<WithCaptions />)
    const [first, last] = [...document.querySelectorAll('source')]
    act(() => void first!.dispatchEvent(new Event('error')))
    expect(state()).toBe('paused')
    act(() => void last!.dispatchEvent(new Event('error')))
    expect(state()).toBe('failed')
  })

  it('is asked for again with the next press', async () => {
    render(<Missing />)
    await userEvent.click(button('Play'))
    await waitFor(() => expect(state()).toBe('failed'), { timeout: 5000 })
    const source = document.querySelector('source')!
    source.src = new URL('./fixture/lesson.webm', import.meta.url).href
    await userEvent.click(button('Play'))
    await plays()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

it('says Loading... when it keeps people waiting, and not before', async () => {
  render(<WithCaptions />)
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

testLiveRegion(<WithCaptions />, {
  words: 'Loading...',
  speak: () => video().dispatchEvent(new Event('waiting')),
})
testLiveRegion(<Missing />, {
  words: `${videoWords.failed} ${videoWords.file}`,
  politeness: 'assertive',
  speak: () => video().dispatchEvent(new Event('error')),
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

describe('in the server’s markup', () => {
  const markup = () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<WithCaptions />)
    return root
  }

  it('the browser’s own controls work it, and the transcript is there', () => {
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

  it('a film that failed before hydration is said to have failed', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Missing />)
    await userEvent.click(document.body)
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

  it('is taken over without a difference, while it plays too; the controls leave', async () => {
    const container = markup()
    await userEvent.click(document.body)
    await video().play()
    const errors: unknown[] = []
    render(<WithCaptions />, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) })
    expect(errors).toEqual([])
    expect(video()).not.toHaveAttribute('controls')
    await plays()
    expect(button('Pause')).toBeVisible()
    container.remove()
  })
})

it('has its controls beneath the picture, 52 px high, and a picture of its own proportions from the start', () => {
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

it.each([320, 390])('keeps within %i px', async (width) => {
  await page.viewport(width, 700)
  render(<WithCaptions />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('speaks another language', () => {
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
