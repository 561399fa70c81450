import { describe, expect, it } from 'vitest'
import type { A11yContract } from './contract.ts'

/** A row of a contract in one word: the key, and on what where one key does two things. */
export const keyName = ({ key, on }: A11yContract['keys'][number]) => (on ? `${key} on ${on}` : key)

/**
 * One test for each key of the contract. A key without a test, and a test without a key, is red.
 *
 * @example
 * testKeys(contract, {
 *   Enter: async () => { … },
 *   'Escape on the panel': async () => { … },
 * })
 */
export function testKeys(
  contract: Pick<A11yContract, 'keys'>,
  tests: Record<string, () => Promise<void> | void>,
) {
  describe('keys', () => {
    it('are those of the contract', () => {
      expect(Object.keys(tests).sort()).toEqual(contract.keys.map(keyName).sort())
    })
    it.each(contract.keys.map((row) => [keyName(row), row.does] as const))('%s: %s', (name) => tests[name]!())
  })
}
