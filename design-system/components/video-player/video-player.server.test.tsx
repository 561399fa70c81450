import '../../styles.css'
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { click } from '../../testing/index.ts'
import { button, films, plays, state, video } from './video-player.fixture.ts'
import { Missing, Native, WithCaptions } from './video-player.stories.tsx'

afterEach(cleanup)

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
    root.innerHTML = renderToString(<WithCaptions />)
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
    render(<WithCaptions />, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) })
    expect(errors).toEqual([])
    expect(video()).not.toHaveAttribute('controls')
    await plays()
    expect(button('Pause')).toBeVisible()
    container.remove()
  })
})
