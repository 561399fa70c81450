import type { Engine, Finding } from './finding'

/** The audit results of one test, for the summary. */
export interface Summary {
  subject: string
  kind: 'story' | 'page' | 'route' | 'state'
  modes: number
  rules: Partial<Record<Engine, number>>
  /** All findings, with or without an exception, each once with the display modes in which it was found. */
  findings: (Finding & { modes: string[] })[]
}

/** The type of the annotation that carries the results of a test to the reporter. */
export const summaryType = 'audit summary'

const same = (one: Finding, other: Finding) =>
  one.rule === other.rule && one.element === other.element && one.message === other.message

/** Adds the findings of one display mode. */
export function addFindings({ findings }: Summary, mode: string, found: readonly Finding[]) {
  for (const finding of found) {
    const before = findings.find((one) => same(one, finding))
    if (!before) findings.push({ ...finding, modes: [mode] })
    else if (!before.modes.includes(mode)) before.modes.push(mode)
  }
}
