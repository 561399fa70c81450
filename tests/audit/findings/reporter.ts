import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import type { AuditCounts } from '../../../docs/accessibility/audit-counts'
import type { AuditSummary } from '../../../site/content/accessibility'
import { diskIsFull } from '../../reporter'
import { chosenModes, full } from '../tier'
import {
  evidenceFile,
  firstFound,
  type Header,
  readEvidence,
  rowsOf,
  type Summary,
  summaryType,
} from './evidence'
import { type Entry, exceptions } from './exceptions'

const require = createRequire(import.meta.url)
const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const versionOf = (manifest: string): string => require(manifest).version

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

/** The criteria of one component: `components--button--default` and `components--button--docs` belong to one. */
const componentOf = (subject: string) => subject.match(/^(components|patterns|brand)--[^-]+/)?.[0]

/** Other tests check that the exceptions for html-validate and Biome are used. */
const usedByAudit = ({ engine }: Entry) => engine !== 'biome' && engine !== 'html-validate'

/** How many rules of each criterion have passed, were excepted or are open: `[12, 1, 0]`. */
function criteriaCounts(summaries: readonly Summary[]) {
  const counts: AuditCounts['components'][string] = {}
  const add = (criteria: readonly string[], place: 0 | 1 | 2) => {
    for (const criterion of criteria) {
      counts[criterion] ??= [0, 0, 0]
      counts[criterion][place]++
    }
  }
  for (const { passes, findings } of summaries) {
    for (const { criteria } of passes) add(criteria, 0)
    for (const { criteria, exception } of findings) add(criteria, exception ? 1 : 2)
  }
  return counts
}

/**
 * Prints a summary of the audit at the end: what was audited, what was found, and which exceptions matched nothing. The
 * evidence is written to `tests/.results/evidence.jsonl` as the tests end, and again in a fixed order at the end. The
 * numbers of a complete `npm run audit` are written to `site/content/audit.gen.json`, which the statement prints, and to
 * `docs/accessibility/audit.gen.json` for the documentation.
 */
export default class AuditReporter implements Reporter {
  /** By the id of the test, so that only its last attempt counts. */
  private readonly found = new Map<string, Summary[]>()
  /** Tests that have ended before every subject was audited, with the reason. */
  private readonly unfinished = new Map<string, Header['unfinished'][number]>()
  private readonly date = new Date().toISOString().slice(0, 10)
  private readonly since = firstFound(readEvidence().rows, this.date)
  private everything = false
  private isDiskFull = false

  onBegin(_config: unknown, suite: Pick<Suite, 'allTests'>) {
    // Only a run over all subjects can show that an exception is unused.
    this.everything = full && suite.allTests().some(({ title }) => title === everyStory)
  }

  onTestEnd(
    test: Pick<TestCase, 'id' | 'location' | 'titlePath'>,
    { annotations, errors }: Pick<TestResult, 'annotations' | 'errors'>,
  ) {
    const own = annotations.filter(({ type, description }) => type === summaryType && description)
    const summaries: Summary[] = own.map(({ description }) => JSON.parse(description!))
    const isFirst = this.summaries.length === 0
    this.found.set(test.id, summaries)
    this.unfinished.delete(test.id)
    const stopped = summaries.find(({ modes, plannedModes }) => modes < plannedModes)
    const messages = errors.map(({ message = '' }) => stripVTControlCharacters(message))
    // Open findings end no audit.
    const failure = messages.find((message) => !message.includes('.toEqual('))
    if (stopped || (failure && /(stories|routes|states|browsers)\.spec/.test(test.location.file)))
      this.unfinished.set(test.id, {
        subject: stopped?.subject ?? test.titlePath().slice(3).join(', '),
        reason: failure?.split('\n')[0] ?? '',
      })
    if (!summaries.length) return
    this.write((text) => {
      mkdirSync(dirname(evidenceFile), { recursive: true })
      if (isFirst) writeFileSync(evidenceFile, `${JSON.stringify(this.header(false))}\n`)
      appendFileSync(evidenceFile, text)
    }, summaries)
  }

