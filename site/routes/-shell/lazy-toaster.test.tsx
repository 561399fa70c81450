import '../../styles.css'
import { toast, toastStore } from '@kaksha/design-system'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LazyToaster } from './lazy-toaster'

const load = vi.hoisted(() => vi.fn())
vi.mock('../../browser/load', () => ({ load }))

beforeEach(() => void load.mockReset().mockImplementation((_, importer) => importer()))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) toast.dismiss(id)
})

it('loads and renders nothing before the first toast', () => {
  render(<LazyToaster />)
  expect(load).not.toHaveBeenCalled()
  expect(renderToString(<LazyToaster />)).toBe('')
})

it('shows the toast that caused it to load, and those after it', async () => {
  render(<LazyToaster />)
  act(() => void toast.error('First.'))
  expect(await screen.findByText('First.')).toBeVisible()
  act(() => void toast.success('Second.'))
  expect(await screen.findByText('Second.')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a toast that was created before it was rendered', async () => {
  toast.error('Early.')
  render(<LazyToaster />)
  expect(await screen.findByText('Early.')).toBeVisible()
})

it('tries again at the next toast after a failed load', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  render(<LazyToaster />)
  act(() => void toast.error('Lost.', { id: 'lost' }))
  await act(async () => {})
  act(() => void toast.error('Found.'))
  expect(await screen.findByText('Found.')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
