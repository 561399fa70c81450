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
