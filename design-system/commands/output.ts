/** Where a command writes. */
export interface Output {
  log: (text: string) => void
  error: (text: string) => void
}
