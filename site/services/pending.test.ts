import { expect, it, vi } from 'vitest'
import { waiting, whileWaiting } from './waiting'

it('waits as long as anything is loading, and returns its result', async () => {
  const heard = vi.fn()
  const leave = waiting.subscribe(heard)
  let arrive = (_: string) => {}
  const work = whileWaiting(new Promise<string>((resolve) => (arrive = resolve)))
  const end = waiting.begin()
  expect(waiting.get()).toBe(true)
  end()
  expect(waiting.get(), 'the other is still on its way').toBe(true)
  arrive('there')
  await expect(work).resolves.toBe('there')
  expect(waiting.get()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(4)
  leave()
  waiting.begin()()
  expect(heard).toHaveBeenCalledTimes(4)
})

it('stops waiting after a failure', async () => {
  await expect(whileWaiting(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(waiting.get()).toBe(false)
})
