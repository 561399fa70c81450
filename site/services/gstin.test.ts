import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gstinProblem, normalGstin } from './gstin'

const valid = '27AAPFU0939F1ZV'

it('accepts a GSTIN, also as a person copies it', () => {
  expect(gstinProblem(valid)).toBeNull()
  expect(gstinProblem(normalGstin(' 27 aapfu0939f 1zv '))).toBeNull()
})

it.each([
  ['', /15 characters/],
  ['27AAPFU0939F1Z', /15 characters/],
  ['27AAPFU0939F0ZV', /15 characters/],
  ['99AAPFU0939F1ZV', /code of a State/],
  ['27AAPFU0939F1ZW', /last character/],
])('refuses %j', (text, why) => {
  expect(gstinProblem(text)).toMatch(why)
})

it('gives an example that is valid', () => {
  const example = gstinProblem('')?.match(/\w{15}/)?.[0] ?? ''
  expect(gstinProblem(example)).toBeNull()
})

it('detects every single wrong digit', () => {
  const digits = [7, 8, 9, 10]
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 0, max: 9 }), (at, digit) => {
      const changed = valid.slice(0, at) + digit + valid.slice(at + 1)
      expect(gstinProblem(changed) === null).toBe(changed === valid)
    }),
  )
})
