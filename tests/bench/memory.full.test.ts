import { expect, it } from 'vitest'
import { growth } from './memory'

const line = (bytes: (second: number) => number) =>
  Array.from({ length: 21 }, (_, second) => ({ at: 10 + second, bytes: bytes(second) }))

it('memory growth is the slope of the regression line through the samples', () => {
  expect(growth(line(() => 100))).toBe(0)
  expect(growth(line((second) => 90 + second))).toBeCloseTo(0.2)
  // Garbage collection gives a sawtooth curve without a slope.
  expect(Math.abs(growth(line((second) => 100 + (second % 4) * 10)))).toBeLessThan(0.05)
})

it('memory growth is NaN without samples', () => {
  expect(growth([]) <= 0.15).toBe(false)
})
