import '../../styles.css'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, type LoadOptions } from '../../browser/load'
import { setupFailed } from '../../content/failure'
import { Services } from '../-shell/services'
import type { JourneyProps } from './journey'
import { JourneyOutlet, openButtonProps, openOnboarding } from './open'

const load = vi.hoisted(() => vi.fn())
vi.mock('../../browser/load', async (original) => ({ ...(await original<object>()), load }))

let arrive: (part: unknown) => Promise<void>
let fail: (error: Error) => Promise<void>

const showFailure = vi.fn()
const bootstrapDouble = {
  showFailure,
  loadStylesheet: async () => {},
}

beforeEach(() => {
  sessionStorage.clear()
  showFailure.mockReset()
  window.bootstrap = bootstrapDouble
  load.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = (part) => act(async () => resolve(part))
        fail = (error) => act(async () => reject(error))
      }),
  )
})
afterEach(() => {
  cleanup()
  window.bootstrap = undefined
  vi.restoreAllMocks()
})

/** A fake dialog that shows the props with which it was opened. */
const Journey = ({ plan, opener, onClose }: JourneyProps) => (
  <div role="dialog" aria-label={`${plan.code}, opened by ${opener?.textContent ?? 'nothing'}`}>
    <input aria-label="Typed" />
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

const part = { Journey, findPlan: (code: string) => ({ code }) }

const Page = () => (
  <>
    <button type="button" onClick={() => openOnboarding('FT')}>
      Start
    </button>
    <button type="button" onClick={() => openOnboarding('SP')}>
      Other
    </button>
    <JourneyOutlet />
  </>
)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('fetches nothing before it is opened', () => {
  render(<Page />)
  expect(load).not.toHaveBeenCalled()
  expect(renderToString(<Page />)).not.toContain('dialog')
})

it('fetches the dialog when the pointer or the focus reaches the button of a plan, and opens it at a press', async () => {
  render(
    <>
      {/* Away from the corner where the browser's own pointer rests: it would reach the button too. */}
      <button type="button" style={{ margin: 200 }} {...openButtonProps('FT')}>
        Plan
      </button>
      <Services hydrate={async () => {}} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Plan' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.hover(button)
  expect(load).toHaveBeenCalledTimes(2)
  await userEvent.click(button)
  await arrive(part)
  expect(screen.getByRole('dialog', { name: 'FT, opened by Plan' })).toBeVisible()
})

it('shows the loading status while the dialog is fetched, then opens it for its plan and button', async () => {
  render(<Page />)
  await press('Start')
  expect(await screen.findByText('Loading...')).toBeVisible()
  await arrive(part)
  expect(screen.getByRole('dialog', { name: 'FT, opened by Start' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens afresh each time, with nothing of an earlier opening', async () => {
  render(<Page />)
  await press('Start')
  await arrive(part)
  await userEvent.type(screen.getByLabelText('Typed'), 'gan')
  await press('Start')
  await arrive(part)
  expect(screen.getByLabelText('Typed')).toHaveValue('')
  await press('Other')
  await arrive(part)
  expect(screen.getByRole('dialog', { name: 'SP, opened by Other' })).toBeVisible()
})

it('shows advice when the dialog cannot be fetched, reports the error, and works at the next press', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  render(<Page />)
  await press('Start')
  expect(await screen.findByText('Loading...')).toBeVisible()
  await fail(new ChunkLoadError('gone'))
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(screen.getByText('Start'), setupFailed)
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ChunkLoadError' }))

  await press('Start')
  await arrive(part)
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('opens no other plan for an unknown code: it reports the failure', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  render(<Page />)
  await press('Other')
  await arrive({ ...part, findPlan: () => undefined })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(screen.getByText('Other'), setupFailed)
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Unknown plan: SP'))
})

it('opens by itself when the connection is back, and only if it was missing', async () => {
  vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const line = vi.spyOn(navigator, 'onLine', 'get')
  render(<Page />)
  for (const [online, calls] of [
    [true, 1],
    [false, 3],
  ] as const) {
    line.mockReturnValue(online)
    await press('Start')
    await fail(new ChunkLoadError('gone'))
    act(() => void dispatchEvent(new Event('online')))
    expect(load).toHaveBeenCalledTimes(calls)
  }
  await arrive(part)
  expect(screen.getByRole('dialog', { name: 'FT, opened by Start' })).toBeVisible()
})

it('opens once by itself on the page that a reload has brought', async () => {
  const { unmount } = render(<Page />)
  await press('Other')
  const options = load.mock.calls[0]?.[2] as LoadOptions
  options.beforeReload?.()
  unmount()
  load.mockClear()

  render(<Page />)
  await arrive(part)
  expect(screen.getByRole('dialog', { name: 'SP, opened by nothing' })).toBeVisible()
  cleanup()
  load.mockClear()
  render(<Page />)
  expect(load).not.toHaveBeenCalled()
})

it('keeps a press that comes before it is mounted', async () => {
  openOnboarding('FT', null)
  render(<Page />)
  await arrive(part)
  expect(screen.getByRole('dialog', { name: 'FT, opened by nothing' })).toBeVisible()
})
