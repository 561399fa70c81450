/** Random histories of one company, and the conditions that hold after each step, whatever carries the steps out. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { licenceTerms } from '../../../content/billing/licence-terms'
import { isTrialTerm, type Term } from './ledger'

/** What carries the steps out. `nth` chooses one of the orders or payments there are. */
export type World = {
  pass: (days: number) => unknown
  trial: () => unknown
  order: () => unknown
  /** Pays an order: also one that is paid, late, or from an earlier year. */
  pay: (nth: number) => unknown
  refund: (nth: number) => unknown
  end: () => unknown
  extend: (days: number) => unknown
  /** What only servers have. */
  server?: Record<keyof typeof serverWeights, (nth: number) => unknown>
  facts: () => Promise<Facts> | Facts
  /** Undoes what makes the servers wait, such as another key. */
  finish?: () => unknown
}

type Facts = {
  terms: readonly Term[]
  captured: readonly string[]
  /** Payments that went back, once for each refund. */
  refunded: readonly string[]
  /** Payments that do not fit their orders, or whose order is not known: a person has to decide. */
  left: readonly string[]
  /** Payments that were due when they were made: each gives a year. */
  due: readonly string[]
  /** How many days after the offer of its order a payment has given a year, at most. */
  longestOffer: number
}

const nth = fc.nat(20)
const steps = {
  ...{
    trial: nth,
    order: nth,
    pay: nth,
    refund: nth,
    end: nth,
    price: nth,
    key: nth,
    stall: nth,
    crash: nth,
  },
  ...{ lose: nth, extend: fc.integer({ min: -40, max: 40 }) },
  pass: fc.oneof(
    ...[fc.integer({ min: 1, max: 20 }), fc.integer({ min: 25, max: 45 })],
    fc.integer({ min: 300, max: 420 }),
  ),
}

/** Orders and payments are more frequent, so that a history has several years. */
export const ruleWeights = { pass: 4, order: 4, pay: 5, trial: 1, refund: 1, end: 1, extend: 1 }
const serverWeights = { price: 1, key: 1, stall: 1, crash: 2, lose: 1 }
export const allWeights = { ...ruleWeights, ...serverWeights }
type Step = keyof typeof steps

export const history = (maxLength: number, weights: Partial<Record<Step, number>>) =>
  fc.array(
    fc.oneof(
      ...(Object.entries(weights) as [Step, number][]).map(([name, weight]) => ({
        weight,
        arbitrary: fc.tuple(fc.constant(name), steps[name]),
      })),
    ),
    { maxLength },
  )

const endOf = (terms: readonly Term[]) => Math.max(0, ...terms.map(({ endsAt }) => endsAt.getTime()))
const longestYear = (366 + licenceTerms.trial) * 86_400_000

/** Runs a history and checks the conditions after each step. */
export async function expectConditions(world: World, done: readonly (readonly [Step, number])[]) {
  let end = 0
  let extended = 0
  for (const [name, value] of done) {
    await { ...world, ...world.server }[name]?.(value)
    if (name === 'extend') extended += Math.max(0, value) * 86_400_000
    const { terms } = await check()
    // With another key, the refunds that were made at the provider's desk come to be known.
    const falls = name === 'refund' || name === 'end' || name === 'key' || (name === 'extend' && value < 0)
    if (!falls) expect(endOf(terms), 'the end falls only by a revocation').toBeGreaterThanOrEqual(end)
    end = endOf(terms)
  }
  await world.finish?.()
  await check()

  async function check(): Promise<Facts> {
    const facts = await world.facts()
    const { terms, captured, refunded, left, due, longestOffer } = facts
    const given = terms.filter((term) => !isTrialTerm(term))
    // A term that ended as it began serves no time, and its trial may be extended over it.
    const inOrder = terms
      .filter(({ startsAt, endsAt }) => startsAt < endsAt)
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    for (const [n, term] of inOrder.entries()) {
      const next = inOrder[n + 1]
      if (next) expect(term.endsAt <= next.startsAt, 'no time is served twice').toBe(true)
    }
    for (const { startsAt, endsAt } of given)
      expect(endsAt.getTime() - startsAt.getTime(), 'no more than was paid for').toBeLessThanOrEqual(
        longestYear + extended,
      )
    expect(terms.filter(isTrialTerm).length, 'one trial').toBeLessThanOrEqual(1)
    const kept = given.filter(({ closure }) => closure !== 'refunded').map(({ source }) => source)
    expect(
      [...kept, ...refunded, ...left].sort(),
      'captured = granted + refunded + left for a person',
    ).toEqual([...captured].sort())
    expect(given.map(({ source }) => source)).toEqual(expect.arrayContaining([...due]))
    expect(longestOffer, 'no year for an order of long ago').toBeLessThanOrEqual(40)
    return facts
  }
}
