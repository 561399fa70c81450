/** The measured constants, and their comparison with a later measurement. */
import type { CallCosts } from './measure-calls'

export type Constants = {
  /** The machine and the software of the measurement: times of another machine differ. */
  measured: { node: string; processor: string; trials: number; buyers: number }
  calls: { postgres: CallCosts }
  /** CPU of PostgreSQL for each call among so many companies, and how many different statements of requests were explained. */
  atMillion: { companies: number; statements: number; databaseCpuMs: Record<string, number> }
  /** Bytes of tables with their indexes, after VACUUM FULL. */
  bytes: { trial: number; payingTenant: number; contactMessage: number; rateLimitKey: number }
  mails: {
    perTrial: number
    perPurchase: number
    /** CPU time of sending an e-mail. */
    cpuMs: number
  }
  /** Database connections of one server with the default pool. */
  connections: number
  /** Memory of one server after all calls, in MB. */
  memory: { postgres: number }
}

/** The fraction by which a constant may change before it is reported. */
const tolerances: [path: RegExp, tolerance: number][] = [
  // The same on every machine.
  [/statements$/, 0],
  // A few calls among a million rows, whose cache is cold.
  [/^atMillion\./, 3],
  // Depends on when memory was collected.
  [/^memory\./, 0.5],
  // Two runs on a quiet machine differ by up to 0.64 for one call, and by 0.05 for the median of all calls.
  [/cpuMs|CpuMs/, 0.75],
]
/** Of everything else, and of the median of all CPU times. */
const usual = 0.2

function flat(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null ? flat(one, `${path}${name}.`) : [[`${path}${name}`, one]],
  ) as [string, unknown][]
}

const isCpu = (path: string) => /cpuMs|CpuMs/.test(path)

/** How the CPU times of all calls have changed: 1 if not. */
function medianChange(old: Map<string, unknown>, present: Map<string, unknown>): number {
  const ratios = [...old]
    .filter(
      ([path, from]) => isCpu(path) && typeof from === 'number' && typeof present.get(path) === 'number',
    )
    .map(([path, from]) => Number(present.get(path)) / Number(from))
    .sort((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 2)] ?? 1
}

/**
 * A line for each constant that has moved by a fifth. Less CPU time or memory is not reported. The CPU time of one call
 * varies more than that from run to run, so it is compared with the other calls of the same run, and the median of all
 * calls with the run before.
 */
export function changes(before: Constants, after: Constants): string[] {
  const old = new Map(flat(before))
  const present = new Map(flat(after))
  const paths = [...new Set([...old.keys(), ...present.keys()])].filter(
    (path) => !path.startsWith('measured.'),
  )
  const all = medianChange(old, present)
  const one = paths.flatMap((path) => {
    const from = old.get(path)
    const to = present.get(path)
    if (typeof from !== 'number' || typeof to !== 'number')
      return [`${path}: ${from ?? 'not measured'} before, ${to ?? 'not measured'} now`]
    const tolerance = tolerances.find(([pattern]) => pattern.test(path))?.[1] ?? usual
    const change = isCpu(path) ? to / (from * all) - 1 : to / from - 1
    const moved = isCpu(path) || path.startsWith('memory.') ? change : Math.abs(change)
    return moved > tolerance ? [`${path}: ${from} before, ${to} now`] : []
  })
  return all - 1 > usual
    ? [`cpuMs, median of all calls: ${((all - 1) * 100).toFixed(0)} % more than before`, ...one]
    : one
}
