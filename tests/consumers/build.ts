/** What the tests of several sites compile and bundle. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { inject } from 'vitest'
import { root } from '../../site/build/steps.ts'

export const sources = `${root}design-system/`.replaceAll('\\', '/')
export const installed = join(inject('home'), 'node_modules/@kaksha/design-system')

/**
 * Resolves imports of the stories to the installed package where it has the module: the same stories with the published
 * components.
 */
export const fromThePackage: Plugin = {
  name: 'from-the-package',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!id.startsWith('.') || !importer?.replaceAll('\\', '/').startsWith(sources)) return null
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    const path = found?.id
      .replaceAll('\\', '/')
      .replace(sources, '')
      .replace(/\.tsx?$/, '.js')
    return path && existsSync(join(installed, path)) ? join(installed, path) : found
  },
}

/** A module that no file has. */
export const virtualModule = (path: string, code: string): Plugin => ({
  name: 'virtual-module',
  enforce: 'pre',
  resolveId: (id) => (id === path ? id : null),
  load: (id) => (id === path ? code : null),
})

/** TypeScript's messages about files in a folder, one per line. */
export async function compile(
  folder: string,
  include: string[],
  options: Record<string, unknown> = {},
  compiler = 'typescript',
) {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noEmit: true,
    ...options,
  }
  const settings = join(folder, 'tsconfig.json')
  await writeFile(settings, JSON.stringify({ compilerOptions, include }))
  const tsc = [`${root}node_modules/${compiler}/bin/tsc`, '-p', settings, '--pretty', 'false']
  const { stdout } = await promisify(execFile)(process.execPath, tsc).catch((error) => error)
  return String(stdout).trim().split('\n').filter(Boolean)
}
