import type { Engine, Finding } from './finding'

/** The audit results of one test, for the summary. */
export interface Tally {
  subject: string
  kind: 'story' | 'page' | 'route' | 'state'
  cells: number
  rules: Partial<Record<Engine, number>>
  /** All findings, with or without an exception, each once with the display modes in which it was found. */
  findings: (Finding & { cells: string[] })[]
}

/** The type of the annotation that carries the results of a test to the reporter. */
export const tallyType = 'looked at'

const same = (one: Finding, other: Finding) =>
  one.rule === other.rule && one.element === other.element && one.message === other.message

/** Adds the findings in one display mode. */
export function noted({ findings }: Tally, cell: string, found: readonly Finding[]) {
  for (const finding of found) {
    const before = findings.find((one) => same(one, finding))
    if (!before) findings.push({ ...finding, cells: [cell] })
    else if (!before.cells.includes(cell)) before.cells.push(cell)
  }
}
