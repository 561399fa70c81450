const hook = Symbol.for('kaksha.failpoint')
type Hook = (name: string) => void

/**
 * Names a point in the code between two lasting effects, such as a commit and a request to a provider. Does nothing
 * outside of tests/faults, which kills a server at every failpoint that it finds in the code.
 */
export function failpoint(name: string): void {
  ;(globalThis as { [hook]?: Hook })[hook]?.(name)
}
