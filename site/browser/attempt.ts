/**
 * The result of a use of browser storage. Undefined where storage is blocked or full, or where a stored value is
 * damaged.
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
