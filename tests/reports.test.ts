import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { root } from '../site/build/steps.mjs'
import { isQuarantined, quarantineProblems } from './quarantine.mjs'
import { playwrightResults, slowestFiles, unhandledResults, vitestResults } from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kaksha-reports-'))

function write(report: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return pathToFileURL(file)
}

describe('reports', () => {
  it('of Vitest: each test, and a file that cannot be loaded', async () => {
    const test = (title: string, status: string, failureMessages: string[] = []) => ({
      title,
      status,
      failureMessages,
      ancestorTitles: ['suite'],
      duration: 500,
    })
    const file = write({
      testResults: [
        {
          name: join(root, 'site/a.test.ts'),
          status: 'failed',
          startTime: 0,
          endTime: 2000,
          assertionResults: [
            test('holds', 'passed'),
            test('breaks', 'failed', ['Error: \u001b[31mwrong\u001b[39m']),
            test('wavers', 'passed', ['Error: late']),
            test('x (skipped: no such machine)', 'skipped'),
          ],
        },
        {
          name: join(root, 'site/b.test.ts'),
          status: 'failed',
          startTime: 0,
          endTime: 0,

          message: 'cannot be read',
          assertionResults: [],
        },
      ],
    })
    const results = await vitestResults(file)
    expect(results.map(({ title, status, why }) => [title, status, why])).toEqual([
      ['site/a.test.ts > suite > holds', 'passed', undefined],
      ['site/a.test.ts > suite > breaks', 'failed', 'Error: wrong'],
      ['site/a.test.ts > suite > wavers', 'flaky', 'Error: late'],
      ['site/a.test.ts > suite > x (skipped: no such machine)', 'skipped', 'no such machine'],
      ['site/b.test.ts', 'failed', 'cannot be read'],
    ])
    expect(slowestFiles(results, 1)).toEqual([['site/a.test.ts', 2]])
  })

  it('of Vitest: errors outside of any test', async () => {
    const error = { message: 'never set', stack: 'Error: never set\n  at once' }
    const file = write([
      { ...error, VITEST_TEST_PATH: join(root, 'site/a.test.ts') },
      { message: 'no such module' },
    ])
    expect((await unhandledResults(file)).map(({ title, status, why }) => [title, status, why])).toEqual([
      ['site/a.test.ts > an error outside of any test', 'failed', 'Error: never set\n       at once'],
      ['an error outside of any test', 'failed', 'no such module'],
    ])
  })

  it('of Playwright: each test, and errors before the first', async () => {
    const spec = (title: string, status: string, more = {}) => ({
      title,
      tests: [{ status, results: [{ errors: [], duration: 1000 }], annotations: [], ...more }],
    })
    const wrong = { results: [{ errors: [{ message: 'wrong\n\n  at once' }], duration: 0 }] }
    const left = { annotations: [{ type: 'skip', description: 'no such machine' }] }
    const file = write({
      suites: [
        {
          title: 'e2e/a.spec.ts',
          specs: [
            spec('holds', 'expected'),
            spec('breaks', 'unexpected', wrong),
            spec('wavers', 'flaky', wrong),
          ],
          suites: [{ title: 'more', specs: [spec('rests', 'skipped', left)] }],
        },
      ],
      errors: [{ message: 'no such module' }],
    })
    const results = await playwrightResults(file)
    expect(results.map(({ title, status, why }) => [title, status, why])).toEqual([
      ['tests/e2e/a.spec.ts > holds', 'passed', ''],
      ['tests/e2e/a.spec.ts > breaks', 'failed', 'wrong\n       at once'],
      ['tests/e2e/a.spec.ts > wavers', 'flaky', 'wrong\n       at once'],
      ['tests/e2e/a.spec.ts > more > rests', 'skipped', 'no such machine'],
      ['Playwright', 'failed', 'no such module'],
    ])
  })

  it('have no results for a tool that did not run', async () => {
    const nowhere = pathToFileURL(join(folder, 'none.json'))
    expect([await vitestResults(nowhere), await playwrightResults(nowhere)]).toEqual([[], []])
  })
})

describe('the quarantine', () => {
  const entry = { test: 'a.test.ts > wavers', reason: 'A race.', owner: 'somebody', until: '2026-12-31' }
  const result = { title: entry.test, file: 'a.test.ts', status: 'failed' as const, seconds: 1 }

  it('ignores a failure of the test that it names, and of no other', () => {
    expect(isQuarantined([entry], result)).toBe(true)
    expect(isQuarantined([entry], { ...result, title: 'a.test.ts > wavers too' })).toBe(false)
    expect(quarantineProblems([entry], '2026-12-31', [result])).toEqual([])
  })

  it.each([
    ['past its end date', entry, '2027-01-01', [result], /its quarantine ended on 2026-12-31/],
    ['without a reason', { ...entry, reason: '' }, '2026-12-01', [result], /needs test, reason, owner/],
    [
      'without an end date',
      { ...entry, until: 'never' },
      '2026-12-01',
      [result],
      /needs test, reason, owner/,
    ],
    ['of no test that ran', entry, '2026-12-01', [], /no test of this name has run/],
    ['of a skipped test', entry, '2026-12-01', [{ ...result, status: 'skipped' as const }], /has run/],
  ])('rejects an entry %s', (_, wrong, today, results, problem) => {
    expect(quarantineProblems([wrong], today, results)).toEqual([expect.stringMatching(problem)])
  })

  it('does not check which tests ran when only changed files were tested', () => {
    expect(quarantineProblems([entry], '2026-12-01')).toEqual([])
  })
})
