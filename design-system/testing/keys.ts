import { describe, expect, it } from 'vitest'
import type { A11yContract, ContractKey } from './meta.ts'

type Keys = Pick<A11yContract, 'keys'>

/** The name of a contract row: the key, and the element if the key has several effects. */
export const keyName = ({ key, on }: Pick<ContractKey, 'key' | 'on'>) => (on ? `${key} on ${on}` : key)

/** The test cases of a key that moves focus between items: `ArrowRight, at the ends`. */
export const atTheEnds = 'at the ends'
export const rightToLeft = 'right to left'
export const pastDisabled = 'past disabled'

const pressing = ['Enter', 'Space']

/** The tests that a contract requires: the name of each, with the expected effect. */
export function requiredTests({ keys }: Keys): Map<string, string> {
  const titles = new Map<string, string>()
  for (const row of keys) {
    const name = keyName(row)
    titles.set(name, row.does)
    if (row.moves) {
      titles.set(`${name}, ${atTheEnds}`, row.moves.ends)
      titles.set(`${name}, ${rightToLeft}`, row.moves.rightToLeft)
      if (row.moves.disabled === 'skipped') titles.set(`${name}, ${pastDisabled}`, 'skipped')
    }
    if (!pressing.includes(row.key)) continue
    for (const key of ['mouse', 'touch']) titles.set(keyName({ key, on: row.pointer ?? row.on }), row.does)
  }
  return titles
}

const opposites = [
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowDown'],
  ['Home', 'End'],
  ['Tab', 'Shift+Tab'],
] as const

const across = ['ArrowLeft', 'ArrowRight']

/** Faults of a keyboard table, one line each: missing opposite key, missing or inconsistent movement. */
export function keyFaults({ keys }: Keys): string[] {
  const names = keys.map(keyName)
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...repeated.map((name) => `${name} has two rows`),
    ...keys.flatMap((row) => {
      const { key, on, moves } = row
      const pair = opposites.find((each) => (each as readonly string[]).includes(key))
      if (!pair) return []
      const opposite = pair[0] === key ? pair[1] : pair[0]
      const back = keys.find((other) => other.key === opposite && other.on === on)
      const name = keyName(row)
      if (!back) return `${name} has no opposite key: ${keyName({ key: opposite, on })}`
      if (!moves && !key.endsWith('Tab')) return `${name} does not say how it moves`
      if (JSON.stringify(moves) !== JSON.stringify(back.moves)) return `${name} moves unlike ${keyName(back)}`
      if (moves?.rightToLeft === 'mirrored' && !across.includes(key)) return `${name} cannot be mirrored`
      return []
    }),
  ]
}

/**
 * Runs one test for each key of the contract, and for each case that follows from it: at the ends, in right-to-left
 * text and with disabled items if the key `moves` focus; mouse and touch for Enter and Space. Fails if a required test
 * is missing, if a test is not required, or if a key has no opposite key.
 *
 * @example
 * testKeys(contract, {
 *   ...pressKeys(async (press) => { … }, 'the close button'),
 *   Escape: async () => { … },
 *   'ArrowDown, at the ends': async () => { … },
 * })
 */
export function testKeys(contract: Keys, tests: Record<string, () => Promise<void> | void>) {
  const required = requiredTests(contract)
  describe('keys', () => {
    it('are those of the contract', () => {
      expect(keyFaults(contract)).toEqual([])
      expect(Object.keys(tests).sort()).toEqual([...required.keys()].sort())
    })
    it.each([...required])('%s: %s', (name) => tests[name]!())
  })
}

export type KeyTest = () => Promise<void>

/**
 * Runs a keyboard test once, although the suite and the contract both contain it. A test that has failed runs again, so
 * that a second attempt is a real one.
 */
export function once(test: KeyTest): KeyTest {
  let outcome: Promise<void> | undefined
  return () => {
    outcome ??= test().catch((error) => {
      outcome = undefined
      throw error
    })
    return outcome
  }
}
