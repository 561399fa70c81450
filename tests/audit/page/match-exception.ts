import type { Entry } from '../findings/exceptions'
import type { Found } from './found'

const matches = ({ engine, rule, kind, at }: Found, entry: Entry) =>
  entry.engine === engine &&
  entry.rule === rule &&
  entry.kind === kind &&
  (entry.element === '*' || Boolean(at?.matches(entry.element)))

/** The id of the exception that matches a finding, as a property to add to the finding. */
export function matchException(found: Found, exceptions: readonly Entry[]): { exception?: string } {
  const entry = exceptions.find((one) => matches(found, one))
  return entry ? { exception: entry.id } : {}
}
