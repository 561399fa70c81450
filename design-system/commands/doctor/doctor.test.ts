import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, installed, manifest, packages, system, viteSite, write } from '../project.fixture'
import { doctor } from './doctor'
import { satisfies } from './packages'
import { reportText } from './report'

/** Sites without a fault, each as its framework lays it out. */
const sites = {
  Vite: viteSite,
  Next: {
    'package.json': manifest({ next: '^16.0.0' }),
    ...packages,
    'app/layout.tsx': `import '${system}/styles.css'\nimport './globals.css'\nexport default ({ children }) => children\n`,
    'app/globals.css': '.mine { padding: 0 }\n',
    'app/page.tsx': `import { Button } from '${system}'\nexport default Button\n`,
  },
  Astro: {
    'package.json': manifest({ astro: '^5.0.0' }),
    ...packages,
    'src/pages/index.astro': `---\nimport '${system}/styles.css'\nimport { Button } from '${system}'\n---\n<Button />\n`,
  },
  'React Router': {
    'package.json': manifest({ 'react-router': '^7.0.0' }),
    ...packages,
    'app/root.tsx': `import '${system}/styles.css'\nexport default () => null\n`,
    'app/routes/home.tsx': `import { Button } from '${system}/button'\nexport default Button\n`,
  },
  'Vite with Tailwind': {
    ...viteSite,
    ...installed({ tailwindcss: '4.3.3' }),
    'src/main.tsx': "import './index.css'\nimport './app'\n",
    'src/index.css': `@import "tailwindcss";\n@import "${system}/theme.css";\n@import "${system}/components.css";\n`,
  },
} satisfies Record<string, Files>

/** The style sheet of the site is loaded before the package's. */
const sheetFirst = `import './index.css'\nimport '${system}/styles.css'\nimport './app'\n`
const tailwindParts = `@import "tailwindcss/theme.css" layer(theme) prefix(kds);
@import "tailwindcss/utilities.css" layer(components) source(none) prefix(kds);
`
const linked = (version: string) => ({
  [`node_modules/${system}/package.json`]: { name: system, version: '1.0.0' },
  ...installed({ react: version }, `node_modules/${system}/node_modules`),
})

type Site = keyof typeof sites