  /** The rows gathered so far stay when the disk is full. */
  private write(write: (text: string) => void, summaries: Summary[]) {
    const rows = summaries.flatMap((summary) => rowsOf(summary, this.since))
    try {
      write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      if (!this.isDiskFull) console.log(diskIsFull)
      this.isDiskFull = true
    }
  }

  private header(hasEnded: boolean): Header {
    const { version } = require('../../../package.json')
    const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' })
    const browsers = [...new Set(this.summaries.map(({ browser }) => browser))]
    return {
      product: '@kaksha/design-system',
      version,
      commit: git.stdout?.trim() || 'unknown',
      date: this.date,
      engines: {
        axe: versionOf('axe-core/package.json'),
        ...(full && { 'equal-access': versionOf('accessibility-checker-engine/package.json') }),
        layout: version,
        focus: version,
        ...Object.fromEntries(browsers.map((browser) => browser.split(' '))),
      },
      displayModes: chosenModes.map(({ name }) => name),
      scope: this.everything ? 'all' : (process.env.AUDIT_SUBJECTS ?? 'some'),
      unfinished: [...this.unfinished.values()],
      isComplete: hasEnded && this.everything && this.unfinished.size === 0,
    }
  }

  /** In an order that does not depend on which test has ended first. */
  private get summaries() {
    const nameOf = ({ subject, browser }: Summary) => `${subject}|${browser}`
    return [...this.found.values()].flat().sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
  }

  async onEnd(
    { status }: Pick<FullResult, 'status'> = { status: 'passed' },
  ): Promise<{ status: 'failed' } | undefined> {
    // After Ctrl-C or a time-out of the whole run some tests have not begun.
    if (status !== 'passed' && status !== 'failed') this.everything = false
    // `--list` and a run without the audit.
    if (!this.summaries.length && !this.unfinished.size) return
    this.print()
    const { isComplete } = this.header(true)
    if (isComplete && process.env.KEEP_SUMMARY) this.keep()
    const unused = this.everything ? this.unused() : []
    for (const { id } of unused)
      console.log(`The exception ${id} matched nothing: remove it from docs/accessibility/exceptions.json.`)
    return unused.length || this.isDiskFull ? { status: 'failed' } : undefined
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
    const { commit, date } = this.header(true)
    const summary: AuditSummary = {
      date,
      commit,
      subjects: [...groupBy(this.summaries, ({ browser, kind }) => `${browser}|${plural[kind]}`)].map(
        ([key, all]) => {
          const [browser = '', kind = ''] = key.split('|')
          const modes = all.map((one) => one.modes)
          const leastModes = Math.min(...modes)
          return { browser, kind, count: all.length, leastModes, mostModes: Math.max(...modes) }
        },
      ),
      rules: Object.fromEntries(this.rules),
      excepted: this.findings.length - this.open.length,
      open: this.open.length,
    }
    const applied = groupBy(this.findings, ({ exception }) => exception ?? '')
    const counts: AuditCounts = {
      exceptions: Object.fromEntries(exceptions.map(({ id }) => [id, applied.get(id)?.length ?? 0])),
      components: {},
    }
    for (const [component, all] of groupBy(this.summaries, ({ subject }) => componentOf(subject) ?? ''))
      if (component) counts.components[component] = criteriaCounts(all)
    writeFileSync(fileOf('site/content/audit.gen.json'), `${JSON.stringify(summary, null, 2)}\n`)
    writeFileSync(fileOf('docs/accessibility/audit.gen.json'), `${JSON.stringify(counts)}\n`)
  }

  private print() {
    const audits = this.summaries.reduce((sum, { modes }) => sum + modes, 0)
    const { findings, rules, subjects, open } = this
    const header = `${JSON.stringify(this.header(true))}\n`
    if (!this.isDiskFull) this.write((text) => writeFileSync(evidenceFile, header + text), this.summaries)
    console.log(
      [
        `\nAudited: ${subjects.map(([kind, all]) => `${count(new Set(all.map(({ subject }) => subject)).size)} ${kind}`).join(', ')}`,
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
    for (const { subject, reason } of this.unfinished.values())
      console.log(`Not audited to the end: ${subject}: ${reason} The evidence is partial; run it again.`)
  }
}
