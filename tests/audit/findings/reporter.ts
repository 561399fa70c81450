import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import type { KeptSummary } from '../../../docs/accessibility/kept-summary'
import { full } from '../tier'
import { type Entry, exceptions } from './exceptions'
import { type Summary, summaryType } from './summary'

const file = fileURLToPath(new URL('../../.results/findings.json', import.meta.url))
const keptFile = fileURLToPath(new URL('../../../docs/accessibility/audit.json', import.meta.url))

const count = (value: number) => value.toLocaleString('en-IN')

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string) {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** A test that does not run when only some subjects are selected. */
const everyStory = 'every component has at least two stories'

const plural: Record<Summary['kind'], string> = {
  story: 'stories',
  page: 'pages of the documentation',
  route: 'routes',
  state: 'opened states',
}

/** Other tests check that the exceptions for html-validate and Biome are used. */
const usedByAudit = ({ engine }: Entry) => engine !== 'biome' && engine !== 'html-validate'

/**
 * Prints a summary of the audit at the end: what was audited, what was found, and which exceptions matched nothing. All
 * findings, with the matching exceptions, are written to `tests/.results/findings.json`, and the numbers of a complete
 * `npm run audit` to `docs/accessibility/audit.json`, which the documentation prints.
 */
export default class AuditReporter implements Reporter {
  /** By the id of the test, so that only its last attempt counts. */
  private readonly found = new Map<string, Summary[]>()
  private everything = false

  onBegin(_config: unknown, suite: Pick<Suite, 'allTests'>) {
    // Only a run over all subjects can show that an exception is unused.
    this.everything = full && suite.allTests().some(({ title }) => title === everyStory)
  }

  onTestEnd({ id }: Pick<TestCase, 'id'>, { annotations }: Pick<TestResult, 'annotations'>) {
    const own = annotations.filter(({ type, description }) => type === summaryType && description)
    this.found.set(
      id,
      own.map(({ description }) => JSON.parse(description!)),
    )
  }

  private get summaries() {
    return [...this.found.values()].flat()
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.summaries.length) this.print()
    if (this.everything && process.env.KEEP_SUMMARY) this.keep()
    const unused = this.everything ? this.unused() : []
    for (const { id } of unused)
      console.log(`The exception ${id} matched nothing: remove it from docs/accessibility/exceptions.json.`)
    return unused.length ? { status: 'failed' } : undefined
  }

  private get findings() {
    return this.summaries.flatMap(({ subject, findings }) => findings.map((one) => ({ subject, ...one })))
  }

  private unused() {
    const used = new Set(this.findings.map(({ exception }) => exception))
    return exceptions.filter((entry) => usedByAudit(entry) && !used.has(entry.id))
  }

  /** How often each engine has applied a rule. */
  private get rules() {
    const rules = new Map<string, number>()
    for (const summary of this.summaries)
      for (const [engine, applied] of Object.entries(summary.rules))
        rules.set(engine, (rules.get(engine) ?? 0) + applied)
    return rules
  }

  private get subjects() {
    return [...groupBy(this.summaries, ({ kind }) => plural[kind])]
  }

  private get open() {
    return this.findings.filter(({ exception }) => !exception)
  }

  private keep() {
    const git = ['describe', '--always', '--dirty', '--exclude=*']
    const kept: KeptSummary = {
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync('git', git, { encoding: 'utf8' }).trim(),
      subjects: this.subjects.map(([kind, all]) => {
        const modes = all.map((one) => one.modes)
        return { kind, count: all.length, leastModes: Math.min(...modes), mostModes: Math.max(...modes) }
      }),
      rules: Object.fromEntries(this.rules),
      excepted: this.findings.length - this.open.length,
      open: this.open.length,
    }
    writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`)
  }

  private print() {
    const audits = this.summaries.reduce((sum, { modes }) => sum + modes, 0)
    const { findings, rules, subjects, open } = this
    writeFileSync(file, JSON.stringify(findings, null, 1))
    console.log(
      [
        `\nAudited: ${subjects.map(([kind, all]) => `${count(all.length)} ${kind}`).join(', ')}`,
        `${count(audits)} times`,
        `rules applied: ${[...rules].map(([engine, sum]) => `${engine} ${count(sum)}`).join(', ')}`,
        `findings with an exception: ${count(findings.length - open.length)}; open: ${count(open.length)}.`,
      ].join('; '),
    )
    for (const [rule, all] of groupBy(open, ({ engine, rule, kind }) => `${engine}, ${rule} (${kind})`)) {
      const where = [...new Set(all.map(({ subject }) => subject))]
      console.log(
        `${count(all.length).padStart(6)} x ${rule}, in ${where.length}: ${where.slice(0, 3).join(', ')}`,
      )
    }
  }
}
