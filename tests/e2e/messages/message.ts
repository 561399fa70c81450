export interface Message {
  /** The visible text; with `given` inserted where the code inserts a value. */
  text: string
  /** Its name in the code: a constant, or a function of `given`; none if it is a provider's message. */
  code?: [file: string, name?: string]
  given?: string
}
