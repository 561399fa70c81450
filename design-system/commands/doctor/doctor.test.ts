import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findings, main, manifest, notExamined, system, viteSite, withCss, write } from '../project.fixture'
import { doctor } from './doctor'

it('finds nothing in a site without mistakes', () => {
  expect(findings(viteSite)).toEqual([])
  expect(notExamined(viteSite)).toEqual([])
})

describe('an unusual project', () => {
  it.each([
    ['without package.json', {}, 'no package.json'],
    ['with a damaged package.json', { 'package.json': '{ "name": ' }, 'cannot be read'],
    ['with a list as package.json', { 'package.json': '[]' }, 'not an object'],
    ['without the design system', { 'package.json': { name: 'a' } }, 'neither a dependency'],
  ])('%s has one error', (_, files, problem) => {
    expect(findings(files as Record<string, string>)).toEqual([
      expect.objectContaining({ level: 'error', problem: expect.stringContaining(problem) }),
    ])
  })

  it('with values of unexpected types never throws', () => {
    const odd = {
      name: 1,
      dependencies: { react: null, [system]: {} },
      devDependencies: 'x',
      peerDependencies: [1],
    }
    const files = {
      'package.json': odd,
      'node_modules/react/package.json': '{',
      'node_modules/react-dom/package.json': '[]',
      'index.html': '<script src></script><link rel=stylesheet><style>',
      'src/main.js': 'import "./main.js"\nimport x from',
    }
    expect(() => doctor(write(files))).not.toThrow()
  })

  it('has its style sheets in Sass, and those that cannot be parsed, listed as not examined', () => {
    expect(notExamined(withCss('* { color'))).toEqual([
      { what: 'src/index.css', why: expect.stringContaining('cannot be parsed') },
    ])
    const sass = main(`import '${system}/styles.css'`, "import './a.scss'", "import './none.css'")
    expect(notExamined({ ...sass, 'src/a.scss': '$a: 1' })).toEqual([
      { what: 'src/a.scss', why: expect.stringContaining('Sass') },
      { what: 'src/main.tsx:3', why: expect.stringContaining('not found') },
    ])
  })

  it('can have circular imports', () => {
    const app = `import './main'\n${viteSite['src/app.tsx']}`
    expect(findings({ ...viteSite, 'src/app.tsx': app, 'src/index.css': '@import "./index.css";' })).toEqual(
      [],
    )
  })

  it('has files that are too large or cannot be read listed as not examined', () => {
    const folder = write({ ...viteSite, 'src/large.css': ' '.repeat(1_000_001), 'src/secret/a.ts': '' })
    // File permissions do not apply to root.
    if (process.getuid?.() !== 0) chmodSync(join(folder, 'src/secret'), 0)
    const notes = doctor(folder)[0]!.notExamined.map(({ what }) => what)
    expect(notes).toEqual(process.getuid?.() === 0 ? ['src/large.css'] : ['src/large.css', 'src/secret'])
  })

  it('with Yarn Plug’n’Play is examined without installed packages', () => {
    const files = Object.fromEntries(
      Object.entries(viteSite).filter(([path]) => !path.startsWith('node_modules')),
    )
    const site = { ...files, '.pnp.cjs': '' }
    expect(findings(site)).toEqual([])
    expect(notExamined(site).map(({ what }) => what)).toEqual(['Copies of React', 'Installed versions'])
  })

  it('with several packages is examined package by package', () => {
    const files = Object.entries(viteSite).map(([path, content]) => [`packages/web/${path}`, content])
    const folder = write({
      'package.json': { name: 'all', private: true },
      'pnpm-workspace.yaml': 'packages: [packages/*]',
      ...Object.fromEntries(files),
      'packages/api/package.json': { name: 'api' },
      'packages/docs/package.json': manifest({ astro: '^5.0.0', react: '^18.0.0' }),
      'packages/docs/src/pages/index.astro': `---\nimport '${system}/styles.css'\n---\n`,
    })
    const reports = doctor(folder).map(({ project, findings: found }) => [project, found.length])
    expect(reports).toEqual([
      ['packages/docs', 1],
      ['packages/web', 0],
    ])
  })
})
