// `npm test`, `npm run test:full` and `npm test -- --changed`: installs what is missing, runs every check, and prints
// what ran, how long it took, and what did not run. A test that passed only when it was tried again is listed as flaky;
// a test that cannot be mended at once is listed in tests/quarantine.json.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ensureInstalled, ensurePackage, ensureSite, ensureStories, stop } from '../site/build/steps.mjs'
import { changedFiles, mergeBase, playwrightTests } from './changed.mjs'
import { ensureChromium } from './chromium.mjs'
import { isQuarantined, quarantineProblems, readQuarantine } from './quarantine.mjs'
import { slowestFiles } from './reports.mjs'
import { emptyResults, resultFile, runCheck, runPlaywright, runScript, runVitest } from './runners.mjs'
import { ensureTools } from './tools/install.mjs'

/** @typedef {import('./reports.mjs').Result} Result */
/** @typedef {import('./runners.mjs').Outcome} Outcome */
/**
 * @typedef {object} Part
 * @property {string} title
 * @property {() => Promise<Outcome>} run
 * @property {'site' | 'package'} [needs] What has to be built before.
 * @property {boolean} [fullOnly] `npm test` leaves it out.
 */

const usage =
  'Options: --strict (a flaky test fails the run), --changed (only what the change affects), --full, --only=PART,PART (parts of the full tier).'

