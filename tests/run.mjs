// `npm test`, `npm run test:full` and `npm test -- --changed`: installs what is missing, runs every check, and prints
// what ran, how long it took, and what did not run. A test is not retried: a flaky one is fixed, or listed in
// tests/quarantine.json. After an `npm test` that has passed, `npm run test:full` runs only the rest.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { ensureInstalled, ensurePackage, ensureSite, ensureStories, root, run } from '../site/build/steps.mjs'
import { changedFiles, mergeBase, playwrightTests } from './changed.mjs'
import { ensureChromium } from './chromium.mjs'
import { currentState, hasPassed, rememberPass } from './passed.mjs'
import { isQuarantined, quarantineProblems, readQuarantine } from './quarantine.mjs'
import { playwrightResults, slowestFiles, vitestResults } from './reports.mjs'
import { ensureTools } from './tools/install.mjs'

/** @typedef {import('./reports.mjs').Result} Result */

const full = process.argv.includes('--full')
const onlyChanged = process.argv.includes('--changed')
const folder = new URL('.results/', import.meta.url)
const began = performance.now()
const quarantine = await readQuarantine()
const state = await currentState()
const onlyRest = full && (await hasPassed(state))
const tier = { ...(full && { TIER: 'full' }), ...(onlyRest && { ONLY_REST: '1' }) }

/** @type {{ title: string, ok: boolean, seconds: number }[]} */
const parts = []
/** @type {Result[]} */
const results = []

/**
 * @param {string} title
 * @param {() => Promise<unknown>} work
 * @param {() => Promise<Result[]>} [report] The results of a part that may fail only because of quarantined
 * tests.
 */
async function part(title, work, report) {
  const start = performance.now()
  console.log(`\n== ${title}`)
  const error = await work().then(
    () => undefined,
    (error) => error,
  )
  if (error) console.error(error.message)
  const own = (await report?.()) ?? []
  results.push(...own)
  const failed = own.filter(({ status }) => status === 'failed')
  const isExcused = failed.length > 0 && failed.every((one) => isQuarantined(quarantine, one))
  parts.push({ title, ok: !error || isExcused, seconds: (performance.now() - start) / 1000 })
}

/** Runs a tool of this repository, by its script below node_modules. @param {string} script @param {string[]} args */
const tool = (script, args, env = {}) =>
  run(process.execPath, [`${root}node_modules/${script}`, ...args], env)

/**
 * The same, in parallel with other work. Its output is printed at once when it ends.
 * @param {string} script
 * @param {string[]} args
 */
async function toolInParallel(script, args) {
  const child = spawn(process.execPath, [`${root}node_modules/${script}`, ...args], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${output}\n${script} failed`)
}

/** @param {string} title @param {string} name Of its report. @param {string[]} args */
function vitest(title, name, args, env = {}) {
  const file = `tests/.results/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return part(
    title,
    () => tool('vitest/vitest.mjs', ['run', ...reporters, ...args], env),
    () => vitestResults(new URL(`${name}.json`, folder)),
  )
}

/** @param {string} title @param {string[]} args */
const playwright = (title, args = [], env = tier) =>
  part(
    title,
    () =>
      tool('@playwright/test/cli.js', ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], env),
    () => playwrightResults(new URL('playwright.json', folder)),
  )

/** Checks that need no build. @param {string[]} files For the linter. */
async function staticChecks(files) {
  await part('Types', () => toolInParallel('typescript/bin/tsc', ['-p', full ? 'tests/tools' : '.']))
  if (onlyRest) return
  await part('Lint and format', () =>
    toolInParallel('@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...files,
    ]),
  )
  await part('Imports', () =>
    toolInParallel('dependency-cruiser/bin/dependency-cruise.mjs', [
      ...['--config', 'tests/dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...['design-system', 'site'],
    ]),
  )
}

/** Specs that import the tools of the full tier. */
const needsTools = /^audit\/(engines|enter|markup|measurements)\./

