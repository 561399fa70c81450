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
import type { Result } from './summary.ts'

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
