export type KeyTest = () => Promise<void>

/** Runs a keyboard test once, although the suite and the contract both contain it. */
export function once(test: KeyTest): KeyTest {
  let outcome: Promise<void> | undefined
  return () => {
    outcome ??= test()
    return outcome
  }
}
