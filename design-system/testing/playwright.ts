import axe from 'axe-core'
import type { AuditResult, Exception, Finding } from './audit/finding.ts'
import { exceptions, measurements } from './audit/script.ts'
import { criterionNames } from './audit/wcag-names.ts'

export type { Exception, Finding }

/** A page of Playwright, or of any library whose `evaluate` runs an expression in the page. */
export interface EvaluatedPage {
  evaluate(expression: string): Promise<unknown>
}

export interface AuditPageOptions {
  /** A selector of the part to audit. The whole page if it is left out. */
  within?: string
  /** Findings that your project accepts. Those in the components of the package are accepted already. */
  exceptions?: readonly Exception[]
}

/**
 * Audits the page as the design system audits itself: axe, and measurements of layout, targets and focus.
 *
 * @returns The findings that no exception matches, each with the names of its WCAG criteria. A finding of the kind
 * `question` is one that only a person can decide.
 */
export async function auditPage(
  page: EvaluatedPage,
  { within, exceptions: accepted = [] }: AuditPageOptions = {},
): Promise<Finding[]> {
  if (!(await page.evaluate('Boolean(window.audit)')))
    await page.evaluate(`${axe.source}\n;${await measurements()}`)
  const options = { within, exceptions: [...exceptions, ...accepted], equalAccess: false, focus: true }
  const motion = "matchMedia('(prefers-reduced-motion: no-preference)').matches"
  const run = `audit.run({ ...${JSON.stringify(options)}, motion: ${motion} })`
  const { findings } = (await page.evaluate(run)) as AuditResult
  return findings
    .filter(({ exception }) => !exception)
    .map((finding) => ({
      ...finding,
      criteria: finding.criteria.map((number) => `${number} ${criterionNames[number] ?? ''}`.trim()),
    }))
}
