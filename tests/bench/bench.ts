/**
 * `npm run bench`: the transfer size of a first visit to every page, and its Lighthouse scores. Times are meaningful only
 * on a quiet machine.
 *   --home     the home page only
 *   --against=FOLDER   measures another build too, a copy of site/dist from before a change, and compares the home pages
 *   --runs=9   how often they are compared; 5 by default
 *   --check    fails if a limit of limits.ts is exceeded: sizes of all pages, Lighthouse scores that do not depend on
 *              timing
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { routes } from '../audit/routes'
import { chromiumLaunchOptions } from '../chromium.ts'
import { Server } from '../e2e/support/server'
import { median, type Scores, startLighthouse } from './lighthouse'
import { exceededLimits, failedCategories, timingIndependent, type Weight, weigh } from './limits'

const flag = { type: 'boolean', default: false } as const
const { home, check, against, runs } = parseArgs({
  options: { home: flag, check: flag, against: { type: 'string' }, runs: { type: 'string', default: '5' } },
}).values

/** The pages of the sandbox imitate other sites: unlisted, not measured. */
const pages = home ? ['/'] : routes.filter((path) => !path.startsWith('/sandbox'))
/** The longest page, the one with the most controls, and the one with the most fields. */
const sample = ['/', '/features', '/contact']

const round = (value: number, digits = 1) => Number(value.toFixed(digits))

/** Weighs and prints the pages, a few in parallel, because most of the time is waiting. */
async function weighAll(origin: string): Promise<Weight[]> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  const weights: Weight[] = []
  for (let start = 0; start < pages.length; start += 4)
    weights.push(
      ...(await Promise.all(pages.slice(start, start + 4).map((path) => weigh(browser, origin, path)))),
    )
  await browser.close()
  console.log(
    'KiB over the wire (brotli, headers included), phone, first visit, untouched until 5 s after load',
  )
  console.table(
    weights.map(({ files, path, shift, ...sizes }) => ({
      path,
      ...Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, round(value)])),
      shift: round(shift, 4),
    })),
  )
  for (const { type, bytes, url } of weights.find(({ path }) => path === '/')?.files ?? [])
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)}  ${type.padEnd(10)} ${new URL(url).pathname}`)
  return weights
}

const printScores = (scores: Scores[]) =>
  console.table(
    scores.map(({ path, categories, fcp, lcp, tbt, speed, failed }) => ({
      path,
      ...categories,
      ...('performance' in categories && {
        FCP: round(fcp, 0),
        LCP: round(lcp, 0),
        TBT: round(tbt, 0),
        speed: round(speed, 0),
      }),
      failed: failed.join(' '),
    })),
  )

const server = await Server.start()
const lighthouse = await startLighthouse()
const weights = await weighAll(server.url)

const scores: Scores[] = []
for (const path of check ? sample : pages)
  scores.push(await lighthouse.score(server.url, path, check ? timingIndependent : undefined))
console.log('Lighthouse, mobile, simulated connection; times in ms, one run')
printScores(scores)

if (against) {
  const folder = resolve(against)
  const other = await HttpServer.listen(0)
  other.serve(servePages({ pages: join(folder, 'client'), stories: join(folder, 'none') }))
  const url = `http://localhost:${other.port}`
  console.log(`The same for ${against}`)
  await weighAll(url)
  const builds = [
    { path: 'home', url: server.url, all: [] as Scores[] },
    { path: `of ${against}`, url, all: [] as Scores[] },
  ]
  // Alternately, because the speed of the machine changes.
  for (let run = 0; run < Number(runs); run++)
    for (const build of builds) build.all.push(await lighthouse.score(build.url, '/'))
  console.log(`Home: medians of ${runs} alternating runs`)
  printScores(builds.map(({ path, all }) => ({ ...median(all), path })))
  await other.close()
}
await lighthouse.close()
await server.dispose()

const problems = [...weights.flatMap(exceededLimits), ...scores.flatMap(failedCategories)]
for (const problem of problems) console.error(`Limit exceeded: ${problem}`)
if (check && problems.length > 0) process.exitCode = 1
