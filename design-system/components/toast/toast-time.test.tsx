import '../../styles.css'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type } from '../../testing/index.ts'
import { toast } from './store.ts'
import { bar, cards, cleanPage, gone, Page, pass, show } from './toast.fixture.tsx'
import { Toaster } from './toaster.tsx'

cleanPage()

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('is five seconds by default', async () => {
    render(<Toaster />)
    await act(async () => void toast.success('Saved.'))
    expect(bar()!.effect!.getTiming().duration).toBe(5000)
    await pass(4999)
    expect(cards()).toHaveLength(1)
    await pass(1)
    await gone()
  })

  // `vi.waitFor` advances the fake clock on every check; a duration of eight seconds is long enough for all
  // checks.
  it('pauses while the pointer is on it, and its bar with it', async () => {
    render(<Toaster />)
    await show('Saved.', { duration: 8000 })
    await userEvent.hover(screen.getByRole('listitem'))
    await vi.waitFor(() => expect(bar()!.playState).toBe('paused'))
    await pass(60_000)
    expect(cards()).toHaveLength(1)
    await userEvent.unhover(screen.getByRole('listitem'))
    await vi.waitFor(() => expect(bar()!.playState).toBe('running'))
    await pass(8000)
    await gone()
  })

  it('pauses while the focus is on it', async () => {
    render(<Page />)
    await show('Saved.', { duration: 8000 })
    screen.getByText('After').focus()
    await type('F8')
    await type('Tab')
    expect(screen.getByRole('listitem')).toHaveFocus()
    await pass(60_000)
    expect(cards()).toHaveLength(1)
    await type('Shift+Tab')
    expect(screen.getByText('Before')).toHaveFocus()
    await pass(8000)
    await gone()
  })
})
