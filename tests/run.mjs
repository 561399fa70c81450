// `npm test` and `npm run test:full`: installs what is missing, runs every gate, says what ran and what did not.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
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
import { playwrightReport, vitestReport } from './reports.mjs'

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

const tier = full ? { TIER: 'full' } : {}

/** @param {string} file Where the counts go. @param {string[]} args */
const vitest = (file, ...args) =>
  tool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=tests/.results/${file}`, ...args],
    tier,
  )

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
  tool('@playwright/test/cli.js', ['test', '--config', 'tests/e2e/playwright.config.ts'], tier),
)
if (full) await gate('Sites that install the package', () => vitest('consumers.json', '--project=consumers'))
if (full) await gate('Mutants', () => tool('tsx/dist/cli.mjs', ['tests/mutants/run.ts']))
if (full) await gate('Weights', () => run(process.execPath, ['tests/bench/run.mjs', '--check']))

const reports = [
  await vitestReport(new URL('vitest.json', results)),
  await vitestReport(new URL('consumers.json', results)),
  await playwrightReport(new URL('playwright.json', results)),
]
const skipped = reports.flatMap((one) => one.skipped)
const failures = reports.flatMap((one) => one.failures)
const unexplained = skipped.filter(({ reason }) => !reason)
console.log('\n== What ran')
for (const { title, ok, seconds } of gates)
  console.log(`${ok ? 'green' : 'RED  '}  ${seconds.toFixed(1).padStart(6)} s  ${title}`)
for (const { title, why } of failures) console.log(`red: ${title}\n     ${why}`)
for (const { title, reason } of skipped) console.log(`skipped: ${title}: ${reason ?? 'NO REASON GIVEN'}`)
if (!full)
  console.log(
    'not run here: what only `npm run test:full` runs (eight of the ten cells, the second engine, the pixels of the focus, a server killed at every step, mutants, what is marked @full, the sites that install the package, and the weights)',
  )
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)

const failedGates = gates.filter(({ ok }) => !ok).length
const passed = reports.reduce((sum, one) => sum + one.passed, 0)
const red = failedGates > 0 || failures.length > 0 || unexplained.length > 0 || passed === 0
// A red gate without a red test (types, lint) still counts, so that the last line cannot look green.
console.log(
  `${passed} passed, ${Math.max(failures.length, failedGates, unexplained.length)} failed, ${skipped.length} skipped`,
)
process.exit(red ? 1 : 0)
