/** The boundaries of a licence's times, to the millisecond. */
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indianDate } from '../../contracts/india'
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

describe('months are counted in India', () => {
  it.each([
    ['2028-02-29T15:30', 12, '2029-02-28T15:30'],
    ['2027-03-01T00:10', 12, '2028-03-01T00:10'],
    ['2027-02-28T23:59', 12, '2028-02-28T23:59'],
    ['2028-03-01T05:29', 12, '2029-03-01T05:29'],
    ['2027-01-31T00:00', 1, '2027-02-28T00:00'],
    ['2027-01-01T00:10', -12, '2026-01-01T00:10'],
    ['2026-12-31T23:59', 2, '2027-02-28T23:59'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(new Date(`${from}+05:30`), months)).toEqual(new Date(`${to}+05:30`))
  })

  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
  /** Around the ends of months, where a day in UTC and in India differ. */
  const moments = fc
    .tuple(
      fc.integer({ min: 2024, max: 2101 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -48 * 60, max: 48 * 60 }),
    )
    .map(([year, month, minutes]) => new Date(Date.UTC(year, month, 1) + minutes * 60_000))

  afterEach(() => vi.unstubAllEnvs())

  it.each([
    'UTC',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/New_York',
    'Pacific/Apia',
  ])('whatever the machine’s time zone is: %s', (zone) => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(moments, fc.integer({ min: -24, max: 36 }), (from, months) => {
        const [year = 0, month = 0, day = 0, ...time] = shown.format(from).split(/\D+/).map(Number)
        const first = year * 12 + month - 1 + months
        const to = { year: Math.floor(first / 12), month: (first % 12) + 1 }
        const parts = shown.format(addMonths(from, months)).split(/\D+/).map(Number)
        expect(parts).toEqual([to.year, to.month, Math.min(day, daysIn(to.year, to.month)), ...time])
      }),
      { numRuns: 500, seed: 48 },
    )
  })

  it('two payments in order give ends in order', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 5 * 24 * 60 }), (from, minutes) => {
        const later = new Date(from.getTime() + minutes * 60_000)
        expect(indianDate(addMonths(later, 12)) >= indianDate(addMonths(from, 12))).toBe(true)
      }),
    )
  })
})
