/**
 * A reporter for Vitest and for Playwright, so that `npm test` counts both in one way: it writes the results to the JSON
 * file that TEST_RESULTS names.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Suite, TestError } from '@playwright/test/reporter'
import type { SerializedError, TestModule } from 'vitest/node'

export interface Result {
  /** `file > suite > test`; of a file that could not be loaded, the file. */
  title: string
  file: string
  /** Flaky: it passed only when it was tried again. */
  status: 'passed' | 'failed' | 'skipped' | 'flaky'
  seconds: number
  /** Why it failed, at first if it is flaky, or was skipped. */
  why?: string
}

/** A check, a build or a test tool. */
export interface Part {
  title: string
  isOk: boolean
  seconds: number
}

export const diskIsFull = 'The disk is full. Free some space, then run the command again.'

const root = fileURLToPath(new URL('../', import.meta.url))
const fileOf = (path: string) => relative(root, path).replaceAll('\\', '/')

const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** The first lines of a message, without the page's markup that a library prints below it. */
function reasonOf(error?: { stack?: string; message?: string }): string | undefined {
  const lines = stripVTControlCharacters(error?.stack || error?.message || '').split('\n')
  return (
    lines
      .filter((line) => line.trim())
      .slice(0, 6)
      .join('\n     ') || undefined
  )
}

export default class JsonReporter {
  private readonly results: Result[] = []
  private suite: Suite | undefined

  private add(result: Omit<Result, 'why'>, error?: Parameters<typeof reasonOf>[0] | string) {
    this.results.push({ ...result, why: typeof error === 'string' ? error : reasonOf(error) })
  }

  private write() {
    if (process.env.TEST_RESULTS) writeFileSync(process.env.TEST_RESULTS, JSON.stringify(this.results))
  }

  /** Vitest, at the end. A skipped test gives its reason in its title, `(skipped: …)`, or as `context.skip(reason)`. */
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    for (const module of modules) {
      const file = fileOf(module.moduleId)
      let hasFailed = false
      for (const test of module.children.allTests()) {
        const { state, errors, ...rest } = test.result()
        const diagnostic = test.diagnostic()
        const ran = state === 'passed' || state === 'failed'
        const note = 'note' in rest ? rest.note : undefined
        hasFailed ||= state === 'failed'
        this.add(
          {
            title: `${file} > ${test.fullName}`,
            file,
            status: !ran ? 'skipped' : diagnostic?.flaky ? 'flaky' : state,
            seconds: (diagnostic?.duration ?? 0) / 1000,
          },
          ran ? errors?.[0] : (test.name.match(/\(skipped: (.+)\)/)?.[1] ?? note ?? ''),
        )
      }
      // A file that cannot be loaded, and a hook that throws.
      const suites = [...module.children.allSuites()]
      const error = [module, ...suites].flatMap((suite) => suite.errors()).at(0)
      if (error || (module.state() === 'failed' && !hasFailed))
        this.add({ title: file, file, status: 'failed', seconds: 0 }, error ?? 'failed without an error')
    }
    for (const error of unhandled) {
      const file = fileOf(String(error.VITEST_TEST_PATH ?? root))
      const title = [file, 'an error outside of any test'].filter(Boolean).join(' > ')
      this.add({ title, file, status: 'failed', seconds: 0 }, error)
    }
    this.write()
  }

  /** Playwright. */
  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  /** Playwright: an error outside of any test, such as a file that cannot be loaded. */
  onError(error: TestError) {
    const file = error.location ? fileOf(error.location.file) : 'Playwright'
    this.add({ title: file, file, status: 'failed', seconds: 0 }, error)
  }

  /** Playwright, at the end. The reason of a skip is an annotation. */
  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const file = fileOf(test.location.file)
      const [, , , ...titles] = test.titlePath()
      const outcome = test.outcome()
      const notes = [...test.annotations, ...test.results.flatMap(({ annotations }) => annotations)]
      this.add(
        {
          title: [file, ...titles].join(' > '),
          file,
          status: statuses[outcome],
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        },
        outcome === 'skipped'
          ? (notes.find(({ type }) => type === 'skip')?.description ?? '')
          : test.results.flatMap(({ errors }) => errors)[0],
      )
    }
    this.write()
  }
}

const duration = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`

/** The slowest files, by the sum of their tests. */
function slowestFiles(results: Result[], count: number) {
  const files = new Map<string, number>()
  for (const { file, seconds } of results) files.set(file, (files.get(file) ?? 0) + seconds)
  return [...files].sort((a, b) => b[1] - a[1]).slice(0, count)
}

/** The lines, and the number of failures: a skip without a reason is one, with `isStrict` also a flaky test. */
export function summarize(parts: Part[], results: Result[], isStrict = false) {
  const having = (status: Result['status']) => results.filter((result) => result.status === status)
  const failed = having('failed')
  const flaky = having('flaky')
  const skipped = having('skipped')
  const passedCount = having('passed').length + flaky.length
  const unexplainedCount = skipped.filter(({ why }) => !why).length
  // Types and lint have no test results: if only these failed, the last line must not report success.
  const failedCount = Math.max(
    failed.length + unexplainedCount + (isStrict ? flaky.length : 0),
    parts.filter(({ isOk }) => !isOk).length,
  )
  const lines = [
    '\n== What ran',
    ...parts.map(
      ({ title, isOk, seconds }) => `${isOk ? 'passed' : 'FAILED'} ${duration(seconds)}  ${title}`,
    ),
    '\nSlowest test files:',
    ...slowestFiles(results, 10).map(([file, seconds]) => `       ${duration(seconds)}  ${file}`),
    ...failed.map(({ title, why }) => `failed: ${title}\n     ${why}`),
    ...(failed.some(({ why }) => why?.includes('ENOSPC')) ? [diskIsFull] : []),
    ...skipped.map(({ title, why }) => `skipped: ${title}: ${why || 'NO REASON GIVEN'}`),
    ...flaky.map(({ title, why }) => `flaky: ${title}: ${why?.split('\n')[0]}`),
    `${flaky.length} flaky${isStrict && flaky.length ? ', which --strict counts as failed' : ''}`,
    `${passedCount} passed, ${failedCount} failed, ${skipped.length} skipped`,
  ]
  return { lines, failedCount }
}
