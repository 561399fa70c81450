import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findings, installed, manifest, system, viteSite, write } from '../../project.fixture'
import { doctor } from '../doctor'

describe('React', () => {
  it('is reported if it is installed twice, once in the design system', () => {
    const own = installed({ react: '19.0.0' }, 'node_modules/@kaksha/design-system/node_modules')
    const files = {
      ...viteSite,
      ...own,
      'node_modules/@kaksha/design-system/package.json': {
        name: system,
        version: '1.0.0',
        peerDependencies: { react: '^19.0.0' },
      },
    }
    expect(findings(files)).toEqual([
      expect.objectContaining({
        level: 'error',
        check: 'react-copies',
        place: 'package.json:4',
        problem: expect.stringMatching(
          /19\.1\.0, which your own code imports, and 19\.0\.0 in node_modules\/@kaksha\/design-system\/node_modules\/react/,
        ),
        advice: expect.stringContaining('npm ls react'),
      }),
    ])
  })

  it('is reported as a warning if it is installed twice, once in another dependency', () => {
    const files = {
      ...viteSite,
      'package.json': manifest({ vite: '^8.0.0', terminal: '^1.0.0' }),
      'node_modules/terminal/package.json': {
        name: 'terminal',
        version: '1.0.0',
        dependencies: { react: '^18.0.0' },
      },
      ...installed({ react: '18.3.1' }, 'node_modules/terminal/node_modules'),
    }
    expect(findings(files)).toEqual([expect.objectContaining({ level: 'warning', check: 'react-copies' })])
  })

  it('is found once behind the links of pnpm', () => {
    const { 'node_modules/react/package.json': _, ...rest } = viteSite as Record<string, string | object>
    const folder = write({
      ...rest,
      'node_modules/.pnpm/react@19.1.0/node_modules/react/package.json': { name: 'react', version: '19.1.0' },
    })
    const store = join(folder, 'node_modules/.pnpm/react@19.1.0/node_modules/react')
    symlinkSync(store, join(folder, 'node_modules/react'), 'junction')
    expect(doctor(folder)[0]?.findings).toEqual([])
  })

  it('is reported if its version differs from that of React DOM', () => {
    expect(findings({ ...viteSite, ...installed({ 'react-dom': '19.0.0' }) })).toEqual([
      expect.objectContaining({
        level: 'error',
        problem: expect.stringContaining('Incompatible React versions'),
      }),
    ])
  })
})
