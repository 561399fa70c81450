import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Stored beside the pages, under a name that no address can have. */
export const policiesFile = '.policies.json'

/** The content security policy of each page, by its file, as the build wrote it. */
export type Policies = Readonly<Record<string, string>>

/**
 * Returns the policy of a page. The file is read again after a new build. A page that is not listed gets the
 * default policy, which allows nothing.
 */
export function readPolicies(pages: string): (file: string) => string | undefined {
  const path = join(pages, policiesFile)
  let read: { at: number; policies: Policies } | undefined
  return (file) => {
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return undefined
    if (read?.at !== at) read = { at, policies: JSON.parse(readFileSync(path, 'utf8')) }
    return read.policies[file]
  }
}
