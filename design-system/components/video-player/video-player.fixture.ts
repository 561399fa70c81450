import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** What the tests of the player look at. */
export const button = (name: string) => screen.getByRole('button', { name })
export const video = () => document.querySelector('video')!
export const state = () => document.querySelector<HTMLElement>('[data-slot=video-player]')!.dataset.state

/** Waits until the film moves. */
export const plays = () => waitFor(() => expect(state()).toBe('playing'), { timeout: 5000 })

/** What has been fetched of the film. */
export const films = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /lesson\.(webm|mp4)/.test(name))
