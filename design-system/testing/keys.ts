import { describe, expect, it } from 'vitest'
import type { A11yContract } from './contract.ts'
import { demands, keyFaults } from './demands.ts'

/**
 * One test for each key of the contract, and for what follows from it: the ends, right to left and what is disabled
 * where a key `moves`, mouse and finger where Enter or Space presses. A demand without a test, a test without a
 * demand, and a key without its way back are red.
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
  const asked = demands(contract)
  describe('keys', () => {
    it('are those of the contract', () => {
      expect(keyFaults(contract)).toEqual([])
      expect(Object.keys(tests).sort()).toEqual([...asked.keys()].sort())
    })
    it.each([...asked])('%s: %s', (name) => tests[name]!())
  })
}
