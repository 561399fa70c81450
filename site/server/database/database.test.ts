import { afterAll, expect, it, vi } from 'vitest'
import { openNewStore } from '../../../tests/fixtures/data-folder'
import { openStore } from './database'
import { newDatabase } from './postgres.fixture'

const database = await newDatabase()
const store = database ? await openStore({ databaseUrl: database.url, dataDir: '' }) : await openNewStore()
afterAll(async () => {
  await store.close()
  await database?.drop()
})

it('runs one piece of work at a time, and the next one when it has ended or failed', async () => {
  let end = () => {}
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const first = store.withLock(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
        begun()
      }),
  )
  await isBegun
  const never = vi.fn()
  expect(await store.withLock(never)).toBe(false)
  expect(never).not.toHaveBeenCalled()
  end()
  expect(await first).toBe(true)
  await expect(store.withLock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await store.withLock(async () => {})).toBe(true)
})
