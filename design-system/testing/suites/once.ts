export type KeyTest = () => Promise<void>

/** A key is tested once: by its suite and by the row of the contract, whichever comes first. */
export function once(test: KeyTest): KeyTest {
  let outcome: Promise<void> | undefined
  return () => {
    outcome ??= test()
    return outcome
  }
}
