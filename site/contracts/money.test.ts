import { expect, it } from 'vitest'
import { dayText, momentText } from './licence-text'
import { amount, annualPaise, annualTotal, owesPayment } from './money'

it.each([
  [499, '₹5,988.00'],
  [499.99, '₹5,999.88'],
  [0.1, '₹1.20'],
  [12345.67, '₹1,48,148.04'],
])('a year of %d a month is %s', (price, total) => expect(annualTotal({ currency: '₹', price })).toBe(total))

it('writes a price without decimals where there are none', () => expect(amount('₹', 0)).toBe('₹0'))

it('writes dates in Indian time', () => {
  expect(dayText('2026-12-04T19:00:00.000Z')).toBe('5 December 2026')
  expect(dayText('2026-12-04T18:00:00.000Z')).toBe('4 December 2026')
  expect(momentText('2026-11-21T03:42:00.000Z')).toMatch(/^21 Nov 2026, 9:12\sam$/)
})

it.each([undefined, null, '', 'soon'])('gives null for the date %j', (value) => {
  expect(dayText(value)).toBeNull()
  expect(momentText(value)).toBeNull()
})

it.each([
  ['a price and no free trial', { price: 499, hasFreeTrail: false }, true],
  ['a price after a free trial', { price: 499, hasFreeTrail: true }, false],
  ['a free trial alone', { price: 0, hasFreeTrail: true }, false],
  ['no price and no free trial', { price: 0, hasFreeTrail: false }, false],
  ['a hidden price', { price: -1, hasFreeTrail: false }, false],
])('owes a payment: a plan with %s', (_, plan, owed) => expect(owesPayment(plan)).toBe(owed))

it('a payment is owed for twelve months, in paise', () => {
  expect(annualPaise({ price: 499 })).toBe(598_800)
  expect(annualPaise({ price: 499.99 })).toBe(599_988)
})
