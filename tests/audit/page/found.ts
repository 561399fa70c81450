import type { Entry } from '../findings/exceptions'
import type { Engine, Finding } from '../findings/finding'
import { describeElement } from './elements'

/** A finding, with its element, because exceptions match by selector. */
export type Found = Omit<Finding, 'element'> & { at: Element | null }

/** Our own rules about layout. */
export const layoutRules = [
  'sideways-scroll',
  'cut-text',
  'overlapping-text',
  'broken-word',
  'small-target',
  'dangling-id',
  'repeated-id',
  'motion',
] as const

type FocusRule = 'covered' | 'ring'

const fault =
  <Rule extends string>(engine: Engine) =>
  (rule: Rule, at: Element | null | undefined, message: string): Found => ({
    engine,
    rule,
    kind: 'fault',
    at: at ?? null,
    message,
  })

export const layoutFault = fault<(typeof layoutRules)[number]>('layout')
export const focusFault = fault<FocusRule>('focus')

/** The finding without its element, which cannot be sent out of the page. */
export const asFinding = ({ at, ...found }: Found): Finding => ({ ...found, element: describeElement(at) })

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
