import type { Entry } from '../findings/exceptions'
import type { Found } from './found'

const answers = ({ engine, rule, kind, at }: Found, entry: Entry) =>
  entry.engine === engine &&
  entry.rule === rule &&
  entry.kind === kind &&
  (entry.element === '*' || Boolean(at?.matches(entry.element)))

/** The exception that matches a finding, to be spread into it. */
export function answerTo(found: Found, exceptions: readonly Entry[]): { answer?: string } {
  const entry = exceptions.find((one) => answers(found, one))
  return entry ? { answer: entry.id } : {}
}