/** A fault in a site, and what `doctor` prints first. */
const faults: [fault: string, site: Site, changes: Files, first: string, node?: string][] = [
  [
    'no style sheet',
    'React Router',
    { 'app/root.tsx': `// import '${system}/styles.css'\n` },
    'app/routes/home.tsx:1  error  style-sheets\n  Components are used, but no file imports a style sheet of the design system.',
  ],
  [
    'no style sheet, and the components imported over several lines',
    'Vite',
    {
      'src/main.tsx': "import './app'\n",
      'src/app.tsx': `export type Size = number\nimport {\n  Button as Action,\n} from '${system}/button'\nexport { Action }\n`,
    },
    'src/app.tsx:4  error  style-sheets\n  Components are used,',
  ],
  [
    'the styles of the components without tokens',
    'Vite with Tailwind',
    { 'src/index.css': `@import "${system}/components.css";\n` },
    'src/app.tsx:1  error  style-sheets\n  No file imports the tokens, so the components have no colours and no sizes.\n  To do: Import `@kaksha/design-system/theme.css`',
  ],
  [
    'the style sheet of a single component without the base',
    'Vite',
    { 'src/main.tsx': `import '${system}/styles/button.css'\nimport './app'\n` },
    'src/app.tsx:1  error  style-sheets\n  No file imports the tokens, so the components have no colours and no sizes.\n  To do: Import `@kaksha/design-system/styles/base.css`',
  ],
  [
    'a style sheet that another one contains',
    'Vite with Tailwind',
    { 'src/app.tsx': `import '${system}/styles.css'\n${viteSite['src/app.tsx']}` },
    'src/index.css:2  error  style-sheets\n  `theme.css` is imported here, and `styles.css`, which has the same styles, in src/app.tsx:1.',
  ],
  [
    'both kinds of the whole style sheet',
    'Next',
    { 'app/globals.css': `@import url("${system}/styles.unlayered.css");\n` },
    'app/globals.css:1  error  style-sheets\n  `styles.unlayered.css` is imported here, and `styles.css`, which has the same styles, in app/layout.tsx:1.',
  ],
  [
    'a style sheet in two style sheets',
    'Vite',
    {
      'src/main.tsx': "import '@/a.css'\nimport './b.css'\nimport './app'\n",
      'src/a.css': `@import "${system}/styles.css";\n`,
      'src/b.css': `\n@import "${system}/styles.css";\n`,
    },
    'src/b.css:2  error  style-sheets\n  `styles.css` is imported here, and `styles.css`, which has the same styles, in src/a.css:1.',
  ],
  [
    'the style sheet of a single component beside all',
    'Astro',
    {
      'src/pages/index.astro': `---\nimport '${system}/styles.css'\nimport '${system}/styles/button.css'\n---\n`,
    },
    'src/pages/index.astro:3  error  style-sheets\n  `styles/button.css` is imported here',
  ],
  [
    'styles that Tailwind generates beside all',
    'Vite with Tailwind',
    {
      'src/index.css': `@layer theme, base, components, utilities;\n${tailwindParts}@import "${system}/styles.css";\n`,
    },
    'src/index.css:2  error  style-sheets\n  a style sheet generated by Tailwind is imported here, and `styles.css`',
  ],
  [
    'the base layer after the components',
    'Vite',
    { 'src/main.tsx': sheetFirst, 'src/index.css': '@layer components, base;' },
    'src/index.css:1  error  layer-order\n  The cascade layer “components” is declared before “base” and “theme”, so they override it.',
  ],
  [
    'utilities before the components',
    'Next',
    {
      'app/layout.tsx': `import './globals.css'\nimport '${system}/styles.css'\n`,
      'app/globals.css': '\n@media print { @layer utilities { .a { color: red } } }',
    },
    'app/globals.css:2  error  layer-order\n  The cascade layer “utilities” is declared before “theme” and “base” and “components”, so they override it.',
  ],
  [
    'the base layer before the theme',
    'Vite',
    { 'src/main.tsx': sheetFirst, 'src/index.css': '@layer base.forms { body { margin: 0 } }' },
    'src/index.css:1  warning  layer-order\n  The cascade layer “base” is declared before “theme”, so that one overrides it.',
  ],
  [
    'a style sheet that is imported into a layer',
    'Vite',
    { 'src/main.tsx': sheetFirst, 'src/index.css': '@import "./a.css" layer(utilities);', 'src/a.css': '' },
    'src/index.css:1  error  layer-order\n  The cascade layer “utilities” is declared before',
  ],
  [
    'two copies of React',
    'Next',
    linked('19.0.0'),
    'package.json  error  react-copies\n  There are two copies of react: 19.1.0, which your own code imports, and 19.0.0 in node_modules/@kaksha/design-system/node_modules/react,',
  ],
  [
    'React 18',
    'Astro',
    installed({ react: '18.3.1' }),
    'package.json  error  versions\n  react 18.3.1 is installed. The design system supports ^19.0.0.\n  To do: Run `npm install react@19`.',
  ],
  [
    'React 18 in package.json',
    'Vite',
    { 'package.json': manifest({ react: '^18.2.0' }), 'node_modules/react/package.json': '{' },
    'package.json  error  versions\n  react ^18.2.0 is asked for.',
  ],
  [
    'no React',
    'Vite',
    {
      'package.json': { dependencies: { [system]: '^1.0.0', 'react-dom': '^19.0.0' } },
      'node_modules/react/package.json': '[]',
    },
    'package.json  error  versions\n  react is not a dependency. The design system needs react ^19.0.0.',
  ],
  [
    'an old version of Tailwind',
    'Vite with Tailwind',
    installed({ tailwindcss: '3.2.0' }),
    'package.json  error  versions\n  tailwindcss 3.2.0 is installed. The design system supports >=3.4.0.',
  ],
  [
    'an old version of Vitest',
    'Vite',
    installed({ vitest: '1.6.0' }),
    'package.json  warning  versions\n  vitest 1.6.0 is installed.',
  ],
  ['an old version of Node', 'Astro', {}, 'error  versions\n  Node 20.18.9 is not supported.', '20.18.9'],
  [
    'a damaged package.json',
    'Astro',
    { 'package.json': '{ "name": ' },
    'error  project\n  package.json cannot be read',
  ],
  [
    'a package.json that is a list',
    'Astro',
    { 'package.json': '[]' },
    'error  project\n  package.json is not an object.',
  ],
]

it.each(faults)('one fault is reported alone: %s, with %s', (_, site, changes, first, node) => {
  const reports = doctor(write({ ...sites[site], ...changes }), node)
  expect(reportText(reports).slice(0, first.length)).toBe(first)
  const checks = reports.flatMap(({ findings }) => findings.map(({ check }) => check))
  expect(new Set(checks).size).toBe(1)
})

