import { expect, it } from 'vitest'
import { waitAfter } from './outbox'

const minutes = (attempts: number, chance: number) => waitAfter(attempts, () => chance) / 60_000

it('doubles from a minute to an hour, and subtracts a random part of up to half', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 1000].map((attempts) => minutes(attempts, 1))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ])
  expect([1, 2, 7].map((attempts) => minutes(attempts, 0))).toEqual([0.5, 1, 30])
  expect(minutes(3, 0.5)).toBe(3)
})
