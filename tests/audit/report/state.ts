import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn } from '../../../design-system/build/compile'
import { root, siteSources } from '../../../site/build/steps'

const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => siteSources.test(line))

/** The sources in the folders, and everything that they import from other folders. */
export function sourcesOf(...folders: string[]) {
  const files = new Set(git('--', ...folders).filter(Boolean))
  // A file that is added to a set is visited too.
  for (const file of files)
    if (/\.tsx?$/.test(file) && existsSync(join(root, file)))
      for (const imported of importsIn(file, readFileSync(join(root, file), 'utf8'))) files.add(imported)
  return [...files]
}

/** A hash of these sources, as they are staged in Git: a review of a component is of one state. */
export const stateOf = (...folders: string[]) =>
  createHash('sha256')
    .update(git('-s', '--', ...sourcesOf(...folders)).join('\n'))
    .digest('hex')
    .slice(0, 12)
