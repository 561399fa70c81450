import type { Browser } from 'playwright'

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
