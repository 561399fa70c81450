import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { button, plays, video } from './video-player.fixture.ts'
import { Default, Silent, TranscriptElsewhere } from './video-player.stories.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

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

  it('have no button if there are no tracks', () => {
    render(<Silent />)
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull()
    expect(document.querySelector('[data-slot=video-captions]')).toBeNull()
    expect(button('Restart')).toBeVisible()
  })
})

describe('a transcript that is already in the page', () => {
  it('is referenced by the video, and not rendered twice', async () => {
    render(<TranscriptElsewhere />)
    expect(screen.getAllByText('Read the transcript')).toHaveLength(1)
    const details = document.querySelector('details')!
    expect(video()).toHaveAttribute('aria-details', details.id)
    expect(document.querySelector('[data-slot=video-player]')).not.toContainElement(details)
    await click(screen.getByText('Read the transcript'))
    expect(details).toHaveProperty('open', true)
  })
})
