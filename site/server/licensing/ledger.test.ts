/** The boundaries of a licence's times, to the millisecond. */
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, isYearOffered, paidTerm, stateOf } from './ledger'

const end = new Date('2027-11-23T06:30:00Z')
const after = (days: number, ms = 0) => new Date(addDays(end, days).getTime() + ms)
const year = {
  id: 2,
  companyId: 1,
  plan: 'SP',
  source: 'pay_1',
  closure: null,

  startsAt: addMonths(end, -12),
  endsAt: end,
}
const trial = { ...year, id: 1, source: 'FREE_TRIAL-1', startsAt: addDays(end, -14) }

it.each([
  [-30, -1, 'active'],
  [-30, 0, 'renewable'],
  [0, -1, 'renewable'],
  [0, 0, 'grace'],
  [30, -1, 'grace'],
  [30, 0, 'ended'],
] as const)('%d days after its end, %d ms, a licence is %s', (days, ms, state) => {
  expect(stateOf(year, after(days, ms))).toBe(state)
  for (const closure of ['renewed', 'refunded', 'ended'] as const)
    expect(stateOf({ ...year, closure }, after(days, ms))).toBe(closure)
})

describe('what is paid', () => {
  it.each([
    [-30, 0, { kind: 'renewal', startsAt: end }],
    [0, -1, { kind: 'renewal', startsAt: end }],
    [0, 0, { kind: 'renewal', startsAt: end }],
    [30, 0, { kind: 'renewal', startsAt: end }],
    [30, 1, { kind: 'purchase', startsAt: after(30, 1) }],
  ] as const)('%d days after the end of a year, %d ms, gives %j', (days, ms, paid) => {
    expect(paidTerm([year], after(days, ms))).toEqual({ ...paid, endsAt: addMonths(paid.startsAt, 12) })
  })

  it('is not offered while a year runs and cannot be renewed yet', () => {
    expect(isYearOffered([year], after(-30, -1))).toBe(false)
    expect(isYearOffered([year], after(-30))).toBe(true)
    expect(isYearOffered([trial], after(-14))).toBe(true)
    expect(isYearOffered([], end)).toBe(true)
  })

  it.each([
    [-14, 14, 'upgrade'],
    [-1, 1, 'upgrade'],
    [0, 0, 'purchase'],
    [40, 0, 'purchase'],
  ])('%d days after the end of a trial is a year and %d days: %s', (days, left, kind) => {
    const endsAt = addDays(addMonths(after(days), 12), left)
    expect(paidTerm([trial], after(days))).toEqual({ kind, startsAt: after(days), endsAt })
  })

  it.each(['refunded', 'ended'] as const)('after a year that is %s begins at once', (closure) => {
    const startsAt = after(-5)
    const closed = { ...year, endsAt: after(-6), closure }
    expect(paidTerm([closed], startsAt)).toEqual({
      kind: 'purchase',
      startsAt,
      endsAt: addMonths(startsAt, 12),
    })
  })
})

it('a year from 29 February ends on 28 February', () => {
  expect(addMonths(new Date('2028-02-29T10:00:00Z'), 12)).toEqual(new Date('2029-02-28T10:00:00Z'))
})
