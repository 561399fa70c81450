/**
 * `npm run bench:files`: our server beside sirv and nginx, one after another on one core, with the load on another; then
 * memory, the first start and the stop of our server. Everything stays on this machine and ends after a fixed time. Exits
 * with 1 beyond the limits below. CPU time per request means something on a busy machine too, the times only on one that does
 * nothing else.
 *   --quick             two seconds for each measurement instead of five, and ten of steady load instead of sixty
 *   --only=PART[,PART]  compare, steady, start or stop
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { compare } from './compare'
import { measureFirstStart, measureSteadyLoad } from './memory'
import { startOwn } from './servers'
import { measureStops } from './stops'

const quick = process.argv.includes('--quick')
const asset = await nameOfAsset()

async function nameOfAsset(): Promise<string> {
  const server = await startOwn()
  const html = await (await fetch(server.url)).text()
  await server.stop()
  const [path] = html.match(/\/assets\/entry-client[\w.-]+\.js/) ?? []
  if (!path) throw new Error('The home page names no script: has the site been built?')
  return path
}

/** Each prints what it measured, and returns it with a line for each limit that is exceeded. */
const parts = {
  compare: () => compare({ page: '/', asset }, quick ? 2 : 5),
  start: measureFirstStart,
  steady: () => measureSteadyLoad(['/', asset, '/pricing'], quick ? 10 : 60),
  stop: measureStops,
}
const names = Object.keys(parts) as (keyof typeof parts)[]
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',')
const unknown = only?.find((name) => !names.includes(name as keyof typeof parts))
if (unknown) throw new Error(`There is no part ${unknown}: ${names.join(', ')}.`)

console.log(`Load of the machine before the first measurement: ${loadavg()[0]?.toFixed(1)} processes.`)
const results: Record<string, unknown> = {}
const wrong: string[] = []
for (const name of names.filter((one) => !only || only.includes(one))) {
  const { measured, exceeded } = await parts[name]()
  results[name] = measured
  wrong.push(...exceeded)
}
for (const line of wrong) console.error(line)
const folder = join(import.meta.dirname, '../../.results')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'files.json'), JSON.stringify({ ...results, wrong }, null, 2))
process.exit(wrong.length > 0 ? 1 : 0)
