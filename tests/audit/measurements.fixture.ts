import type { Page } from '@playwright/test'
import type { Finding } from '../../design-system/testing/audit/finding.ts'
import type { AuditPage } from '../../design-system/testing/audit/page/main.ts'
import { script } from './script'

declare const audit: AuditPage

/** A page with little more than this markup. */
export async function show(page: Page, body: string) {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A page</title><style>
      body { margin: 0; font: 16px/1.5 sans-serif; color: #000; background: #fff }
      p { margin: 0 }
      :focus-visible { outline: 3px solid #000; outline-offset: 3px }
    </style></head><body><main><h1>A page</h1>${body}</main></body></html>`,
  )
  await page.evaluate(await script())
  // The page keeps the scroll position of the markup before.
  await page.evaluate(() => scrollTo(0, 0))
}

export const auditWith = (page: Page, changes: Partial<Parameters<AuditPage['run']>[0]> = {}) =>
  page.evaluate((options) => audit.run(options), {
    motion: false,
    equalAccess: false,
    focus: true,
    exceptions: [],
    ...changes,
  })

export const own = ({ findings }: { findings: readonly Finding[] }) =>
  findings.filter(({ engine }) => engine === 'layout' || engine === 'focus')

/** The findings of our own measurements, by rule. */
export async function found(page: Page, body: string) {
  await show(page, body)
  return own(await auditWith(page)).map(({ rule }) => rule)
}
