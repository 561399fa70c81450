import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openStore, type Store } from './database'

vi.setConfig({ hookTimeout: 120_000 })

let store: Store
beforeAll(async () => {
  store = await openStore({ databaseUrl: process.env.TEST_DATABASE_URL, dataDir: 'memory://' })
})
afterAll(() => store.close())

it('lets one at a time work alone, and the next one when it is over or has failed', async () => {
  let end = () => {}
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const first = store.alone(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
        begun()
      }),
  )
  await isBegun
  const never = vi.fn()
  expect(await store.alone(never)).toBe(false)
  expect(never).not.toHaveBeenCalled()
  end()
  expect(await first).toBe(true)
  await expect(store.alone(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await store.alone(async () => {})).toBe(true)
})
