import type { Page } from 'playwright'
import type { AuditPage } from '../page/main'
import { script } from '../page/script'
import { inOneLine } from './finding'

declare const audit: AuditPage

/** The faults in a part of the page, without exceptions: for sites other than this one. */
export async function faults(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(await script())
  const { findings } = await page.evaluate((options) => audit.run(options), {
    exceptions: [],
    motion: true,
    equalAccess: false,
    focus: true,
    within,
  })
  return findings.filter(({ kind }) => kind === 'fault').map(inOneLine)
}
