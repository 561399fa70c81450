import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stored beside the pages, under a name that no address can have. */
export const policiesFile = '.policies.json'

/** The content security policy of each page, by its file, as the build wrote it. */
export type Policies = Readonly<Record<string, string>>

/** Returns the policy of a page. A page that is not listed gets the default policy, which allows nothing. */
export function readPolicies(pages: string): (file: string) => string | undefined {
  let policies: Policies = {}
  try {
    policies = JSON.parse(readFileSync(join(pages, policiesFile), 'utf8'))
  } catch (error) {
    // There is none before the first build.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return (file) => policies[file]
}
