/** What `npm test` prints at its end. */

export interface Result {
  /** `file > suite > test`; of a file that could not be loaded, the file. */
  title: string
  file: string
  /** Flaky: it passed only when it was tried again. */
  status: 'passed' | 'failed' | 'skipped' | 'flaky'
  seconds: number
  /** Why it failed, at first if it is flaky, or was skipped. */
  why?: string
}

/** A check, a build or a test tool. */
export interface Part {
  title: string
  isOk: boolean
  seconds: number
}

export const diskIsFull = 'The disk is full. Free some space, then run the command again.'

const duration = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`

/** The slowest files, by the sum of their tests. */
function slowestFiles(results: Result[], count: number) {
  const files = new Map<string, number>()
  for (const { file, seconds } of results) files.set(file, (files.get(file) ?? 0) + seconds)
  return [...files].sort((a, b) => b[1] - a[1]).slice(0, count)
}

/** The lines, and the number of failures: a skip without a reason is one, with `isStrict` also a flaky test. */
export function summarize(parts: Part[], results: Result[], isStrict = false) {
  const having = (status: Result['status']) => results.filter((result) => result.status === status)
  const failed = having('failed')
  const flaky = having('flaky')
  const skipped = having('skipped')
  const passedCount = having('passed').length + flaky.length
  const unexplainedCount = skipped.filter(({ why }) => !why).length
  // Types and lint have no test results: if only these failed, the last line must not report success.
  const failedCount = Math.max(
    failed.length + unexplainedCount + (isStrict ? flaky.length : 0),
    parts.filter(({ isOk }) => !isOk).length,
  )
  const lines = [
    '\n== What ran',
    ...parts.map(
      ({ title, isOk, seconds }) => `${isOk ? 'passed' : 'FAILED'} ${duration(seconds)}  ${title}`,
    ),
    '\nSlowest test files:',
    ...slowestFiles(results, 10).map(([file, seconds]) => `       ${duration(seconds)}  ${file}`),
    ...failed.map(({ title, why }) => `failed: ${title}\n     ${why}`),
    ...(failed.some(({ why }) => why?.includes('ENOSPC')) ? [diskIsFull] : []),
    ...skipped.map(({ title, why }) => `skipped: ${title}: ${why || 'NO REASON GIVEN'}`),
    ...flaky.map(({ title, why }) => `flaky: ${title}: ${why?.split('\n')[0]}`),
    `${flaky.length} flaky${isStrict && flaky.length ? ', which --strict counts as failed' : ''}`,
    `${passedCount} passed, ${failedCount} failed, ${skipped.length} skipped`,
  ]
  return { lines, failedCount }
}
