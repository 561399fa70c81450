/**
 * `npm run bench:dev`: how long `npm run dev` takes until it is ready, and until a change takes effect in an open page.
 * Runs in a copy of the repository, so that no source changes here. Times are meaningful only on a quiet machine.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../chromium.ts'
import { copyRepository } from '../copy.ts'
import { changes, Development, timeOf } from '../dev/development.ts'

const rounds = 5
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const print = (title: string, values: number[]) =>
  console.log(
    `${title.padEnd(28)} ${(median(values) / 1000).toFixed(2)} s   (${values.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`,
  )

const copy = await copyRepository()
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const starts: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const server = await Development.start(copy.folder)
    starts.push(server.readyMs)
    if (round === 0) await visit(server)
    await server.stop()
  }
  print('ready, first time', starts.slice(0, 1))
  print('ready', starts.slice(1))

  const server = await Development.start(copy.folder)
  const page = await visit(server)
  for (const [index, change] of changes.entries()) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(await timeOf(change, server, page, `x${index}${round}1`))
      // The page has to show the reverted change before the next one.
      await wait(1500)
    }
    print(change.title, times)
  }
  await server.stop()
} finally {
  await browser.close()
  await copy.remove()
}

/** Opens the home page. When its last section is hydrated, Vite has pre-bundled all packages. */
async function visit({ url }: Development) {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(url)
  // One selector: Vite may reload the page, and an empty document has no unhydrated section either.
  await page.locator('html[data-hydrated]:not(:has([data-lazy]))').waitFor()
  return page
}
