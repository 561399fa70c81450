import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Elements and states of the player for tests. */
export const button = (name: string) => screen.getByRole('button', { name })
export const video = () => document.querySelector('video')!
export const state = () => document.querySelector<HTMLElement>('[data-slot=video-player]')!.dataset.state

/** Waits until the video plays. */
export const plays = () => waitFor(() => expect(state()).toBe('playing'), { timeout: 5000 })

/** The requests for the video files. */
export const films = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /lesson\.(webm|mp4)/.test(name))
