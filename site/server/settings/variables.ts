/** Parts of the schemas of environment variables. */
import * as z from 'zod'

/** Refuses with `NAME is 'value': …`. */
export const refusing = (advice: string) => ({
  abort: true,
  error: ({ path, input }: { path?: PropertyKey[]; input?: unknown }) =>
    `${path?.join()} is '${input}': ${advice}.`,
})

export const text = z.string()
export const optional = text.optional()

export const originOf = (value: string) => new URL(value).origin
/** Host names of this machine. */
export const loopback = ['localhost', '127.0.0.1', '[::1]']

/** The variables that are missing from a group: all of them have to be set, or none. */
export function missing<Variable extends string>(
  env: Readonly<Partial<Record<Variable, unknown>>>,
  ...names: Variable[]
): string {
  const unset = names.filter((name) => !env[name])
  return unset.length < names.length ? unset.join(' and ') : ''
}
