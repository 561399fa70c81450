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
  facts: () => Promise<Facts> | Facts
}

type Facts = {
  terms: readonly Term[]
  captured: readonly string[]
  /** Payments that went back, once for each refund. */
  refunded: readonly string[]
  /** Payments that do not fit their orders: a person has to decide. */
  left: readonly string[]
}

const nth = fc.nat(20)
const steps = {
  pass: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 300, max: 420 })),
  ...{ trial: fc.constant(0), order: fc.constant(0), pay: nth, refund: nth, end: fc.constant(0) },
  extend: fc.integer({ min: -40, max: 40 }),
}
type Step = keyof typeof steps

const step = (name: Step, weight: number) => ({ weight, arbitrary: fc.tuple(fc.constant(name), steps[name]) })

/** Orders and payments are more frequent, so that a history has several years. */
export const history = (maxLength: number) =>
  fc.array(
    fc.oneof(
      ...[step('pass', 4), step('order', 4), step('pay', 5), step('trial', 1)],
      ...[step('refund', 1), step('end', 1), step('extend', 1)],
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
    await world[name](value)
    if (name === 'extend') extended += Math.max(0, value) * 86_400_000
    const { terms, captured, refunded, left } = await world.facts()
    const given = terms.filter((term) => !isTrialTerm(term))
    const inOrder = [...terms].sort(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.endsAt.getTime() - b.endsAt.getTime(),
    )
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
    const falls = name === 'refund' || name === 'end' || (name === 'extend' && value < 0)
    if (!falls) expect(endOf(terms), 'the end falls only by a revocation').toBeGreaterThanOrEqual(end)
    end = endOf(terms)
  }
}
