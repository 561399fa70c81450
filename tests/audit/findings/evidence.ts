import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AuditResult, Engine, Finding, Pass } from '../../../design-system/testing/audit/finding.ts'
import { type Entry, exceptions } from './exceptions'

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

/** One JSON object a line: a header, then rows. */
export const evidenceFile = fileURLToPath(new URL('../../.results/evidence.jsonl', import.meta.url))

/** Pictures of elements, by the id of the exception that applies, or by the rule. */
export const pictures = fileURLToPath(new URL('../../.results/pictures/', import.meta.url))

export interface Header {
  product: string
  version: string
  /** With `-dirty` after it if there were changes that were not committed. */
  commit: string
  /** ISO date. */
  date: string
  /** The name of each engine and browser, and its version. */
  engines: Record<string, string>
  displayModes: string[]
  /** `all`, or the titles that were selected. */
  scope: string
  /** Subjects whose audit did not end, each with the reason. */
  unfinished: { subject: string; reason: string }[]
  /** Whether every subject was audited in every display mode. A run that was stopped has no end. */
  isComplete: boolean
}

/** What an engine has found at one element, or that a rule has passed on a subject. */
export interface Row extends Partial<Omit<Finding, 'kind' | 'element'>> {
  subject: string
  kind: Summary['kind']
  url: string
  browser: string
  engine: Finding['engine']
  rule: string
  criteria: readonly string[]
  /** A fault, a question that the engine cannot decide, or a rule that has passed. */
  outcome: 'failed' | 'cantTell' | 'passed'
  /** The display modes in which it was found; of a rule that has passed, their number. */
  modes: string[] | number
  fingerprint?: string
  /** The day on which it was first found. */
  since?: string
}

/** Ids and file names that differ between builds. */
const withoutBuild = (text: string) =>
  text.replace(/[:«_]r_?[0-9a-z]+[:»_]/g, 'ID').replace(/-[\w-]{8}\.(js|css|png|svg|woff2)\b/g, '.$1')

/** The same for one issue in every build, so that it stays one issue. */
export const fingerprintOf = (
  subject: string,
  { engine, rule, selector, message }: Omit<Finding, 'kind' | 'element'>,
) =>
  createHash('sha256')
    .update([subject, engine, rule, selector || withoutBuild(message)].join('\n'))
    .digest('hex')
    .slice(0, 12)

/** The rows of a subject. `since` returns the day on which an issue was first found. */
export function rowsOf(summary: Summary, since: (fingerprint: string, exception?: string) => string): Row[] {
  const { subject, kind, url, browser } = summary
  const own = { subject, kind, url, browser }
  return [
    ...summary.findings.map(({ kind, element: _, ...finding }): Row => {
      const fingerprint = fingerprintOf(subject, finding)
      const outcome = kind === 'fault' ? 'failed' : 'cantTell'
      return { ...own, ...finding, outcome, fingerprint, since: since(fingerprint, finding.exception) }
    }),
    ...summary.passes.map((pass): Row => ({ ...own, ...pass, outcome: 'passed' })),
  ]
}

/** When each issue was first found: by its exception, by the run before, or today. */
export function firstFound(before: readonly Row[], today: string, entries: readonly Entry[] = exceptions) {
  const days = new Map(before.map(({ fingerprint, since }) => [fingerprint, since]))
  const exceptionDays = new Map(entries.map(({ id, since }) => [id, since]))
  return (fingerprint: string, exception?: string) =>
    exceptionDays.get(exception ?? '') ?? days.get(fingerprint) ?? today
}

/** The evidence of the last run. A run that was stopped has written a part of its last line. */
export function readEvidence(file = evidenceFile): { header?: Header; rows: Row[] } {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { rows: [] }
  }
  const [header, ...rows] = text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line)] : []
    } catch {
      return []
    }
  })
  return { header, rows }
}
