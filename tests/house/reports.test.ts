import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playwrightReport, vitestReport } from '../reports.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaksha-reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(report: unknown) {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return pathToFileURL(file)
}

it('tells of Vitest what is red, what was at first, and what was left out', async () => {
  const file = await written({
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a holds', failureMessages: [] },
          { status: 'passed', fullName: 'a wavers', failureMessages: ['Error: \u001b[31mlate\u001b[39m'] },
          { status: 'failed', fullName: 'a breaks', failureMessages: ['Error: wrong', 'Error: wrong'] },
          { status: 'skipped', fullName: 'a x', title: 'x (skipped: no such machine)', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    ],
  })
  expect(await vitestReport(file)).toEqual({
    passed: 2,
    failures: [
      { title: 'a breaks', why: 'Error: wrong' },
      { title: 'b.test.ts', why: 'cannot be read' },
    ],
    unsteady: [{ title: 'a wavers', why: 'Error: late' }],
    skipped: [{ title: 'a x', reason: 'no such machine' }],
  })
})

it('tells of Playwright what is red, what was at first, and what was left out', async () => {
  const spec = (title: string, status: string, more = {}) => ({
    title,
    tests: [{ status, results: [{ errors: [] }], annotations: [], ...more }],
  })
  const wrong = { results: [{ errors: [{ message: 'wrong\n\n  at once' }] }, { errors: [] }] }
  const file = await written({
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('holds', 'expected'), spec('breaks', 'unexpected', wrong)],
        suites: [
          {
            title: 'more',
            specs: [
              spec('wavers', 'flaky', wrong),
              spec('rests', 'skipped', { annotations: [{ type: 'skip', description: 'no such machine' }] }),
            ],
          },
        ],
      },
    ],
  })
  const why = 'wrong\n       at once'
  expect(await playwrightReport(file)).toEqual({
    passed: 2,
    failures: [{ title: 'a.spec.ts › breaks', why }],
    unsteady: [{ title: 'more › wavers', why }],
    skipped: [{ title: 'more › rests', reason: 'no such machine' }],
  })
})

it('has nothing to tell of what did not run', async () => {
  const nowhere = pathToFileURL(join(folder, 'none.json'))
  expect(await vitestReport(nowhere)).toEqual({ passed: 0, failures: [], unsteady: [], skipped: [] })
  expect(await playwrightReport(nowhere)).toEqual({ passed: 0, failures: [], unsteady: [], skipped: [] })
})
