import type { AuditResult, Engine, Finding, Pass } from '../../../design-system/testing/audit/finding.ts'

/** The audit results of one test, for the summary. */
export interface Summary {
  subject: string
  kind: 'story' | 'page' | 'route' | 'state'
  url: string
  browser: string
  /** The number of display modes, and how many of them were audited: fewer if the page or an engine has failed. */
  plannedModes: number
  modes: number
  rules: Partial<Record<Engine, number>>
  /** All findings, with or without an exception, each once with the display modes in which it was found. */
  findings: (Finding & { modes: string[] })[]
  /** The rules that have passed, each once with the number of display modes in which it has. */
  passes: (Pass & { modes: number })[]
}

/** The type of the annotation that carries the results of a test to the reporter. */
export const summaryType = 'audit summary'

const same = (one: Finding, other: Finding) =>
  one.rule === other.rule && one.element === other.element && one.message === other.message

/** Adds the result of one display mode. */
export function addResult(summary: Summary, mode: string, result: AuditResult) {
  const { findings, passes, rules } = summary
  summary.modes++
  for (const [engine, applied] of Object.entries(result.rules) as [Engine, number][])
    rules[engine] = (rules[engine] ?? 0) + applied
  for (const pass of result.passes) {
    const before = passes.find(({ engine, rule }) => engine === pass.engine && rule === pass.rule)
    if (before) before.modes++
    else passes.push({ ...pass, modes: 1 })
  }
  for (const finding of result.findings) {
    const before = findings.find((one) => same(one, finding))
    if (!before) findings.push({ ...finding, modes: [mode] })
    else if (!before.modes.includes(mode)) before.modes.push(mode)
  }
}
