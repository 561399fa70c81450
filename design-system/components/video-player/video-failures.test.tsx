import '../../styles.css'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, testLiveRegion } from '../../testing/index.ts'
import { videoLabels } from './native-video.tsx'
import { button, plays, state, video } from './video-player.fixture.ts'
import { Default, Missing } from './video-player.stories.tsx'

afterEach(cleanup)

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
    await waitFor(() => expect(alert).toHaveTextContent('The video could not be played.'), { timeout: 5000 })
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
    await waitFor(() => expect(state()).toBe('failed'), { timeout: 5000 })
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
