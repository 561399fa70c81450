import { expect, it } from 'vitest'
import { amountOf, owesPayment } from '../licensing/contract'

it.each([
  ['a price and no free trial', { price: 499, hasFreeTrail: false }, true],
  ['a price after a free trial', { price: 499, hasFreeTrail: true }, false],
  ['a free trial alone', { price: 0, hasFreeTrail: true }, false],
  ['no price and no free trial', { price: 0, hasFreeTrail: false }, false],
  ['a hidden price', { price: -1, hasFreeTrail: false }, false],
])('owes a payment: a plan with %s', (_, plan, owed) => expect(owesPayment(plan)).toBe(owed))

it('is owed for twelve months, in paise', () => {
  expect(amountOf({ price: 499 })).toBe(598_800)
  expect(amountOf({ price: 499.99 })).toBe(599_988)
})
