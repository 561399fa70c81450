import '../../../styles.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { load } from '../../../browser/load'
import { demoVideo } from '../../../content/video/video'
import { GuidePage } from './guide'

vi.mock('../../../browser/load', async (original) => {
  const { load, ...rest } = await original<typeof import('../../../browser/load')>()
  return { ...rest, load: vi.fn(load) }
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('states the trial in full, and has the button that opens the first plan', () => {
  render(<GuidePage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ten minutes/)
  expect(screen.getByText('14-day free trial')).toBeVisible()
  expect(screen.getByText('No payment initially')).toBeVisible()
  expect(screen.getByText('Then subscribe or delete your account')).toBeVisible()
  const [button] = screen.getAllByRole('button', { name: 'Start Free Trial' })
  expect(button).toHaveAttribute('data-open-plan', 'FT')
})

describe('the Video Demo', () => {
  const open = async () => {
    render(<GuidePage />)
    await userEvent.click(screen.getByRole('tab', { name: 'Video Demo' }))
    return screen.getByRole('tabpanel', { name: 'Video Demo' })
  }

  it('has one transcript, before and after the player loads, with narration and description', async () => {
    const panel = await open()
    await userEvent.click(within(panel).getByText('Read the transcript'))
    await within(panel).findByRole('button', { name: 'Play' })
    const [transcript, ...more] = panel.querySelectorAll('details')
    expect(more).toEqual([])
    expect(transcript).toHaveProperty('open', true)
    for (const line of demoVideo.transcript.split('\n')) expect(transcript).toHaveTextContent(line)
    expect(panel.querySelector('video')).toHaveAttribute('aria-details', transcript!.id)
  })

  it('keeps the position of the film while the other tab is open', async () => {
    const panel = await open()
    await within(panel).findByRole('button', { name: 'Play' })
    const film = panel.querySelector('video')
    await userEvent.click(screen.getByRole('tab', { name: 'Steps' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Video Demo' }))
    expect(panel.querySelector('video')).toBe(film)
  })

  it('has the browser’s own controls when its player cannot be loaded', async () => {
    vi.mocked(load).mockRejectedValueOnce(new Error('gone'))
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
    const panel = await open()
    await waitFor(() => expect(panel.querySelector('video')).toHaveAttribute('controls'))
    expect(panel.querySelector('video')).toHaveProperty('preload', 'none')
    expect(within(panel).queryByRole('button', { name: 'Play' })).toBeNull()
    expect(report).toHaveBeenCalledOnce()
  })
})
