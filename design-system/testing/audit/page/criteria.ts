import type { Engine, Exception, Finding, Pass } from '../finding.ts'
import { describeElement, htmlOf, selectorOf } from './elements.ts'

/** A finding, with its element, because exceptions match by selector. */
export type Found = Omit<Finding, 'element' | 'selector' | 'html'> & { at: Element | null }

/** Our own rules about layout, and those about focus, with the WCAG criteria of each. */
const layoutCriteria = {
  'sideways-scroll': ['1.4.10'],
  'cut-text': ['1.4.4', '1.4.10', '1.4.12'],
  'overlapping-text': ['1.4.4', '1.4.10', '1.4.12'],
  'broken-word': ['1.4.10'],
  'small-target': ['2.5.8'],
  'dangling-id': ['1.3.1', '4.1.2'],
  'repeated-id': ['1.3.1', '4.1.2'],
  motion: ['2.2.2'],
}
const focusCriteria = { covered: ['2.4.11'], ring: ['1.4.11', '2.4.7'] }

export const layoutRules = Object.keys(layoutCriteria) as (keyof typeof layoutCriteria)[]

const fault =
  <Rule extends string>(engine: Engine, criteria: Record<Rule, string[]>) =>
  (rule: Rule, at: Element | null | undefined, message: string): Found => ({
    engine,
    rule,
    kind: 'fault',
    criteria: criteria[rule],
    impact: 'serious',
    at: at ?? null,
    message,
  })

export const layoutFault = fault('layout', layoutCriteria)
export const focusFault = fault('focus', focusCriteria)

/** The rules of an own measurement that have reported nothing. */
export function ownPasses(rules: readonly string[], found: readonly { rule: string }[]): Pass[] {
  const all: Record<string, string[]> = { ...layoutCriteria, ...focusCriteria }
  return rules
    .filter((rule) => !found.some((one) => one.rule === rule))
    .map((rule) => ({ engine: rule in focusCriteria ? 'focus' : 'layout', rule, criteria: all[rule]! }))
}

/** The finding without its element, which cannot be sent out of the page. */
export const asFinding = ({ at, ...found }: Found): Finding => ({
  ...found,
  element: describeElement(at),
  selector: at ? selectorOf(at) : '',
  html: at ? htmlOf(at) : '',
})

const matches = ({ engine, rule, kind, at }: Found, entry: Exception) =>
  entry.engine === engine && entry.rule === rule && entry.kind === kind && Boolean(at?.matches(entry.element))

/** The id of the exception that matches a finding, as a property to add to the finding. */
export function matchException(found: Found, exceptions: readonly Exception[]): { exception?: string } {
  const entry = exceptions.find((one) => matches(found, one))
  return entry ? { exception: entry.id } : {}
}
