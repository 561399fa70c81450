// `npm test` and `npm run test:full`: installs what is missing, runs every gate, says what ran and what did not.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import {
  ensureInstalled,
  ensurePackage,
  ensureSite,
  ensureStories,
  root,
  run,
  stop,
} from '../site/build/steps.mjs'
import { findChromium } from './chromium.mjs'

const full = process.argv.includes('--full')
const results = new URL('.results/', import.meta.url)
const began = performance.now()

/** @type {{ title: string, seconds: number, ok: boolean }[]} */
const gates = []
/** @param {string} title @param {() => Promise<unknown>} work */
async function gate(title, work) {
  const start = performance.now()
  console.log(`\n== ${title}`)
  const ok = await work().then(
    () => true,
    (error) => {
      console.error(error.message)
      return false
    },
  )
  gates.push({ title, ok, seconds: (performance.now() - start) / 1000 })
}

/** A tool of this repository, by its script below node_modules. @param {string} script @param {string[]} args */
const tool = (script, args, env = {}) =>
  run(process.execPath, [`${root}node_modules/${script}`, ...args], env)

/** @param {string} file Where the counts go. @param {string[]} args */
const vitest = (file, ...args) =>
  tool('vitest/vitest.mjs', [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=tests/.results/${file}`, ...args],
  ])

/** A browser for the gates that need one: the machine's, else Playwright's, else the one command that helps. */
async function ensureChromium() {
  if (findChromium()) return
  const debianRoot =
    process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (debianRoot) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    if (findChromium()) return
  }
  const installed = spawnSync(
    process.execPath,
    [`${root}node_modules/playwright/cli.js`, 'install', 'chromium'],
    { stdio: 'inherit' },
  )
  if (installed.status !== 0)
    stop(
      'No Chromium was found. Install one (Debian: `apt-get install chromium`) or set CHROMIUM_PATH, then run the command again.',
    )
}

/** @param {string} name */
const report = async (name) => JSON.parse(await readFile(new URL(name, results), 'utf8').catch(() => 'null'))

/** Counts of a Vitest report; a skipped test has to say why in its title: `(skipped: …)`. @param {string} name */
async function vitestCounts(name) {
  const json = await report(name)
  if (!json) return { passed: 0, failed: 0, skipped: [] }
  const all = json.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
  const skipped = all
    .filter((/** @type {any} */ test) => ['skipped', 'pending', 'todo', 'disabled'].includes(test.status))
    .map((/** @type {any} */ test) => ({
      title: test.fullName,
      reason: test.title.match(/\(skipped: (.+)\)/)?.[1],
    }))
  return { passed: json.numPassedTests, failed: json.numFailedTests, skipped }
}

/** Counts of the Playwright report; the reason of a skip is the description given to `test.skip`. */
async function playwrightCounts() {
  const json = await report('playwright.json')
  if (!json) return { passed: 0, failed: 0, skipped: [] }
  /** @type {any[]} */
  const specs = []
  const walk = (/** @type {any} */ suite) => {
    specs.push(...suite.specs)
    for (const child of suite.suites ?? []) walk(child)
  }
  for (const suite of json.suites) walk(suite)
  const skipped = specs
    .filter((spec) => spec.tests.some((/** @type {any} */ test) => test.status === 'skipped'))
    .map((spec) => ({
      title: spec.title,
      reason: spec.tests[0].annotations.find((/** @type {any} */ note) => note.type === 'skip')?.description,
    }))
  return {
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
    skipped,
  }
}

await ensureInstalled()
await ensureChromium()
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

await gate('Build', async () => {
  await ensureSite()
  await ensureStories()
  await ensurePackage()
})
await gate('Types', () => tool('typescript/bin/tsc', ['-p', '.']))
await gate('Lint and format', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']))
await gate('Directions of imports', () =>
  tool('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', 'tests/dependency-cruiser.mjs', '--output-type', 'err-long'],
    ...['design-system', 'site'],
  ]),
)
await gate('Units, contracts, services, components', () => vitest('vitest.json', '--project=!consumers'))
await gate(`Journeys and audits${full ? ', the whole matrix' : ''}`, () =>
  tool(
    '@playwright/test/cli.js',
    ['test', '--config', 'tests/e2e/playwright.config.ts'],
    full ? { TIER: 'full' } : {},
  ),
)
if (full) await gate('Sites that install the package', () => vitest('consumers.json', '--project=consumers'))
if (full) await gate('Mutants', () => tool('tsx/dist/cli.mjs', ['tests/mutants/run.ts']))
if (full) await gate('Weights', () => run(process.execPath, ['tests/bench/run.mjs', '--check']))

const counts = [
  await vitestCounts('vitest.json'),
  await vitestCounts('consumers.json'),
  await playwrightCounts(),
]
const skipped = counts.flatMap((count) => count.skipped)
const unexplained = skipped.filter(({ reason }) => !reason)
console.log('\n== What ran')
for (const { title, ok, seconds } of gates)
  console.log(`${ok ? 'green' : 'RED  '}  ${seconds.toFixed(1).padStart(6)} s  ${title}`)
for (const { title, reason } of skipped) console.log(`skipped: ${title}: ${reason ?? 'NO REASON GIVEN'}`)
if (!full)
  console.log(
    'not run here: what only `npm run test:full` runs (eight of the ten cells, the second engine, the pixels of the focus, mutants, what is marked @full, the sites that install the package, and the weights)',
  )
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)

const failedGates = gates.filter(({ ok }) => !ok).length
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const red = failedGates > 0 || failed > 0 || unexplained.length > 0 || passed === 0
// A red gate without a red test (types, lint) still counts, so that the last line cannot look green.
console.log(
  `${passed} passed, ${Math.max(failed, failedGates, unexplained.length)} failed, ${skipped.length} skipped`,
)
process.exit(red ? 1 : 0)
