import { describe, expect, it } from 'vitest'
import type { A11yContract } from './meta.ts'
import { keyFaults, requiredTests } from './required-tests.ts'

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
export function testKeys(
  contract: Pick<A11yContract, 'keys'>,
  tests: Record<string, () => Promise<void> | void>,
) {
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
