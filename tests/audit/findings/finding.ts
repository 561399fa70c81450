/** The engines: two accessibility checkers, a validator of markup, and our own measurements of layout and focus. */
export type Engine = 'axe' | 'equal-access' | 'html-validate' | 'layout' | 'focus'

/** A finding of an engine at one element of the page. */
export interface Finding {
  engine: Engine
  rule: string
  /**
   * A fault is an error. A question is something that the engine cannot decide, so that a person has to check
   * it. Both fail the audit unless an exception matches.
   */
  kind: 'fault' | 'question'
  /** The element, in one line. */
  element: string
  message: string
  /** The id of the exception that matches it. */
  exception?: string
}

/** The result of auditing one page in one display mode. */
export interface AuditResult {
  findings: Finding[]
  /** How many rules were applied, by engine. */
  rules: Partial<Record<Engine, number>>
}

export const inOneLine = ({ engine, rule, kind, element, message }: Finding) =>
  `${engine}, ${rule}${kind === 'question' ? ' (question)' : ''}: ${element}\n      ${message.replace(/\s+/g, ' ')}`
