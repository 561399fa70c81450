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
import { chromium } from 'playwright'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { routes } from '../audit/routes'
import { chromiumLaunchOptions } from '../chromium.ts'
import { Server } from '../e2e/support/server'
import { median, type Scores, startLighthouse } from './lighthouse'
import { exceededLimits, failedCategories, timingIndependent } from './limits'
import { type Weight, weigh } from './weigh'

const check = process.argv.includes('--check')
const onlyHome = process.argv.includes('--home')
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const runs = Number(option('runs') ?? 5)
const against = option('against')

/** The pages of the sandbox imitate other sites: unlisted, not measured. */
const pages = onlyHome ? ['/'] : routes.filter((path) => !path.startsWith('/sandbox'))
/** The longest page, the one with the most controls, and the one with the most fields. */
const sample = ['/', '/features', '/contact']

const round = (value: number, digits = 1) => Number(value.toFixed(digits))

/** A few in parallel, because most of the time is waiting. */
async function weighAll(origin: string): Promise<Weight[]> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  const weights: Weight[] = []
  for (let at = 0; at < pages.length; at += 4)
    weights.push(...(await Promise.all(pages.slice(at, at + 4).map((path) => weigh(browser, origin, path)))))
  await browser.close()
  return weights
}

/** Measures the home pages of two builds alternately, on one machine. */
async function compare(origin: string, other: string, score: (url: string, path: string) => Promise<Scores>) {
  const measured = [
    { name: 'home', url: origin, all: [] as Scores[] },
    { name: `of ${against}`, url: other, all: [] as Scores[] },
  ]
  for (let run = 0; run < runs; run++) for (const { url, all } of measured) all.push(await score(url, '/'))
  return measured.map(({ name, all }) => ({ ...median(all), path: name }))
}

function showWeights(weights: Weight[]) {
  console.log(
    'KiB over the wire (brotli, headers included), phone, first visit, untouched until 5 s after load',
  )
  console.table(
    weights.map(({ files, path, requests, shift, ...sizes }) => ({
      path,
      requests,
      ...Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, round(value)])),
      shift: round(shift, 4),
    })),
  )
  for (const { type, bytes, url } of weights.find(({ path }) => path === '/')?.files ?? [])
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)}  ${type.padEnd(10)} ${new URL(url).pathname}`)
}

const row = ({ path, categories, fcp, lcp, tbt, speed, failed }: Scores) => ({
  path,
  ...categories,
  ...('performance' in categories
    ? { FCP: round(fcp, 0), LCP: round(lcp, 0), TBT: round(tbt, 0), speed: round(speed, 0) }
    : {}),
  failed: failed.join(' '),
})

const server = await Server.start()
const lighthouse = await startLighthouse()
const weights = await weighAll(server.url)
showWeights(weights)

const scores: Scores[] = []
for (const path of check ? sample : pages)
  scores.push(await lighthouse.score(server.url, path, check ? timingIndependent : undefined))
console.log('Lighthouse, mobile, simulated connection; times in ms, one run')
console.table(scores.map(row))

/** Serves the client of another build, a copy of `site/dist`. */
async function serveOther(folder: string) {
  const server = await HttpServer.listen(0)
  server.serve(servePages({ pages: join(folder, 'client'), stories: join(folder, 'none') }))
  return server
}
const other = against ? await serveOther(resolve(against)) : undefined
const otherUrl = other && `http://localhost:${other.port}`
if (otherUrl) {
  console.log(`The same for ${against}`)
  showWeights(await weighAll(otherUrl))
}

const comparison = otherUrl ? await compare(server.url, otherUrl, lighthouse.score) : undefined
if (comparison) {
  console.log(`Home: medians of ${runs} alternating runs`)
  console.table(comparison.map(row))
}
await other?.close()
await lighthouse.close()
await server.dispose()

const problems = [...weights.flatMap(exceededLimits), ...scores.flatMap(failedCategories)]
for (const problem of problems) console.error(`Limit exceeded: ${problem}`)
if (check && problems.length > 0) process.exitCode = 1
