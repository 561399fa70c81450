import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openOnboarding, preloadOnboarding } from '../../services/onboarding/open'
import { GuidePage } from './guide'

vi.mock('../../services/onboarding/open', () => ({ openOnboarding: vi.fn(), preloadOnboarding: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('says the trial in full and opens the first plan from its own button', async () => {
  render(<GuidePage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ten minutes/)
  expect(screen.getByText('14-day free trial')).toBeVisible()
  expect(screen.getByText('No payment initially')).toBeVisible()
  expect(screen.getByText('Then subscribe or delete your account')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Start Free Trial' })
  expect(openOnboarding).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(openOnboarding).toHaveBeenCalledExactlyOnceWith('FT', button)
})

it('fetches the dialog when the pointer or the focus comes near its button', async () => {
  render(<GuidePage />)
  expect(preloadOnboarding).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Start Free Trial' })).toHaveFocus()
  expect(preloadOnboarding).toHaveBeenCalledOnce()
})

it('lists the three steps with their numbers and help texts', () => {
  render(<GuidePage />)
  const steps = within(document.querySelector<HTMLElement>('[data-slot=step-list]')!).getAllByRole('listitem')
  const heading = (step: HTMLElement) => within(step).getByRole('heading', { level: 3 }).textContent
  expect(steps.map(heading)).toEqual(['Choose Your Plan', 'Add Company Info', 'Review & Launch'])
  for (const [index, help] of [
    'Focus on features that fuel long-term success, not just the price.',
    'Ensure all emails are accurate to avoid delays or service interruptions.',
    'Engineered for 99.9% uptime.',
  ].entries()) {
    expect(steps[index]).toHaveTextContent(help)
    expect(within(steps[index]!).getByText(`${index + 1}`)).toBeVisible()
    expect(steps[index]!.querySelectorAll('svg')).toHaveLength(2)
  }
})

it('has no tabs while there is no recording', () => {
  render(<GuidePage />)
  expect(screen.queryByRole('tablist')).toBeNull()
})

it('is whole without a script', () => {
  const html = renderToString(<GuidePage />)
  expect(html).toContain('Engineered for 99.9% uptime.')
  expect(html).toContain('Start Free Trial')
})

describe('with a recording', () => {
  const video = {
    webm: '/video/journey.webm',
    mp4: '/video/journey.mp4',
    poster: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    captions: 'data:text/vtt,WEBVTT',
    transcript: 'A teacher chooses the free trial.',
    recorded: '2026-11-21',
    seconds: 40,
  }

  it('shows the steps first, and the recording on a press', async () => {
    render(<GuidePage video={video} />)
    expect(screen.getByRole('tabpanel', { name: 'Steps' })).toHaveTextContent('Choose Your Plan')
    expect(screen.queryByRole('tabpanel', { name: 'Video Demo' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Video Demo' }))
    const panel = screen.getByRole('tabpanel', { name: 'Video Demo' })
    expect(screen.queryByRole('tabpanel', { name: 'Steps' })).toBeNull()
    const player = panel.querySelector('video')!
    expect(player).toBeVisible()
    expect(player.preload).toBe('none')
    expect(player.textTracks[0]).toMatchObject({ kind: 'captions' })
    await userEvent.click(screen.getByText('Read the transcript'))
    expect(screen.getByText('A teacher chooses the free trial.')).toBeVisible()
  })

  it('keeps the words of both panels in the page', () => {
    const html = renderToString(<GuidePage video={video} />)
    expect(html).toContain('Engineered for 99.9% uptime.')
    expect(html).toContain('A teacher chooses the free trial.')
  })
})
