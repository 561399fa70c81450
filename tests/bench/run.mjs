// `npm run bench`: what a first visit weighs, page by page, untouched until five seconds after load.
// With --check it fails when the home page passes its budget.
import { chromium } from 'playwright'
import { register } from 'tsx/esm/api'
import { ensureInstalled, ensureSite } from '../../site/build/steps.mjs'
import { chromiumLaunchOptions } from '../chromium.mjs'

await ensureInstalled()
await ensureSite()
register()
const { Server } = await import('../e2e/server.ts')
const { routes } = await import('../audit/routes.ts')

const kib = (/** @type {number} */ bytes) => bytes / 1024
/** Home: JavaScript, document with its inlined CSS, everything (KiB over the wire, brotli); shift. */
const budget = { script: 105, document: 22, total: 149, shift: 0 }

const server = await Server.start()
const browser = await chromium.launch(chromiumLaunchOptions())

/** @param {string} path */
async function measure(path) {
  // A cheap phone in the hand; every visit is a first one.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  /** @type {Map<string, { type: string, bytes: number, url: string }>} */
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { type: type ?? 'Other', bytes: 0, url: request.url })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries()))
        if (!entry.hadRecentInput) shifts.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(server.url + path, { waitUntil: 'load' })
  await page.waitForTimeout(5000)
  const shift = await page.evaluate(() => /** @type {any} */ (window).shift)
  await context.close()
  const sum = (/** @type {string[]} */ ...types) =>
    [...requests.values()]
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((all, { bytes }) => all + bytes, 0)
  return {
    path,
    requests: requests.size,
    document: kib(sum('Document')),
    script: kib(sum('Script')),
    font: kib(sum('Font')),
    total: kib(sum()),
    shift,
    list: [...requests.values()],
  }
}

const check = process.argv.includes('--check')
const pages = check || process.argv.includes('--home') ? ['/'] : routes
const rows = []
for (const path of pages) rows.push(await measure(path))
await browser.close()
await server.dispose()

console.log(
  'KiB over the wire (brotli, headers included), mobile, first visit, untouched until 5 s after load',
)
console.table(
  rows.map(({ list, ...row }) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'number' ? Number(value.toFixed(name === 'shift' ? 4 : 1)) : value,
      ]),
    ),
  ),
)
const home = rows.find(({ path }) => path === '/')
for (const { type, bytes, url } of home?.list ?? [])
  console.log(`${kib(bytes).toFixed(1).padStart(7)}  ${type.padEnd(10)} ${new URL(url).pathname}`)
if (check && home) {
  const over = /** @type {const} */ (['script', 'document', 'total', 'shift']).filter(
    (name) => home[name] > budget[name],
  )
  for (const name of over)
    console.error(`Home is over its budget: ${name} ${home[name].toFixed(2)}, at most ${budget[name]}`)
  process.exit(over.length > 0 ? 1 : 0)
}
