import type { Engine, Finding } from './finding'

/** What a test has looked at, for the count at the end. */
export interface Tally {
  subject: string
  kind: 'story' | 'page' | 'route' | 'state'
  cells: number
  rules: Partial<Record<Engine, number>>
  /** Everything found, answered or not, each once with the cells that it was found in. */
  findings: (Finding & { cells: string[] })[]
}

/** The annotation of a test that carries its tally to the reporter. */
export const tallyType = 'looked at'

const same = (one: Finding, other: Finding) =>
  one.rule === other.rule && one.element === other.element && one.message === other.message

/** Adds what was found in a cell. */
export function noted({ findings }: Tally, cell: string, found: readonly Finding[]) {
  for (const finding of found) {
    const before = findings.find((one) => same(one, finding))
    if (!before) findings.push({ ...finding, cells: [cell] })
    else if (!before.cells.includes(cell)) before.cells.push(cell)
  }
}
