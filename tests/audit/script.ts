import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { inOneLine } from '../../design-system/testing/audit/finding.ts'
import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import { measurements } from '../../design-system/testing/audit/script.ts'
import { exceptionsFor } from './findings/exceptions'
import { full } from './tier'

declare const audit: AuditPage

const require = createRequire(import.meta.url)
const packaged = (path: string) => readFile(require.resolve(path), 'utf8')

const made = new Map<boolean, Promise<string>>()

/** The script that is injected into a page to audit it: the engines, from their own packages, and our measurements. */
export function script(equalAccess = full): Promise<string> {
  const files = ['axe-core/axe.min.js']
  // As large as the rest together, so it is loaded only when it is used.
  if (equalAccess) files.push('accessibility-checker-engine/ace.js')
  const parts =
    made.get(equalAccess) ??
    Promise.all([...files.map(packaged), measurements()]).then((all) => all.join('\n;'))
  made.set(equalAccess, parts)
  return parts
}

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
