import { chromium } from 'playwright'
import { pages } from '../../site/content/pages'
import { chromiumLaunchOptions } from '../chromium.mjs'
import { freePort } from '../e2e/server'
import type { Scores } from './scores'

const unlisted = new Set<string>(pages.filter((page) => page.unlisted).map(({ path }) => path))

/** A Chromium that Lighthouse drives: a phone on a slow line, simulated, as Lighthouse does by default. */
export async function startLighthouse() {
  // Here, since it takes its time to load.
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const options = chromiumLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })

  const score = async (url: string, path: string, onlyCategories?: readonly string[]): Promise<Scores> => {
    const run = () =>
      lighthouse(url + path, {
        port,
        logLevel: 'silent',
        output: 'json',
        onlyCategories: onlyCategories && [...onlyCategories],
        // What asks not to be listed is refused by that audit for doing so.
        skipAudits: unlisted.has(path) ? ['is-crawlable'] : undefined,
      })
    let result = await run()
    // A busy machine loses a trace now and then; Lighthouse itself says: run it again.
    for (let again = 0; again < 2 && result?.lhr.runtimeError; again++) result = await run()
    if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    const time = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      path,
      categories: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      fcp: time('first-contentful-paint'),
      lcp: time('largest-contentful-paint'),
      tbt: time('total-blocking-time'),
      speed: time('speed-index'),
      failed: Object.values(categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    }
  }
  return { score, close: () => browser.close() }
}
