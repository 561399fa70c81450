export type Read = [file: string, title: string]
export interface MessageRow {
  situation: string
  /** As visitors read it; with `given` in it, where the code puts something in. */
  text: string
  /** Where the code has it: the name of a constant, or of a function of `given`; none where a provider says it. */
  code?: [file: string, name?: string]
  given?: string
  /** Where it is provoked and read. */
  read?: Read
  /** Why nothing reads it yet. */
  open?: string
}

// Where messages are read.
export const here = (title: string): Read => ['tests/e2e/messages.spec.ts', title]
export const journey = (title: string): Read => ['tests/e2e/journey.spec.ts', title]
export const units = (file: string, title: string): Read => [`site/services/${file}`, title]
export const paid = (title: string): Read => ['tests/e2e/payment.spec.ts', title]
export const asked = (title: string): Read => ['tests/e2e/status.spec.ts', title]
export const failures = (title: string): Read => ['tests/e2e/failures.spec.ts', title]
export const written = (title: string): Read => ['tests/e2e/contact.spec.ts', title]