/** @returns {{ full?: boolean, changed?: boolean, strict?: boolean, only?: string }} */
function readOptions() {
  try {
    const flag = /** @type {const} */ ({ type: 'boolean' })
    const options = {
      full: flag,
      changed: flag,
      strict: flag,
      only: /** @type {const} */ ({ type: 'string' }),
    }
    return parseArgs({ options }).values
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message} ${usage}`)
  }
}

const { full = false, changed = false, strict = false, only } = readOptions()
const began = performance.now()
const env = full ? { TIER: 'full' } : undefined

/** @type {<Name extends string>(parts: Record<Name, Part>) => Record<Name, Part>} */
const named = (parts) => parts

const allParts = named({
  types: {
    title: 'Types',
    run: () => runCheck('typescript/bin/tsc', ['-p', full ? 'tests/tools' : '.']),
  },
  lint: { title: 'Lint and format', run: () => lint(['.']) },
  imports: {
    title: 'Imports',
    run: () =>
      runCheck('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        'tests/dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        'design-system',
        'site',
      ]),
  },
  units: {
    title: 'Unit, server and component tests',
    run: () => runVitest('vitest', ['--project=node', '--project=server', '--project=components'], { env }),
  },
  postgres: {
    title: 'Server tests on PostgreSQL',
    fullOnly: true,
    run: () => runVitest('postgres', ['--project=postgres'], { env: { ...env, POSTGRES: 'all' } }),
  },
  pages: {
    title: `Journeys and accessibility audit${full ? ', every display mode' : ''}`,
    needs: 'site',
    run: () => runPlaywright([], { env }),
  },
  consumers: {
    title: 'Sites that install the package, development server and templates',
    needs: 'package',
    fullOnly: true,
    run: () => runVitest('consumers', ['--project=consumers', '--project=tools'], { env }),
  },
  sizes: {
    title: 'Sizes of the package',
    needs: 'package',
    fullOnly: true,
    run: () => runScript('tests/size/run.mjs'),
  },
  weights: {
    title: 'Page weights',
    needs: 'site',
    fullOnly: true,
    run: () => runScript('tests/bench/run.mjs', ['--check']),
  },
})

const chosen = only?.split(',') ?? Object.keys(allParts)
const unknown = chosen.filter((name) => !(name in allParts))
if (unknown.length)
  stop(`No part is named ${unknown.join(', ')}. Parts: ${Object.keys(allParts).join(', ')}.`)
const parts = Object.entries(allParts)
  .filter(([name, { fullOnly }]) => chosen.includes(name) && (full || !fullOnly))
  .map(([, part]) => part)
const quarantine = await readQuarantine()
/** @type {{ title: string, ok: boolean, seconds: number }[]} */
const ran = []
/** @type {Result[]} */
const results = []

/** @param {string[]} files */
const lint = (files) =>
  runCheck('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files])

/** Runs one part. It may fail only because of quarantined tests. @param {Pick<Part, 'title' | 'run'>} part */
async function run({ title, run: work }) {
  const start = performance.now()
  console.log(`\n== ${title}`)
  const { error, results: own } = await work().catch((error) => ({ error: error.message, results: [] }))
  if (error) console.error(error)
  results.push(...own)
  const failed = own.filter(({ status }) => status === 'failed')
  const isExcused = failed.length > 0 && failed.every((one) => isQuarantined(quarantine, one))
  ran.push({ title, ok: !error || isExcused, seconds: (performance.now() - start) / 1000 })
}

/** Specs that import the tools of the full tier. */
const needsTools = /^audit\/(engines|enter|markup|measurements)\./

async function runChanged() {
  const since = mergeBase()
  const files = changedFiles(since)
  console.log(`${files.length} changed files since ${since.slice(0, 12)}:\n${files.join('\n')}`)
  const wanted = playwrightTests(files)
  const projects = ['--project=node', '--project=server', '--project=components']
  await Promise.all([
    run(allParts.types),
    run({ title: 'Lint and format', run: () => lint(files.length ? files : ['package.json']) }),
    run(allParts.imports),
  ])
  await run({
    title: 'Unit, server and component tests that import a changed file',
    run: () => runVitest('vitest', [...projects, '--passWithNoTests', `--changed=${since}`]),
  })
  if (!wanted.length) return console.log('\nNo Playwright test is mapped to these files (tests/changed.mjs).')
  await run({ title: 'Build', run: () => build(['site']) })
  const names = wanted.map((name) => name.replaceAll(/[.\\]/g, '\\$&')).join('|')
  const withTools = wanted.some((name) => needsTools.test(name))
  if (withTools) await ensureTools()
  await run({
    title: `Playwright: ${wanted.join(', ')}`,
    run: () =>
      runPlaywright(['--pass-with-no-tests', '--grep', `^\\s*(${names})`], {
        env: { TIER: withTools ? 'full' : 'changed' },
      }),
  })
}

/** @param {(Part['needs'])[]} needs @returns {Promise<Outcome>} */
async function build(needs) {
  if (needs.some(Boolean)) {
    await ensureSite()
    await ensureStories()
  }
  if (needs.includes('package')) await ensurePackage()
  return { results: [] }
}

/** Checks that need no build run beside it; parts with a browser run one after another. */
async function runTier() {
  const needs = parts.map((part) => part.needs)
  const beside = [allParts.types, allParts.lint, allParts.imports].filter((part) => parts.includes(part))
  await Promise.all([
    ...(needs.some(Boolean) ? [run({ title: 'Build', run: () => build(needs) })] : []),
    beside.reduce((before, part) => before.then(() => run(part)), Promise.resolve()),
  ])
  for (const part of parts) if (!beside.includes(part)) await run(part)
}

const diskIsFull = 'The disk is full. Free some space, then run the command again.'
process.on('uncaughtException', (error) => {
  stop('code' in error && error.code === 'ENOSPC' ? diskIsFull : `${error.stack}`)
})
await ensureInstalled()
if (full) await ensureTools()
ensureChromium()
await emptyResults()
await (changed ? runChanged() : runTier())

const listed = quarantine.filter((entry) => full || !entry.tier)
const problems = quarantineProblems(
  listed,
  new Date().toISOString().slice(0, 10),
  changed || only ? undefined : results,
)
const skipped = results.filter(({ status }) => status === 'skipped')
const unexplained = skipped.filter(({ why }) => !why)
const failed = results.filter(({ status }) => status === 'failed')
const excused = failed.filter((one) => isQuarantined(quarantine, one))
const failures = failed.filter((one) => !isQuarantined(quarantine, one))
const flaky = results.filter(({ status }) => status === 'flaky')
await writeFile(resultFile('flaky.json'), JSON.stringify(flaky, null, 1))
const duration = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(7)} s`

console.log('\n== What ran')
for (const { title, ok, seconds } of ran)
  console.log(`${ok ? 'passed' : 'FAILED'} ${duration(seconds)}  ${title}`)
console.log('\nSlowest test files:')
for (const [file, seconds] of slowestFiles(results, 10)) console.log(`       ${duration(seconds)}  ${file}`)
for (const { title, why } of failures) console.log(`failed: ${title}\n     ${why}`)
if (failures.some(({ why }) => why?.includes('ENOSPC'))) console.log(diskIsFull)
for (const { title, why } of excused) console.log(`failed, in quarantine: ${title}\n     ${why}`)
for (const problem of problems) console.log(`failed: ${problem}`)
for (const { title, why } of skipped) console.log(`skipped: ${title}: ${why ?? 'NO REASON GIVEN'}`)
for (const { title, why } of flaky) console.log(`flaky: ${title}: ${why?.split('\n')[0]}`)
if (only) console.log(`Not run: every part but ${only}.`)
else if (changed)
  console.log('Not run: tests of files that did not change. `npm test` runs all tests of its tier.')
else if (!full)
  console.log(
    'Not run here, but in `npm run test:full`: the other display modes, the second accessibility engine and the measurement of focus rings; tests of the test tools (*.full.test.ts) and variations (tests marked @full: other pages, window sizes, inputs and faults); crash-recovery and fuzz tests at full counts; the server tests on PostgreSQL; the sites that install the package; the development server and the templates of `npm run new`; package sizes and page weights.',
  )
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in total`)

const passed = results.filter(({ status }) => status === 'passed').length + flaky.length
const failedParts = ran.filter(({ ok }) => !ok).length
const nothingRan = passed === 0 && !changed && !only
// Types and lint have no test results: if only these failed, the last line must not report success.
const count = Math.max(
  failures.length + problems.length + unexplained.length + (strict ? flaky.length : 0),
  failedParts,
  Number(nothingRan),
)
console.log(
  `${flaky.length} flaky${flaky.length ? ' (tests/.results/flaky.json)' : ''}${strict && flaky.length ? ', which --strict counts as failed' : ''}`,
)
console.log(`${passed} passed, ${count} failed, ${skipped.length} skipped`)
process.exit(count > 0 ? 1 : 0)
