import { describe, expect, it } from 'vitest'
import { findings, manifest, system, viteSite } from '../../project.fixture'

const site = (app: string, files: Record<string, string | object> = {}) => ({
  ...viteSite,
  'src/app.tsx': app,
  ...files,
})
const request = `import { toast } from '${system}'\n`

describe('toasts', () => {
  it.each([
    `${request}import type { Toaster } from '${system}'`,
    `${request}import { Toaster } from 'sonner'`,
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
    ['a file that no page loads', request, { 'src/frame.tsx': `import { Toaster } from '${system}/toast'` }],
    ['a file that exports all', `${request}import './ui'`, { 'src/ui.ts': `export * from '${system}'` }],
    [
      'a package of the same monorepo',
      request,
      {
        'package.json': manifest({ '@acme/frame': '*' }),
        'node_modules/@acme/frame/package.json': { name: '@acme/frame', dependencies: { [system]: '*' } },
      },
    ],
  ])('may be shown by %s', (_, app, files) => {
    expect(findings(site(app, files))).toEqual([])
  })

  it('are not requested by tests', () => {
    expect(findings({ ...viteSite, 'src/app.test.tsx': request })).toEqual([])
  })
})