const main = (...lines: string[]) => [...lines, "import './app'", ''].join('\n')

/** What may be right, so that nothing is reported. */
const variants: [variant: string, site: Site, changes: Files][] = [
  ...Object.keys(sites).map((site): [string, Site, Files] => ['no fault', site as Site, {}]),
  [
    'types, labels and the check of a theme only',
    'Vite',
    {
      'src/main.tsx': main(),
      'src/app.tsx': `import type { ButtonProps } from '${system}'
import { type CardProps, InputProps } from '${system}'
import { bn } from '${system}/labels/bn'
import { checkTheme } from '${system}/check-theme'
import * as ds from '${system}'
export type Props = ds.ButtonProps
// import { Button } from '${system}'
`,
    },
  ],
  ...[
    `import href from "${system}/styles.css?url";`,
    `await import('${system}/styles.css')`,
    "import '../node_modules/@kaksha/design-system/styles.css'",
    `<link rel="stylesheet" href="https://cdn.example/npm/${system}@1.0.0/styles.css" />`,
  ].map((line): [string, Site, Files] => [
    'a style sheet loaded otherwise',
    'Vite',
    { 'src/main.tsx': main(line) },
  ]),
  [
    'a style sheet from Sass',
    'Vite',
    { 'src/main.tsx': main("import './a.scss'"), 'src/a.scss': `@use '${system}/styles.css';` },
  ],
  [
    'a style sheet of a workspace package that is loaded by a name of its configuration',
    'Vite',
    {
      'src/main.tsx': main("import '$ds/styles.css'"),
      'tsconfig.json': { compilerOptions: { paths: { '$ds/*': [`./node_modules/${system}/*`] } } },
    },
  ],
  [
    'a library, whose sites load the style sheet',
    'Vite',
    {
      'package.json': { ...manifest(), peerDependencies: { [system]: '^1.0.0' } },
      'src/main.tsx': main(),
    },
  ],
  [
    'its own tokens',
    'Vite',
    {
      'src/main.tsx': main(`import '${system}/components.css'`, "import './index.css'"),
      'src/index.css': ':root { --ds-radius-control: 2px; }',
    },
  ],
  [
    'the tokens alone',
    'Vite',
    {
      'src/main.tsx': main(`import '${system}/tokens.css'`, `import '${system}/components.css'`),
    },
  ],
  [
    'the style sheets of single components, in each module',
    'Vite',
    {
      'src/main.tsx': main(`import '${system}/styles/base.css'`, `import '${system}/styles/button.css'`),
      'src/app.tsx': `import '${system}/styles/button.css'\n${viteSite['src/app.tsx']}`,
    },
  ],
  [
    'the style sheet in two modules',
    'Vite',
    { 'src/app.tsx': `import '${system}/styles.css'\n${viteSite['src/app.tsx']}` },
  ],
  [
    'styles that Tailwind generates',
    'Vite with Tailwind',
    {
      'src/index.css': `@layer theme, base, components, utilities;\n${tailwindParts}@import "${system}/theme.css";`,
    },
  ],
  [
    'circular imports',
    'Vite',
    {
      'src/app.tsx': `import './main'\n${viteSite['src/app.tsx']}`,
      'src/index.css': '@import "./index.css";',
    },
  ],
  [
    'layers that are declared again',
    'Vite',
    {
      'src/main.tsx': sheetFirst,
      'src/index.css': '@import "tailwindcss";\n@layer base { h1 { margin: 0 } }',
    },
  ],
  [
    'a layer that comes first',
    'Vite',
    {
      'src/main.tsx': sheetFirst,
      'src/index.css': '@layer reset, theme, base, components, utilities;\n@layer reset { * { margin: 0 } }',
    },
  ],
  [
    'layers within another layer',
    'Vite',
    {
      'src/main.tsx': sheetFirst,
      'src/index.css': '@layer theme { @layer components, base; }\n@import "./a.css" layer;',
      'src/a.css': '@layer utilities, base;',
    },
  ],
  [
    'rules of Tailwind 3, which are no layers',
    'Vite',
    {
      'src/main.tsx': sheetFirst,
      'src/index.css': '@tailwind utilities;\n@layer utilities { .a { color: red } }',
    },
  ],
  ...["import 'other/a.css'", "import '$lib/setup'", "import './a.scss'", "import './none.css'"].map(
    (line): [string, Site, Files] => [
      'layers that may be declared before',
      'Vite',
      {
        'src/main.tsx': `${line}\n${sheetFirst}`,
        'src/index.css': '@layer components, base;',
        'src/a.scss': '',
      },
    ],
  ),
  [
    'versions without a number',
    'Vite',
    {
      'package.json': manifest({ react: 'catalog:' }),
      'node_modules/react/package.json': '{',
    },
  ],
]

