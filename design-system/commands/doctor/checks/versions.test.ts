import { describe, expect, it } from 'vitest'
import { findings, installed, manifest, notExamined, system, viteSite } from '../../project.fixture'

describe('versions', () => {
  it.each([
    [{ react: '18.3.1', 'react-dom': '18.3.1' }, ['error', 'error'], 'react 18.3.1 is installed'],
    [{ tailwindcss: '3.2.0' }, ['error'], 'tailwindcss 3.2.0 is installed'],
    [{ vitest: '1.6.0' }, ['warning'], 'vitest 1.6.0 is installed'],
    [{ tailwindcss: '4.3.3', vitest: '5.0.0-beta.1' }, [], ''],
  ])('of packages: %j', (packages, levels, problem) => {
    const found = findings({ ...viteSite, ...installed(packages as Record<string, string>) })
    expect(found.map(({ level, check }) => [level, check])).toEqual(
      levels.map((level) => [level, 'versions']),
    )
    expect(found[0]?.problem ?? '').toContain(problem)
  })

  it('of Node', () => {
    expect(findings(viteSite, '20.18.9')).toEqual([
      expect.objectContaining({
        level: 'error',
        problem: expect.stringContaining('Node 20.18.9 is not supported'),
      }),
    ])
    expect(findings(viteSite, '25.0.0')).toEqual([])
  })

  it('are those of package.json before the installation', () => {
    const files = Object.fromEntries(
      Object.entries(viteSite).filter(([path]) => !path.startsWith('node_modules')),
    )
    const old = { ...files, 'package.json': manifest({ react: '^18.2.0' }) }
    expect(findings(old)).toEqual([
      expect.objectContaining({
        place: 'package.json:5',
        problem: expect.stringContaining('react ^18.2.0 is asked for'),
      }),
    ])
    expect(notExamined(old)).toEqual([
      { what: 'Installed versions', why: expect.stringContaining('no node_modules') },
    ])
    expect(findings({ ...files, 'package.json': manifest({ react: 'catalog:' }) })).toEqual([])
  })

  it('include React itself', () => {
    const files = {
      ...viteSite,
      'package.json': { dependencies: { [system]: '^1.0.0', 'react-dom': '^19.0.0' } },
    }
    const bare = Object.fromEntries(
      Object.entries(files).filter(([path]) => !path.startsWith('node_modules')),
    )
    expect(findings(bare)).toEqual([
      expect.objectContaining({ problem: expect.stringContaining('react is not a dependency') }),
    ])
  })
})
