import { expect, it } from 'vitest'
import { findings, main, notExamined, system, viteSite } from '../project.fixture.ts'

/** A site that imports its style sheet, which imports that of the package, by an alias. */
const site = (specifier: string, configs: Record<string, string | object>, at = 'src/styles/all.css') => ({
  ...main(`import '${specifier}'`),
  [at]: `@import '${system}/styles.css';\n`,
  ...configs,
})
const paths = (paths: object, rest: object = {}) => ({ compilerOptions: { paths, ...rest } })

it.each<[string, string, Record<string, string | object>]>([
  ['a pattern', '$styles/all.css', { 'tsconfig.json': paths({ '$styles/*': ['./src/styles/*'] }) }],
  ['a whole name', 'all-styles', { 'tsconfig.json': paths({ 'all-styles': ['src/styles/all.css'] }) }],
  [
    'the second of two places',
    's/all.css',
    { 'tsconfig.json': paths({ 's/*': ['./none/*', './src/styles/*'] }) },
  ],
  [
    'the longest prefix',
    '$/s/all.css',
    { 'tsconfig.json': paths({ '$/*': ['./*'], '$/s/*': ['./src/styles/*'] }) },
  ],
  ['jsconfig.json', '$/all.css', { 'jsconfig.json': paths({ '$/*': ['./src/styles/*'] }) }],
  ['a base folder', 'styles/all.css', { 'tsconfig.json': { compilerOptions: { baseUrl: 'src' } } }],
  [
    'paths relative to a base folder',
    '$/all.css',
    { 'tsconfig.json': paths({ '$/*': ['styles/*'] }, { baseUrl: './src' }) },
  ],
  [
    'a referenced file, as in a new site of Vite',
    '$/all.css',
    {
      'tsconfig.json': {
        files: [],
        references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.node.json' }],
      },
      'tsconfig.app.json': paths({ '$/*': ['./src/styles/*'] }),
    },
  ],
  [
    'an extended file, whose paths are relative to it',
    '$/all.css',
    {
      'tsconfig.json': { extends: ['./config/base'] },
      'config/base.json': paths({ '$/*': ['../src/styles/*'] }),
    },
  ],
  [
    'a file with comments and commas at the end',
    '$/all.css',
    {
      'tsconfig.json':
        '{\n  // "paths": {},\n  "compilerOptions": { /* see "src/*" */ "paths": { "$/*": ["./src/styles/*",], }, },\n}\n',
    },
  ],
])('a style sheet is found by %s', (_, specifier, configs) => {
  const files = site(specifier, configs)
  expect(findings(files)).toEqual([])
  expect(notExamined(files)).toEqual([])
})

it('the style sheet of the package is found by an alias of the package', () => {
  const files = site('$ds/styles.css', {
    'tsconfig.json': paths({ '$ds/*': [`./node_modules/${system}/*`] }),
    'src/styles/all.css': '',
  })
  expect(findings(files)).toEqual([])
})

it('a module that an alias leads to is followed', () => {
  const files = {
    ...main("import '$lib/setup'"),
    'src/lib/setup.ts': `import '${system}/styles.css'\n`,
    'tsconfig.json': paths({ '$lib/*': ['./src/lib/*'] }),
  }
  expect(findings(files)).toEqual([])
})

it('reports a style sheet as missing when an alias does not lead to it', () => {
  const files = site('$/none.css', { 'tsconfig.json': paths({ '$/*': ['./src/styles/*'] }) })
  expect(notExamined(files)).toContainEqual({
    what: 'src/main.tsx:1',
    why: 'The style sheet “$/none.css” was not found.',
  })
})

it.each([
  ['that cannot be read', '{ "compilerOptions": '],
  ['that extends itself', { extends: './tsconfig.json' }],
  [
    'with other types',
    { compilerOptions: { paths: { a: 1, b: [2] }, baseUrl: 3 }, references: [4], extends: 5 },
  ],
])('a tsconfig.json %s is ignored', (what, config) => {
  const files = { ...viteSite, 'tsconfig.json': config }
  expect(findings(files)).toEqual([])
  expect(notExamined(files).map((entry) => entry.what)).toEqual(
    what === 'that cannot be read' ? ['tsconfig.json'] : [],
  )
})
