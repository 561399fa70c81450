import type { Scores } from './scores'
import type { Weight } from './weigh'

/** KiB transferred, headers included; `shift` is the cumulative layout shift, `requests` a number. */
const home = { script: 110, document: 24, total: 160, requests: 10, shift: 0 }

/** Every other page: its scripts load with it, while the home page loads those of its sections later. */
const others = { document: 22, requests: 20, shift: 0 }

export const budgetOf = (path: string): Partial<typeof home> => (path === '/' ? home : others)

/** The categories that do not depend on the load of the machine: only they may fail a build. */
export const certain = ['accessibility', 'best-practices', 'seo'] as const

/** Less than a thousandth is a rounding error: nothing has moved. */
const unmoved = (weight: Weight): Weight => ({ ...weight, shift: Math.floor(weight.shift * 1000) / 1000 })

/** One line for each limit that a page exceeds. */
export function overWeight(weight: Weight): string[] {
  const measured = unmoved(weight)
  return (Object.entries(budgetOf(weight.path)) as [keyof typeof home, number][])
    .filter(([name, most]) => measured[name] > most)
    .map(([name, most]) => `${weight.path}: ${name} ${Number(measured[name].toFixed(3))}, at most ${most}`)
}

/** One line for each category below 100, with the failed audits. */
export function belowPar({ path, categories, failed }: Scores): string[] {
  return certain
    .filter((name) => (categories[name] ?? 0) < 100)
    .map(
      (name) => `${path}: Lighthouse ${name} ${categories[name]}: ${failed.join(', ') || 'no audit named'}`,
    )
}
