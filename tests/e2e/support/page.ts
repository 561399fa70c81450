/** What tests do with a page besides using it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { signal } from '../../fixtures/signal'

const file = fileURLToPath(new URL('../../../site/dist/client/.vite/manifest.json', import.meta.url))
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(file, 'utf8'))

/** The application's script. */
export const application = '**/assets/entry-client*'

/** The address of the built script of a source file; its name contains a hash of its content. */
export function chunkOf(source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  return `**/${chunk.file}*`
}

/** Delays the requests of an address, as a slow connection does, until the returned function is called. */
export async function hold(target: Page | BrowserContext, address: string) {
  const { promise, resolve } = signal()
  await target.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The documents that were requested, in order: every page load, but no navigation without one. */
export function documents(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Follows a link of the top navigation as a visitor does: with the pointer. */
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Records layout shifts without user input, from the moment the page and its font have loaded; `npm run bench` measures
 * how much text moves when the font arrives.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const observer = new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          shifts.push(`${node?.textContent?.slice(0, 40)}: ${box(previousRect)} to ${box(currentRect)}`)
    })
    addEventListener('load', async () => {
      await document.fonts.ready
      // The text moves only in the frame that shows the font.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      observer.observe({ type: 'layout-shift' })
    })
  })

/** The shifts: what was moved, from where to where. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
