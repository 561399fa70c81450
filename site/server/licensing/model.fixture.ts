/** Random histories of one company, and the conditions that hold after each step, whatever carries the steps out. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { licenceTerms } from '../../contracts/licence-terms'
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

export type Facts = {
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
const days = (min: number, max: number) => fc.integer({ min, max })
const steps = {
  trial: nth,
  order: nth,
  pay: nth,
  refund: nth,
  end: nth,
  price: nth,
  key: nth,
  stall: nth,
  outage: fc.nat(3),
  crash: fc.nat(40),
  lose: nth,
  twice: nth,
  away: nth,
  extend: days(-40, 40),
  pass: fc.oneof(days(1, 20), days(25, 45), days(300, 420)),
}

/** Orders and payments are more frequent, so that a history has several years. */
const ruleWeights = { pass: 4, order: 4, pay: 5, trial: 1, refund: 1, end: 1, extend: 1 }
const serverWeights = {
  price: 1,
  key: 1,
  stall: 1,
  outage: 1,
  crash: 2,
  lose: 1,
  twice: 2,
  away: 2,
}
const allWeights = { ...ruleWeights, ...serverWeights }
type Step = keyof typeof steps

type Arbitrary = fc.Arbitrary<[Step, number] | null>
const step = (name: Step, value = steps[name]): Arbitrary => fc.tuple(fc.constant(name), value)
const maybe = (name: Step): Arbitrary => fc.option(step(name))
const episode = (weight: number, ...parts: Arbitrary[]) => ({ weight, arbitrary: fc.tuple(...parts) })

/** Steps that follow each other too rarely by chance. */
const episodes = [
  // An order is paid weeks after it was first offered, or offered again.
  episode(
    2,
    step('trial'),
    step('order'),
    step('pass', days(20, 39)),
    maybe('order'),
    step('pass', days(5, 39)),
    step('pay'),
  ),
  // What a renewal extends is taken back before it is paid.
  episode(
    2,
    step('order'),
    step('pay'),
    step('pass', days(336, 364)),
    step('order'),
    fc.oneof(step('refund'), step('end')),
    step('pay'),
  ),
  episode(2, step('order'), step('lose'), maybe('order'), step('pay'), step('pay')),
  episode(2, step('order'), maybe('stall'), step('pay'), maybe('stall'), step('refund'), step('stall')),
  episode(2, step('order'), step('pay'), step('outage'), step('refund'), maybe('pay')),
  // An order is paid that another one, at another price, has replaced; the key may have changed in between.
  episode(
    2,
    maybe('end'),
    step('price', fc.constant(0)),
    step('order'),
    step('price', fc.constant(1)),
    step('order'),
    maybe('key'),
    step('key', fc.constant(1)),
    step('pay', fc.constant(0)),
  ),
  // Two payments of one order, one of which is refunded while the refund of the other may fail.
  episode(2, step('order'), step('twice'), maybe('outage'), step('refund'), maybe('crash'), step('refund')),
  // An order of another key stands in the way for a day, and is paid late.
  episode(
    2,
    step('order'),
    step('key', fc.constant(0)),
    maybe('pass'),
    step('order'),
    step('key', fc.constant(1)),
    step('pay'),
    step('pay'),
  ),
  // An odd number is a crash while an answer is stored.
  episode(
    4,
    maybe('end'),
    step('order'),
    step(
      'crash',
      fc.nat(15).map((n) => 2 * n + 1),
    ),
    step('pay'),
    maybe('pay'),
  ),
]

/** `isServer`: with what only servers have. */
export const history = (maxLength: number, isServer = false) => {
  const weights = Object.entries(isServer ? allWeights : ruleWeights) as [Step, number][]
  const parts = weights.map(([name, weight]) => episode(weight, step(name)))
  return fc
    .array(fc.oneof(...parts, ...(isServer ? episodes : [])), { maxLength })
    .map((done) => done.flat().filter((one) => one !== null))
}

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
