import { expect, it } from 'vitest'
import { growth } from './memory'

const line = (bytes: (second: number) => number) =>
  Array.from({ length: 21 }, (_, second) => ({ at: 10 + second, bytes: bytes(second) }))

it('is what the line through the samples rises by', () => {
  expect(growth(line(() => 100))).toBe(0)
  expect(growth(line((second) => 90 + second))).toBeCloseTo(0.2)
  // Collecting rubbish makes teeth, and no slope.
  expect(Math.abs(growth(line((second) => 100 + (second % 4) * 10)))).toBeLessThan(0.05)
})

it('is no number without samples, which is not flat', () => {
  expect(growth([]) <= 0.15).toBe(false)
})
