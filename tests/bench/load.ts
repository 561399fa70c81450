/**
 * `npm run bench:load`: five hundred concurrent visitors for half a minute, against the built server in its sandbox,
 * over PGlite: pages, files, and calls that read and write. Exits with 1 if any response was not the expected one
 * or a 429, or if the server's memory grew. Times are printed: they are meaningful only on a quiet machine, and the
 * load comes from the same machine.
 *   --quick    five seconds instead of thirty
 * The results are written to tests/.results/load.json.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Server } from '../e2e/support/server'
import { type Figures, type LoadScenario, loadScenarios, visit } from './load-scenarios'
import { growth, watchMemory } from './memory'

const seconds = process.argv.includes('--quick') ? 5 : 30
/** During this time code is compiled and caches are filled. */
const warmUp = seconds / 3
/** How much memory may grow from the end of the warm-up to the end of the run, by linear regression. */
const allowed = 0.15

const metricsToken = 'read-by-the-bench-alone'
// Each visitor has a separate IP address, as behind a proxy; one scenario shares a single address, as behind a school's
// router.
const server = await Server.start({
  TRUST_PROXY: '1',
  SITE_URL: 'https://kaksha.example',
  METRICS_TOKEN: metricsToken,
  LOG_LEVEL: 'info',
})
const memory = watchMemory(server.url, metricsToken)
const begun = performance.now()
const figures: Figures[] = await Promise.all(
  loadScenarios.map((scenario: LoadScenario) => visit(scenario, server.url, seconds)),
)
const samples = await memory.stop()
const took = (performance.now() - begun) / 1000
await server.dispose()

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const steady = samples.filter(({ at }) => at >= warmUp && at <= seconds)
const grown = growth(steady)
console.table(
  figures.map(({ statuses, ...row }) => ({ ...row, statuses: JSON.stringify(statuses).replaceAll('"', '') })),
)
const first = steady[0]
const last = steady.at(-1)
console.log(
  `Server memory: ${megabytes(first?.bytes ?? 0)} MB after ${warmUp} s, ${megabytes(last?.bytes ?? 0)} MB after ${seconds} s; its trend rises by ${(grown * 100).toFixed(1)} % (at most ${allowed * 100} %).`,
)

const connections = loadScenarios.reduce((sum, scenario) => sum + scenario.connections, 0)
const wrong = [
  ...figures
    .filter(({ errors }) => errors > 0)
    .map(({ scenario, errors }) => `${scenario}: ${errors} requests got no response.`),
  ...figures
    .filter(({ unexpected }) => unexpected > 0)
    .map(({ scenario, unexpected }) => `${scenario}: ${unexpected} unexpected responses.`),
  ...figures.filter(({ answers }) => answers === 0).map(({ scenario }) => `${scenario}: no response at all.`),
  // Not `grown > allowed`: NaN has to fail too.
  ...(grown <= allowed ? [] : ['The memory of the server grows.']),
]
for (const line of wrong) console.error(line)

const results = join(import.meta.dirname, '../.results')
await mkdir(results, { recursive: true })
const kept = { seconds, took, connections, figures, memory: { samples, grown, allowed }, wrong }
await writeFile(join(results, 'load.json'), JSON.stringify(kept, null, 2))
process.exitCode = wrong.length > 0 ? 1 : 0
