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
