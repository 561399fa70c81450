const hook = Symbol.for('kaksha.failpoint')
type Hook = (step: string) => void

/**
 * A failpoint: names a step between two lasting effects. Only tests/faults listens: it kills the server at every step
 * named in the code, so a new step is tested as soon as it has a name.
 */
export function failpoint(step: string): void {
  ;(globalThis as { [hook]?: Hook })[hook]?.(step)
}
