import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { measurements } from '../../design-system/testing/audit/script.ts'
import { full } from './tier'

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
