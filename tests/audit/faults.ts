import type { Page } from 'playwright'
import { inOneLine } from './finding'
import type { AuditPage } from './page/main'
import { script } from './script'

declare const audit: AuditPage

/** What is wrong with the page as it stands, without the ledger: for sites that are not this one. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(await script())
  const { findings } = await page.evaluate(() => audit.look({ ledger: [], moves: true, second: false }))
  return findings.filter(({ kind }) => kind === 'fault').map(inOneLine)
}
