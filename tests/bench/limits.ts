import type { Browser } from 'playwright'
import type { Scores } from './lighthouse'

/** What a first visit to a page transfers, without any interaction until five seconds after `load`. */
export interface Weight {
  path: string
  requests: number
  document: number
  script: number
  style: number
  font: number
  total: number
  shift: number
  files: { type: string; bytes: number; url: string }[]
}

const kib = (bytes: number) => bytes / 1024

export async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
  // The window of a phone, and a new context, so that nothing is cached.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const requests = new Map<string, Weight['files'][number]>()
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
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(5000)
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  await context.close()

  // What is fetched ahead for the first press is no part of the page: it has low priority, and is not executed.
  const files = [...requests.values()].filter(({ type }) => type !== 'Fetch')
  const sum = (type?: string) =>
    kib(files.filter((file) => !type || file.type === type).reduce((all, { bytes }) => all + bytes, 0))
  return {
    path,
    requests: files.length,
    document: sum('Document'),
    script: sum('Script'),
    style: sum('Stylesheet'),
    font: sum('Font'),
    total: sum(),
    shift,
    files,
  }
}

/** KiB transferred, headers included; `shift` is the cumulative layout shift, `requests` a number. */
const home = { script: 0, document: 40, total: 68, requests: 6, shift: 0 }

const others = { ...home, document: 27, total: 54 }

/** The account page is an application: its scripts run without a press. */
const account = { ...others, script: 115, total: 170, requests: 40 }

const limitsOf = (path: string): Partial<typeof home> =>
  path === '/' ? home : path === '/account' ? account : others

/** The categories that do not depend on the load of the machine. Only these may fail the check. */
export const timingIndependent = ['accessibility', 'best-practices', 'seo'] as const

/** A shift below a thousandth is a rounding error. */
const roundShift = (weight: Weight): Weight => ({ ...weight, shift: Math.floor(weight.shift * 1000) / 1000 })

/** One line for each limit that a page exceeds. */
export function exceededLimits(weight: Weight): string[] {
  const measured = roundShift(weight)
  return (Object.entries(limitsOf(weight.path)) as [keyof typeof home, number][])
    .filter(([name, most]) => measured[name] > most)
    .map(([name, most]) => `${weight.path}: ${name} ${Number(measured[name].toFixed(3))}, at most ${most}`)
}

/** One line for each category below 100, with the failed audits. */
export function failedCategories({ path, categories, failed }: Scores): string[] {
  return timingIndependent
    .filter((name) => (categories[name] ?? 0) < 100)
    .map(
      (name) => `${path}: Lighthouse ${name} ${categories[name]}: ${failed.join(', ') || 'no audit named'}`,
    )
}
