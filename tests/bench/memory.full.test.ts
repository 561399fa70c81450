import { expect, it } from 'vitest'
import { growth } from './memory'

const line = (bytes: (second: number) => number) =>
  Array.from({ length: 21 }, (_, second) => ({ at: 10 + second, bytes: bytes(second) }))

it('is the rise of the regression line through the samples', () => {
  expect(growth(line(() => 100))).toBe(0)
  expect(growth(line((second) => 90 + second))).toBeCloseTo(0.2)
  // Garbage collection makes a sawtooth without a slope.
  expect(Math.abs(growth(line((second) => 100 + (second % 4) * 10)))).toBeLessThan(0.05)
})

it('is NaN without samples, which is not the same as no growth', () => {
  expect(growth([]) <= 0.15).toBe(false)
})
