/** Who looks: two engines of rules, a validator of markup, and our own measurements. */
export type Engine = 'axe' | 'equal-access' | 'html-validate' | 'layout' | 'focus'

/** Something that an engine found, at one element of a page as it stands. */
export interface Finding {
  engine: Engine
  rule: string
  /** A fault is wrong; a question is what the engine cannot tell and asks a person. Both have to be answered. */
  kind: 'fault' | 'question'
  /** The element, in one line. */
  element: string
  message: string
  /** The entry of the ledger that answers it. */
  answer?: string
}

/** What came out of one look. */
export interface Look {
  findings: Finding[]
  /** How many rules were applied, by engine. */
  rules: Partial<Record<Engine, number>>
}

export const inOneLine = ({ engine, rule, kind, element, message }: Finding) =>
  `${engine}, ${rule}${kind === 'question' ? ' (asks)' : ''}: ${element}\n      ${message.replace(/\s+/g, ' ')}`