it.each(variants)('nothing is reported for %s, with %s', (_, site, changes) => {
  expect(reportText(doctor(write({ ...sites[site], ...changes })))).toBe('No problem was found.\n')
})

it('nothing is reported where a linked package may load the style sheet', () => {
  const shared = write({ 'package.json': { name: 'shared' } })
  const folder = write({ ...viteSite, 'package.json': manifest({ shared: '*' }), 'src/main.tsx': main() })
  expect(doctor(folder)[0]!.findings).toHaveLength(1)
  symlinkSync(shared, join(folder, 'node_modules/shared'), 'junction')
  expect(doctor(folder)[0]!.findings).toEqual([])
})

it('one React behind the links of pnpm is one copy', () => {
  const { 'node_modules/react/package.json': _, ...rest } = viteSite as Files
  const store = 'node_modules/.pnpm/react@19.1.0/node_modules/react'
  const folder = write({ ...rest, [`${store}/package.json`]: { name: 'react', version: '19.1.0' } })
  symlinkSync(join(folder, store), join(folder, 'node_modules/react'), 'junction')
  expect(doctor(folder)[0]!.findings).toEqual([])
})

describe('what cannot be examined is listed', () => {
  it.each<[string, Files, { what: string; why: string }]>([
    [
      'a style sheet that cannot be parsed',
      { 'src/index.css': '* { color' },
      { what: 'src/index.css', why: 'cannot be parsed' },
    ],
    ['a large file', { 'src/large.css': ' '.repeat(1_000_001) }, { what: 'src/large.css', why: '1 MB' }],
    [
      'no installation',
      { [`node_modules/${system}/package.json`]: '' },
      { what: 'Installed packages', why: 'no node_modules' },
    ],
  ])('%s', (_, changes, { what, why }) => {
    const [report] = doctor(write({ ...viteSite, ...changes }))
    expect(report!.notExamined).toEqual([{ what, why: expect.stringContaining(why) }])
    expect(report!.findings).toEqual([])
  })
})

it('values of unexpected types never throw', () => {
  const files = {
    'package.json': {
      name: 1,
      dependencies: { react: null, [system]: {} },
      devDependencies: 'x',
      peerDependencies: [1],
    },
    'node_modules/react/package.json': '{',
    'src/main.js': 'import "./main.js"\nimport x from',
  }
  expect(() => doctor(write(files))).not.toThrow()
})

it('in a monorepo the packages are examined that use the design system', () => {
  const site = Object.entries(viteSite).map(([path, content]) => [`packages/web/${path}`, content])
  const folder = write({
    'package.json': { name: 'all', private: true },
    ...Object.fromEntries(site),
    'packages/web/examples/small/package.json': manifest(),
    'packages/web/src/package.json': { type: 'module' },
    'packages/api/package.json': { name: 'api' },
    'packages/docs/package.json': manifest({ react: '^18.0.0' }),
  })
  expect(doctor(folder).map(({ project, findings }) => [project, findings.length])).toEqual([
    ['packages/docs', 1],
    ['packages/web', 0],
    ['packages/web/examples/small', 0],
  ])
})

it.each([
  ['without package.json', {}, 'There is no package.json in this folder.'],
  ['without the design system', { 'package.json': { name: 'a' } }, 'is not a dependency of this project'],
])('a folder %s has one error', (_, files, problem) => {
  expect(doctor(write(files))).toMatchObject([
    { findings: [{ level: 'error', problem: expect.stringContaining(problem) }] },
  ])
})

it.each([
  ['19.0.0', '^19.0.0', true],
  ['19', '^19.0.0', true],
  ['18.9.9', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['19.2.9', '^19.3.1', false],
  ['19.10.0', '^19.9.0', true],
  ['4.0.0', '>=3.4.0', true],
  ['3.3.9', '>=3.4.0', false],
  ['22.11.0', '^20.19.0 || ^22.12.0 || >=24.0.0', false],
  ['v25.1.0', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
  ['19.1.0-rc.1', '^19.0.0', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})
