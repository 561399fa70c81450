import { afterEach, expect, it, vi } from 'vitest'
import { toast, toastStore } from './store.ts'

afterEach(() => {
  for (const { id } of toastStore.get()) toast.dismiss(id)
})

it('keeps requested toasts until they are rendered, oldest first', () => {
  toast.success('Saved.')
  toast.error('Not saved.', { duration: 9000 })
  toast.error('Not sent.')
  expect(toastStore.get()).toMatchObject([
    { tone: 'success', message: 'Saved.', duration: 5000 },
    { tone: 'error', message: 'Not saved.', duration: 9000 },
    { tone: 'error', message: 'Not sent.', duration: Infinity },
  ])
})

it('gives each its own id, by which it can be dismissed', () => {
  const first = toast.success('One')
  const second = toast.success('One')
  expect(first).not.toBe(second)
  toast.dismiss(first)
  expect(toastStore.get().map(({ id }) => id)).toEqual([second])
})

it('replaces the toast with the same id by a new one', () => {
  toast.error('A network error occurred. Please try again.', { id: 'network' })
  const { serial } = toastStore.get()[0]!
  toast.success('Back online.', { id: 'network' })
  expect(toastStore.get()).toMatchObject([{ id: 'network', tone: 'success', message: 'Back online.' }])
  expect(toastStore.get()[0]!.serial).toBeGreaterThan(serial)
})

it('calls its listeners until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = toastStore.subscribe(listener)
  toast.dismiss(toast.success('Saved.'))
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast.success('Saved.')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('shows the states of a promise in one toast, and passes a rejection to the caller', async () => {
  const messages = {
    pending: 'Saving the batch.',
    success: (name: string) => `${name} is saved.`,
    error: 'The batch is not saved. Please try again.',
  }
  const saved = toast.promise(Promise.resolve('Tabla'), messages)
  const [pending] = toastStore.get()
  expect(pending).toMatchObject({ tone: 'info', message: 'Saving the batch.', duration: Infinity })
  await expect(saved).resolves.toBe('Tabla')
  const shown = { id: pending!.id, duration: 5000 }
  expect(toastStore.get()).toMatchObject([{ ...shown, tone: 'success', message: 'Tabla is saved.' }])
  const failed = toast.promise(Promise.reject(new Error('offline')), messages, { id: pending!.id })
  await expect(failed).rejects.toThrow('offline')
  expect(toastStore.get()).toMatchObject([
    { ...shown, duration: Infinity, tone: 'error', message: messages.error },
  ])
})

it('warns if the page has no Toaster some seconds later', () => {
  vi.useFakeTimers()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const leave = toastStore.subscribe(() => {})
  toast.success('Saved.')
  vi.runAllTimers()
  expect(error).not.toHaveBeenCalled()
  leave()
  toast.success('Saved again.')
  vi.runAllTimers()
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the page has no Toaster'))
  vi.useRealTimers()
  error.mockRestore()
})
