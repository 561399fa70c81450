import { expect, it } from 'vitest'
import { once } from './once.ts'

it('runs a test once, and again only after it has failed', async () => {
  const outcomes = [Promise.reject(new Error('late')), Promise.resolve()]
  let runs = 0
  const test = once(() => outcomes[runs++]!)
  await expect(test()).rejects.toThrow('late')
  await test()
  await test()
  expect(runs).toBe(2)
})
