import { chromium } from 'playwright'
import { pages } from '../../site/content/pages'
import { chromiumLaunchOptions } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import type { Scores } from './scores'

const unlisted = new Set<string>(pages.filter((page) => page.unlisted).map(({ path }) => path))

/** A Chromium for Lighthouse: a phone on a slow connection, simulated, as is Lighthouse's default. */
export async function startLighthouse() {
  // Imported here, because it takes long to load.
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
        // The audit `is-crawlable` fails on unlisted pages, as intended.
        skipAudits: unlisted.has(path) ? ['is-crawlable'] : undefined,
      })
    let result = await run()
    // On a busy machine a trace is sometimes lost. Lighthouse itself recommends to run again.
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
