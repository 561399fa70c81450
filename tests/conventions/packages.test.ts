/** The packages that `npm start`, a container and the tools install: manifests and lock files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => JSON.parse(readFileSync(root + file, 'utf8'))

type Package = { link?: boolean; optional?: boolean; os?: string[]; resolved?: string }
/** Folders with packages and a separate lock file, which are installed when they are first needed. */
const apart = ['tests/tools', 'tests/consumers/frameworks']
const locks = ['.', ...apart].map((folder) => join(folder, 'package-lock.json').replaceAll('\\', '/'))
const packagesOf = (lock: string) =>
  Object.entries<Package>(read(lock).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )

it('contains at most 694 packages that every system installs, so at most 700 on one', () => {
  // npm installs an optional package only where it fits: six on Linux.
  const everywhere = packagesOf('package-lock.json').filter(([, { optional }]) => !optional)
  expect(everywhere.length).toBeGreaterThan(400)
  expect(everywhere.length).toBeLessThanOrEqual(694)
})

it('contains no tool, so that a link to the tool can be made in its place', () => {
  const installed = new Set(packagesOf('package-lock.json').map(([path]) => path))
  const tools = Object.keys(read('tests/tools/package.json').dependencies)
  expect(tools.filter((name) => installed.has(`node_modules/${name}`))).toEqual([])
})

it.each(apart)('has one version of every package that %s needs', (folder) => {
  const versions = Object.values<string>(read(`${folder}/package.json`).dependencies)
  expect(versions.filter((version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

it.each(locks)('%s names no registry', (lock) => {
  expect(packagesOf(lock).filter(([, { resolved }]) => resolved)).toEqual([])
})
