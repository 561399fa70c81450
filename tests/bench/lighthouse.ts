import { chromium } from 'playwright'
import { pages } from '../../site/content/pages'
import { chromiumLaunchOptions } from '../chromium.ts'
import { freePort } from '../free-port.ts'

/** The Lighthouse results of a page: scores of 0 to 100, times in milliseconds, the audits that failed. */
export interface Scores {
  path: string
  categories: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  speed: number
  failed: string[]
}

const middle = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The median of each number, over several runs of one page. */
export function median(runs: Scores[]): Scores {
  const [first] = runs
  if (!first) throw new Error('There are no runs to take the median of.')
  const of = (name: 'fcp' | 'lcp' | 'tbt' | 'speed') => middle(runs.map((run) => run[name]))
  return {
    path: first.path,
    categories: Object.fromEntries(
      Object.keys(first.categories).map((name) => [
        name,
        middle(runs.map((run) => run.categories[name] ?? 0)),
      ]),
    ),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    speed: of('speed'),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  }
}

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
