/** The reporter in real runs of Vitest and Playwright, and the summary of its results. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../site/build/steps.ts'
import { type Result, summarize } from './reporter.ts'

// Below the repository, so that its packages are found.
const parent = join(root, 'tests/.results')
let folder = ''
beforeEach(() => {
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'reporter-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the tests and returns their results, with the path of the folder and stack traces left out. */
function resultsOf(program: string, files: Record<string, string>, args: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'results.json')
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, TEST_RESULTS: file },
    },
  )
  expect(status, stdout + stderr).toBe(1)
  const results: Result[] = JSON.parse(readFileSync(file, 'utf8'))
  const path = `${folder.slice(root.length).replaceAll('\\', '/')}/`
  return results
    .map(({ title, status, why }) => [title.replace(path, ''), status, why?.split('\n')[0]])
    .sort()
}

it('reports the tests of Vitest, files and hooks that fail, and errors outside of tests', () => {
  const results = resultsOf(
    'vitest/vitest.mjs',
    {
      'vitest.config.mjs': 'export default { test: { retry: 1, include: ["*.test.mjs"] } }',
      'a.test.mjs': `import { test } from 'vitest'
let tries = 0
test('passes', () => {})
test('fails', () => { throw new Error('wrong') })
test('wavers', () => { tries += 1; if (tries === 1) throw new Error('late') })
test.skip('rests (skipped: no such machine)', () => {})
test('gives up', ({ skip }) => skip('no such tool'))
test.skip('sleeps', () => {})`,
      'error.test.mjs': `import { test } from 'vitest'
test('leaves an error', () => new Promise((resolve) => { setTimeout(() => { resolve(); throw new Error('nobody waits') }) }))`,
      'hook.test.mjs': `import { beforeAll, test } from 'vitest'
beforeAll(() => { throw new Error('no database') })
test('waits', () => {})`,
      'module.test.mjs': "import './none.mjs'",
    },
    ['run', '--config=vitest.config.mjs', `--reporter=${join(import.meta.dirname, 'reporter.ts')}`],
  )
  expect(results).toEqual([
    ['a.test.mjs > fails', 'failed', 'Error: wrong'],
    ['a.test.mjs > gives up', 'skipped', 'no such tool'],
    ['a.test.mjs > passes', 'passed', undefined],
    ['a.test.mjs > rests (skipped: no such machine)', 'skipped', 'no such machine'],
    ['a.test.mjs > sleeps', 'skipped', ''],
    ['a.test.mjs > wavers', 'flaky', 'Error: late'],
    ['error.test.mjs > an error outside of any test', 'failed', 'Error: nobody waits'],
    ['error.test.mjs > leaves an error', 'passed', undefined],
    ['hook.test.mjs > waits', 'skipped', ''],
    ['hook.test.mjs', 'failed', 'Error: no database'],
    ['module.test.mjs', 'failed', expect.stringContaining('none.mjs')],
  ])
})

it('reports the tests of Playwright', () => {
  const results = resultsOf(
    '@playwright/test/cli.js',
    {
      'playwright.config.mjs': `export default { outputDir: 'output', retries: 1, workers: 1, reporter: ${JSON.stringify(join(import.meta.dirname, 'reporter.ts'))} }`,
      'a.spec.mjs': `import { test } from '@playwright/test'
test('passes', () => {})
test('fails', () => { throw new Error('wrong') })
test('wavers', ({}, { retry }) => { if (retry === 0) throw new Error('late') })
test('rests', () => test.skip(true, 'no such machine'))
test.describe('more', () => { test.skip('sleeps', () => {}) })`,
    },
    ['test', '--config=playwright.config.mjs'],
  )
  expect(results).toEqual([
    ['a.spec.mjs > fails', 'failed', 'Error: wrong'],
    ['a.spec.mjs > more > sleeps', 'skipped', ''],
    ['a.spec.mjs > passes', 'passed', undefined],
    ['a.spec.mjs > rests', 'skipped', 'no such machine'],
    ['a.spec.mjs > wavers', 'flaky', 'Error: late'],
  ])
})

it('the summary counts results and failed checks, names flaky tests, and says why a test failed or was skipped', () => {
  const result = (status: Result['status'], why?: string): Result => ({
    title: `a.test.ts > ${status}`,
    file: 'a.test.ts',
    status,
    seconds: 1,
    why,
  })
  const part = { title: 'Unit tests', isOk: true, seconds: 2 }
  const passing = [
    result('passed'),
    result('flaky', 'Error: late\n  at once'),
    result('skipped', 'no such machine'),
  ]
  const { lines, failedCount } = summarize([part], passing)
  expect(failedCount).toBe(0)
  expect(lines).toContain('flaky: a.test.ts > flaky: Error: late')
  expect(lines).toContain('skipped: a.test.ts > skipped: no such machine')
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 1 skipped')
  expect(summarize([part], passing, true).failedCount).toBe(1)
  expect(summarize([{ ...part, isOk: false }], passing).failedCount).toBe(1)
  const failing = summarize([part], [result('failed', 'ENOSPC: write'), result('skipped', '')])
  expect(failing.failedCount).toBe(2)
  expect(failing.lines).toContain('failed: a.test.ts > failed\n     ENOSPC: write')
  expect(failing.lines).toContainEqual(expect.stringContaining('The disk is full'))
})
