import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ledger } from './ledger'
import { type Tally, tallyType } from './look'

const file = fileURLToPath(new URL('../.results/findings.json', import.meta.url))

const count = (value: number) => value.toLocaleString('en-IN')

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string) {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** Says at the end what was looked at, what was found, and which entries of the ledger answered nothing. */
export default class AuditReporter implements Reporter {
  private readonly tallies: Tally[] = []
  private asked = false

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations)
      if (type === tallyType && description) this.tallies.push(JSON.parse(description))
  }

  onBegin(_config: unknown, suite: { allTests(): TestCase[] }) {
    // Only a run over everything can tell that an entry is of no use any more.
    this.asked =
      process.env.TIER === 'full' && suite.allTests().some(({ title }) => title.includes('no story is lost'))
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.tallies.length) this.say()
    const idle = this.asked ? this.idle() : []
    for (const id of idle) console.log(`The ledger's entry ${id} answered nothing: take it out.`)
    return Promise.resolve(idle.length ? { status: 'failed' } : undefined)
  }

  private idle() {
    const used = new Set(this.tallies.flatMap(({ answers }) => answers))
    return ledger
      .filter(({ id, engine }) => !used.has(id) && engine !== 'biome' && engine !== 'html-validate')
      .map(({ id }) => id)
  }

  private say() {
    const kinds = groupBy(this.tallies, ({ kind }) => kind)
    const looks = this.tallies.reduce((sum, { cells }) => sum + cells, 0)
    const rules = new Map<string, number>()
    for (const tally of this.tallies)
      for (const [engine, applied] of Object.entries(tally.rules))
        rules.set(engine, (rules.get(engine) ?? 0) + applied)
    const subjects = [...kinds].map(([kind, all]) => `${count(all.length)} ${kind}`).join(', ')
    const applied = [...rules].map(([engine, sum]) => `${engine} ${count(sum)}`).join(', ')
    console.log(`\nLooked at: ${subjects}; ${count(looks)} looks; rules applied: ${applied}.`)
    console.log(
      `Answered by the ledger: ${[...new Set(this.tallies.flatMap(({ answers }) => answers))].length} entries.`,
    )
    const open = this.tallies.flatMap((tally) =>
      tally.open.map((finding) => ({ ...finding, subject: tally.subject })),
    )
    writeFileSync(file, JSON.stringify(open, null, 1))
    const groups = groupBy(open, ({ engine, rule, kind }) => `${engine}, ${rule} (${kind})`)
    for (const [rule, all] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
      const where = [...new Set(all.map(({ subject }) => subject))]
      console.log(
        `${count(all.length).padStart(6)} x ${rule}, in ${where.length}: ${where.slice(0, 3).join(', ')}`,
      )
    }
  }
}
