/**
 * `npm run bench:load`: five hundred visitors at once for half a minute, against the built server in its sandbox, over
 * PGlite: pages, files, and calls that read and write. Ends with 1 where anybody got another answer than he should or a
 * 429, or where the server's memory grew. Times are printed: they mean something on a quiet machine only, and the load
 * comes from the same one.
 *   --quick    five seconds instead of thirty
 * The figures are written to tests/.results/load.json.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Server } from '../e2e/server'
import { type Crowd, crowds, type Figures, visit } from './crowds'
import { growth, watchMemory } from './memory'

const seconds = process.argv.includes('--quick') ? 5 : 30
/** Until then the code is compiled and the caches fill up. */
const warmUp = seconds / 3
/** How much more memory the end may need than the time after warming up, at the pace that was measured. */
const allowed = 0.15

const metricsToken = 'read-by-the-bench-alone'
// Each visitor has an address of his own, as behind a proxy; one crowd shares one, as behind a school's.
const server = await Server.start({
  TRUST_PROXY: '1',
  SITE_URL: 'https://kaksha.example',
  METRICS_TOKEN: metricsToken,
  LOG_LEVEL: 'info',
})
const memory = watchMemory(server.url, metricsToken)
const begun = performance.now()
const figures: Figures[] = await Promise.all(crowds.map((crowd: Crowd) => visit(crowd, server.url, seconds)))
const samples = await memory.stop()
const took = (performance.now() - begun) / 1000
await server.dispose()

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const steady = samples.filter(({ at }) => at >= warmUp && at <= seconds)
const grown = growth(steady)
console.table(
  figures.map(({ statuses, ...row }) => ({ ...row, statuses: JSON.stringify(statuses).replaceAll('"', '') })),
)
const [first, last] = [steady[0], steady.at(-1)]
console.log(
  `Memory of the server: ${megabytes(first?.bytes ?? 0)} MB after ${warmUp} s, ${megabytes(last?.bytes ?? 0)} MB after ${seconds} s; its line rises by ${(grown * 100).toFixed(1)} % (at most ${allowed * 100} %).`,
)

const connections = crowds.reduce((sum, crowd) => sum + crowd.connections, 0)
const wrong = [
  ...figures
    .filter(({ errors }) => errors > 0)
    .map(({ crowd, errors }) => `${crowd}: ${errors} got no answer.`),
  ...figures.filter(({ odd }) => odd > 0).map(({ crowd, odd }) => `${crowd}: ${odd} odd answers.`),
  ...figures.filter(({ answers }) => answers === 0).map(({ crowd }) => `${crowd}: not one answer.`),
  // Not `grown > allowed`: what is no number has to fail too.
  ...(grown <= allowed ? [] : ['The memory of the server grows.']),
]
for (const line of wrong) console.error(line)

const results = join(import.meta.dirname, '../.results')
await mkdir(results, { recursive: true })
const kept = { seconds, took, connections, figures, memory: { samples, grown, allowed }, wrong }
await writeFile(join(results, 'load.json'), JSON.stringify(kept, null, 2))
process.exitCode = wrong.length > 0 ? 1 : 0
