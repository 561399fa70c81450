// `npm test` and `npm run test:full`: installs what is missing, runs every gate, says what ran and what did not. What is
// the same in both and green on the very same commit is not done twice, unless asked for: `npm run test:full -- --again`.
// A test that is red has a second try, and is named when it needed it: a busy machine must not keep a change from landing,
// nor a race hide for ever.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
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
import { greenBefore, keepGreen } from './green.mjs'
import { playwrightReport, vitestReport } from './reports.mjs'

const full = process.argv.includes('--full')
const results = new URL('.results/', import.meta.url)
/** How many tests may need their second try. More is no bad luck. */
const unsteadyAtMost = 3
const began = performance.now()

const kept = new URL('green.json', results)
const before = full && !process.argv.includes('--again') ? await greenBefore(kept) : new Map()

/** @type {{ title: string, seconds: number, ok: boolean, before?: boolean }[]} */
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

/** A gate that is the same in both tiers. @param {string} title @param {() => Promise<unknown>} work */
async function gateOnce(title, work) {
  const seconds = before.get(title)
  if (seconds === undefined) return gate(title, work)
  gates.push({ title, seconds, ok: true, before: true })
}

/** A tool of this repository, by its script below node_modules. @param {string} script @param {string[]} args */
const tool = (script, args, env = {}) =>
  run(process.execPath, [`${root}node_modules/${script}`, ...args], env)

const tier = full ? { TIER: 'full' } : {}

/** @param {string} file Where the counts go. @param {string[]} args */
const vitest = (file, args, env = {}) =>
  tool(
    'vitest/vitest.mjs',
    [
      'run',
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=tests/.results/${file}`,
      ...args,
    ],
    env,
  )

/** What has more to do in the full tier: the tests that read it. `tests/house/tiers.test.ts` holds the list to them. */
const tiered = [
  'site/services/fuzz-form.test.ts',
  'site/services/fuzz.test.ts',
  'tests/faults/kills.test.ts',
  'tests/faults/mails.test.ts',
  'tests/faults/runtime.test.ts',
]

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
const units = 'Units, contracts, services, components'
const unitsReport = new URL('vitest.json', results)
const said = before.has(units) ? await readFile(unitsReport, 'utf8') : undefined
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
if (said) await writeFile(unitsReport, said)

await gate('Build', async () => {
  await ensureSite()
  await ensureStories()
  await ensurePackage()
})
await gateOnce('Types', () => tool('typescript/bin/tsc', ['-p', '.']))
await gateOnce('Lint and format', () =>
  tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
)
await gateOnce('Directions of imports', () =>
  tool('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', 'tests/dependency-cruiser.mjs', '--output-type', 'err-long'],
    ...['design-system', 'site'],
  ]),
)
await gateOnce(units, () => vitest('vitest.json', ['--project=!consumers']))
if (full)
  await gate('Faults and fuzz at full counts', () =>
    vitest('tiered.json', ['--project=node', ...tiered], tier),
  )
if (full)
  await gate('The server’s tests over a real PostgreSQL', () =>
    vitest('postgres.json', ['--project=postgres'], { POSTGRES: 'all' }),
  )
await gate(`Journeys and audits${full ? ', the whole matrix' : ''}`, () =>
  tool(
    '@playwright/test/cli.js',
    ['test', '--retries=1', '--config', 'tests/e2e/playwright.config.ts'],
    tier,
  ),
)
if (full)
  await gate('Sites that install the package', () => vitest('consumers.json', ['--project=consumers']))
if (full) await gate('Mutants', () => tool('tsx/dist/cli.mjs', ['tests/mutants/run.ts']))
if (full) await gate('Weights', () => run(process.execPath, ['tests/bench/run.mjs', '--check']))

const reports = [
  await vitestReport(unitsReport),
  await vitestReport(new URL('tiered.json', results)),
  await vitestReport(new URL('postgres.json', results)),
  await vitestReport(new URL('consumers.json', results)),
  await playwrightReport(new URL('playwright.json', results)),
]
const skipped = reports.flatMap((one) => one.skipped)
const failures = reports.flatMap((one) => one.failures)
const unsteady = reports.flatMap((one) => one.unsteady)
const tooUnsteady = unsteady.length > unsteadyAtMost
const unexplained = skipped.filter(({ reason }) => !reason)
console.log('\n== What ran')
for (const { title, ok, seconds, before: earlier } of gates)
  console.log(
    `${ok ? 'green' : 'RED  '}  ${seconds.toFixed(1).padStart(6)} s  ${title}${earlier ? ' (by `npm test`, on this very commit)' : ''}`,
  )
for (const { title, why } of failures) console.log(`red: ${title}\n     ${why}`)
for (const { title, why } of unsteady)
  console.log(`green at the second try only, to be mended: ${title}\n     ${why}`)
if (tooUnsteady) console.log(`red: more than ${unsteadyAtMost} tests needed a second try`)
for (const { title, reason } of skipped) console.log(`skipped: ${title}: ${reason ?? 'NO REASON GIVEN'}`)
if (!full)
  console.log(
    'not run here: what only `npm run test:full` runs (eight of the ten cells, the second engine, the pixels of the focus, the pages of the documentation beyond that they open, a server killed at every step, faults and fuzz at full counts, all tests of the server once more over a real PostgreSQL, mutants, what is marked @full, the sites that install the package, and the weights)',
  )
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)

await keepGreen(kept, gates)
const failedGates = gates.filter(({ ok }) => !ok).length
const passed = reports.reduce((sum, one) => sum + one.passed, 0)
const red = failedGates > 0 || failures.length > 0 || tooUnsteady || unexplained.length > 0 || passed === 0
// A red gate without a red test (types, lint) still counts, so that the last line cannot look green.
console.log(
  `${passed} passed, ${Math.max(failures.length, failedGates, unexplained.length, Number(tooUnsteady))} failed, ${skipped.length} skipped`,
)
process.exit(red ? 1 : 0)
