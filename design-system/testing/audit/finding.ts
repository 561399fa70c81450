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
  /** The WCAG criteria of the rule. None for a recommendation of the engine. */
  criteria: readonly string[]
  impact: string
  /** The element, in one line. */
  element: string
  /** Finds the element in another build too. Empty if the finding has no element. */
  selector: string
  /** The element's HTML, at most 300 characters. */
  html: string
  message: string
  /** The id of the exception that matches it. */
  exception?: string
}

/** A finding that is accepted: of one rule and kind, at the elements that the selector matches. */
export interface Exception extends Pick<Finding, 'rule' | 'kind' | 'element'> {
  id: string
  engine: string
}

/** The result of auditing one page in one display mode. */
export interface AuditResult {
  findings: Finding[]
  /** How many rules were applied, by engine. */
  rules: Partial<Record<Engine, number>>
  passes: Pass[]
}

/** A rule that was applied to a page and reported nothing. */
export type Pass = Pick<Finding, 'engine' | 'rule' | 'criteria'>

export const inOneLine = ({ engine, rule, kind, element, message }: Finding) =>
  `${engine}, ${rule}${kind === 'question' ? ' (question)' : ''}: ${element}\n      ${message.replace(/\s+/g, ' ')}`
