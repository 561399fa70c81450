import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
