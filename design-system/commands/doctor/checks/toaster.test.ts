import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findings, manifest, system, viteSite, write } from '../../project.fixture'
import { doctor } from '../doctor'

const site = (app: string, files: Record<string, string | object> = {}) => ({
  ...viteSite,
  'src/app.tsx': app,
  ...files,
})
const request = `import { toast } from '${system}'\n`

describe('toasts', () => {
  it.each([
    request,
    `${request}// import { Toaster } from '${system}'`,
    `import * as ds from '${system}'\nds.toast.success('Saved')`,
    `import { toast as notify } from '${system}/toast'`,
  ])('are not shown by: %s', (app) => {
    expect(findings(site(app))).toMatchObject([{ level: 'error', check: 'toaster', place: 'src/app.tsx:1' }])
  })

  it.each([
    ['the same file', `import { Toaster, toast } from '${system}'`, {}],
    ['a namespace', `import * as ds from '${system}'\nds.toast.info('')\nexport default ds.Toaster`, {}],
    ['a chunk', `${request}lazy(() => import('${system}').then((all) => ({ default: all.Toaster })))`, {}],
    ['an alias', `${request}import { Toaster } from '#ui'`, {}],
    ['a component around it', `${request}import { AppToaster } from '@acme/frame'`, {}],
    ['a file that no page loads', request, { 'src/frame.tsx': `import { Toaster } from '${system}/toast'` }],
    ['a file that exports all', `${request}import './ui'`, { 'src/ui.ts': `export * from '${system}'` }],
    [
      'a package of the same monorepo',
      request,
      {
        'package.json': manifest({ '@acme/frame': '*' }),
        'node_modules/@acme/frame/package.json': { name: '@acme/frame', devDependencies: { [system]: '*' } },
      },
    ],
    ['the site that has this library', request, { 'index.html': '', 'src/index.ts': `import './app'` }],
  ])('may be shown by %s', (_, app, files) => {
    expect(findings(site(app, files))).toEqual([])
  })

  it('may be shown by another project, or by a linked package', () => {
    const at = (name: string, files: Record<string, string | object>) =>
      Object.fromEntries(Object.entries(files).map(([path, content]) => [`${name}/${path}`, content]))
    const frame = { 'package.json': { name: 'frame' }, 'src/index.tsx': '' }
    const inPackages = (files: Record<string, string | object>, isLinked = false) => {
      const folder = write({ ...at('site', site(request)), ...at('frame', files) })
      if (isLinked) {
        const manifestFile = join(folder, 'site/package.json')
        writeFileSync(manifestFile, JSON.stringify(manifest({ frame: '*' })))
        symlinkSync(join(folder, 'frame'), join(folder, 'site/node_modules/frame'), 'junction')
      }
      return doctor(folder).some(({ findings }) => findings.some(({ check }) => check === 'toaster'))
    }
    expect(inPackages(frame)).toBe(true)
    expect(inPackages(frame, true)).toBe(false)
    expect(inPackages({ ...frame, 'src/index.tsx': `export { Toaster } from '${system}'` })).toBe(false)
  })

  it('are not requested by tests', () => {
    expect(findings({ ...viteSite, 'src/app.test.tsx': request })).toEqual([])
  })
})
