import type { Page } from 'playwright'
import { inOneLine } from '../../../design-system/testing/audit/finding.ts'
import type { AuditPage } from '../../../design-system/testing/audit/page/main.ts'
import { script } from '../script'
import { exceptionsFor } from './exceptions'

declare const audit: AuditPage

/**
 * The faults in a part of the page: for sites other than this one.
 *
 * @param equalAccess Whether IBM Equal Access runs as well as axe: in the full tier only. Its exceptions for every page
 * come from the components; otherwise there are none.
 */
export async function faults(page: Page, within = 'html', equalAccess = false): Promise<string[]> {
  await page.evaluate(await script())
  const { findings } = await page.evaluate((options) => audit.run(options), {
    exceptions: equalAccess ? exceptionsFor('a site that installs the package') : [],
    motion: true,
    equalAccess,
    focus: true,
    within,
  })
  return findings.filter(({ kind, exception }) => kind === 'fault' && !exception).map(inOneLine)
}
