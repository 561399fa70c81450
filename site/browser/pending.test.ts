import { expect, it, vi } from 'vitest'
import { pendingWork, trackPending } from './pending'

it('waits as long as anything is loading, and returns its result', async () => {
  const listener = vi.fn()
  const leave = pendingWork.subscribe(listener)
  let arrive = (_: string) => {}
  const work = trackPending(new Promise<string>((resolve) => (arrive = resolve)))
  const end = pendingWork.begin()
  expect(pendingWork.get()).toBe(true)
  end()
  expect(pendingWork.get(), 'the other is still on its way').toBe(true)
  arrive('there')
  await expect(work).resolves.toBe('there')
  expect(pendingWork.get()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(4)
  leave()
  pendingWork.begin()()
  expect(listener).toHaveBeenCalledTimes(4)
})

it('stops waiting after a failure', async () => {
  await expect(trackPending(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(pendingWork.get()).toBe(false)
})
