export interface Message {
  /** As visitors read it; with `given` in it, where the code puts something in. */
  text: string
  /** Where the code has it: the name of a constant, or of a function of `given`; none where a provider says it. */
  code?: [file: string, name?: string]
  given?: string
}
