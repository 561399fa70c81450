import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule of WCAG 2.2 A and AA and axe's own best practice. Rules are never switched off here. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What axe finds on the page as it stands, one line a finding. */
export async function violations(page: Page, context: string = 'html'): Promise<string[]> {
  await page.evaluate(source)
  const results = await page.evaluate(
    ([where, how]) =>
      (
        window as unknown as {
          axe: { run(c: string, o: unknown): Promise<unknown> }
        }
      ).axe.run(where as string, how),
    [context, options] as const,
  )
  return (results as AxeResults).violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} - ${node.failureSummary ?? ''}`),
  )
}