async function runChanged() {
  const since = mergeBase()
  const files = changedFiles(since)
  console.log(`${files.length} changed files since ${since.slice(0, 12)}:\n${files.join('\n')}`)
  const wanted = playwrightTests(files)
  await staticChecks(files.length ? files : ['package.json'])
  await vitest('Unit and component tests that import a changed file', 'vitest', [
    ...['--project=node', '--project=components', '--passWithNoTests', `--changed=${since}`],
  ])
  if (!wanted.length) return console.log('\nNo Playwright test is mapped to these files (tests/changed.mjs).')
  await part('Build', async () => {
    await ensureSite()
    await ensureStories()
  })
  const names = wanted.map((name) => name.replaceAll(/[.\\]/g, '\\$&')).join('|')
  const withTools = wanted.some((name) => needsTools.test(name))
  if (withTools) await ensureTools()
  await playwright(
    `Playwright: ${wanted.join(', ')}`,
    ['--pass-with-no-tests', '--grep', `^\\s*(${names})`],
    { TIER: withTools ? 'full' : 'changed' },
  )
}

async function runTier() {
  await Promise.all([
    part('Build', async () => {
      await ensureSite()
      await ensureStories()
      if (full) await ensurePackage()
    }),
    staticChecks(['.']),
  ])
  await vitest('Unit and component tests', 'vitest', ['--project=node', '--project=components'], tier)
  if (full)
    await vitest('Server tests on PostgreSQL', 'postgres', ['--project=postgres'], { POSTGRES: 'all' })
  await playwright(`Journeys and accessibility audit${full ? ', every display mode' : ''}`)
  if (!full) return
  await vitest('Sites that install the package, development server and templates', 'consumers', [
    ...['--project=consumers', '--project=tools'],
  ])
  await part('Mutants', () => tool('tsx/dist/cli.mjs', ['tests/mutants/run.ts']))
  await part('Sizes of the package', () => run(process.execPath, ['tests/size/run.mjs']))
  await part('Page weights', () => run(process.execPath, ['tests/bench/run.mjs', '--check']))
}

await ensureInstalled()
if (full) await ensureTools()
ensureChromium()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await (onlyChanged ? runChanged() : runTier())

const listed = quarantine.filter((entry) => (full ? !onlyRest || entry.tier : !entry.tier))
const problems = quarantineProblems(
  listed,
  new Date().toISOString().slice(0, 10),
  onlyChanged ? undefined : results,
)
const skipped = results.filter(({ status }) => status === 'skipped')
const unexplained = skipped.filter(({ why }) => !why)
const failed = results.filter(({ status }) => status === 'failed')
const excused = failed.filter((one) => isQuarantined(quarantine, one))
const failures = failed.filter((one) => !isQuarantined(quarantine, one))
const duration = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(7)} s`

console.log('\n== What ran')
for (const { title, ok, seconds } of parts)
  console.log(`${ok ? 'passed' : 'FAILED'} ${duration(seconds)}  ${title}`)
console.log('\nSlowest test files:')
for (const [file, seconds] of slowestFiles(results, 10)) console.log(`       ${duration(seconds)}  ${file}`)
for (const { title, why } of failures) console.log(`failed: ${title}\n     ${why}`)
for (const { title, why } of excused) console.log(`failed, in quarantine: ${title}\n     ${why}`)
for (const problem of problems) console.log(`failed: ${problem}`)
for (const { title, why } of skipped) console.log(`skipped: ${title}: ${why ?? 'NO REASON GIVEN'}`)
if (onlyRest)
  console.log(
    'Not run again, because `npm test` passed on the same files: lint and format, imports, and the tests whose answer is the same in both tiers.',
  )
else if (onlyChanged)
  console.log('Not run: tests of files that did not change. `npm test` runs all tests of its tier.')
else if (!full)
  console.log(
    'Not run here, but in `npm run test:full`: the other display modes, the second accessibility engine and the measurement of focus rings; tests of the test tools (*.full.test.ts) and variations (tests marked @full: other pages, window sizes, inputs and faults); crash-recovery and fuzz tests at full counts; the server tests on PostgreSQL; the sites that install the package; the development server and the templates of `npm run new`; mutants; package sizes and page weights.',
  )
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in total`)

const passed = results.filter(({ status }) => status === 'passed').length
const failedParts = parts.filter(({ ok }) => !ok).length
const nothingRan = passed === 0 && !onlyChanged
// Types and lint have no test results: if only these failed, the last line must not report success.
const count = Math.max(
  failures.length + problems.length + unexplained.length,
  failedParts,
  Number(nothingRan),
)
if (!full && !onlyChanged && count === 0 && excused.length === 0) await rememberPass(state)
console.log(`${passed} passed, ${count} failed, ${skipped.length} skipped`)
process.exit(count > 0 ? 1 : 0)
