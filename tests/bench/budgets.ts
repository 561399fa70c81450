import type { Scores } from './lighthouse'
import type { Weight } from './weigh'

/** KiB over the wire, headers included; `shift` is the layout's, `requests` a number. */
export const budgets = { script: 105, document: 22, total: 149, requests: 10, shift: 0 }

/** What does not hang on how busy the machine is: only that may stop a build. */
export const certain = ['accessibility', 'best-practices', 'seo'] as const

/** One line for each limit that a page passes. */
export function overWeight(weight: Weight): string[] {
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((name) => weight[name] > budgets[name])
    .map((name) => `${weight.path}: ${name} ${Number(weight[name].toFixed(4))}, at most ${budgets[name]}`)
}

/** One line for each category that is not perfect, with what Lighthouse objects to. */
export function belowPar({ path, categories, failed }: Scores): string[] {
  return certain
    .filter((name) => (categories[name] ?? 0) < 100)
    .map(
      (name) => `${path}: Lighthouse ${name} ${categories[name]}: ${failed.join(', ') || 'no audit named'}`,
    )
}
