/** Where a command writes. */
export interface Output {
  log: (text: string) => void
  error: (text: string) => void
}

/** A command cannot do what it was asked. The message says why, and what to do. */
export class Refusal extends Error {
  override name = 'Refusal'
}
