const hook = Symbol.for('kaksha.reach')
type Hook = (step: string) => void

/**
 * Names a step after which the world is in a state of its own, with something done and something yet to do.
 * Nothing listens but tests/faults, which kills the server at every step named in the code, so a new one is
 * tested as soon as it has a name.
 */
export function reach(step: string): void {
  ;(globalThis as { [hook]?: Hook })[hook]?.(step)
}
