import type { Scores } from './lighthouse'
import type { Weight } from './weigh'

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
