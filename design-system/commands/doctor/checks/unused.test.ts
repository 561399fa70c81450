import { describe, expect, it } from 'vitest'
import { createTheme } from '../../../tokens/theme/create-theme.ts'
import { findings, main, system, viteSite } from '../../project.fixture'

const accent = '#1d4ed8'
const theme = createTheme({ accent }).css
const site = (css: string, ...lines: string[]) => ({
  ...main(`import '${system}/styles.css'`, ...lines),
  'src/theme.css': css,
})

describe('a theme file', () => {
  it.each([
    ['of the page', theme],
    ['with sizes', createTheme({ accent, radius: 8, font: 'Georgia, serif' }).css],
    ['of a brand', createTheme({ accent, brand: 'tea' }).css],
    ['with the accent of the design system', createTheme({ accent: '#ffb118', link: accent }).css],
  ])('%s that is not imported is reported', (_, css) => {
    const [finding, ...others] = findings(site(css, "// import './theme.css'"))
    expect(finding).toMatchObject({ level: 'warning', check: 'theme-files', place: 'src/theme.css' })
    expect(others).toEqual([])
  })

  it('is not loaded by the import of a style sheet with the same name', () => {
    const css = `@import "tailwindcss";\n@import "${system}/theme.css";\n@import "${system}/components.css";\n`
    const files = { ...main("import './index.css'"), 'src/index.css': css, 'src/theme.css': theme }
    expect(findings(files)).toMatchObject([{ check: 'theme-files' }])
  })

  it.each([
    ['imported', { 'src/app.tsx': `import './theme.css'\n${viteSite['src/app.tsx']}` }],
    [
      'linked in HTML',
      { 'index.html': `<link rel="stylesheet" href="src/theme.css">${viteSite['index.html']}` },
    ],
    [
      'imported by another name',
      {
        'src/app.tsx': "import 'brand'",
        'tsconfig.json': { compilerOptions: { paths: { brand: ['./src/theme.css'] } } },
      },
    ],
    ['linked in JSX', { 'src/app.tsx': '<link rel="stylesheet" href="/theme.css" />' }],
    ['used by Sass', { 'src/index.scss': "@use 'theme';" }],
    ['one of several that are imported', { 'src/app.tsx': "import.meta.glob('./*.css')" }],
    ['linked without quotes', { 'public/help.html': '<link rel=stylesheet href=theme.css>' }],
    ['linked from another place', { 'src/app.tsx': `link.href = \`\${base}theme.css\`` }],
    ['of a library', { 'index.html': '' }],
    ['chosen while the page runs', { 'src/app.tsx': `import(\`./\${brand}.css\`)` }],
  ])('that is %s is not reported', (_, files) => {
    expect(findings({ ...site(theme), ...files })).toEqual([])
  })

  it('is not a copy of the style sheet of the package', () => {
    const copy = '@layer base { :root { --ds-bg: #fff } :root[data-theme=contrast] { --ds-bg: #fff } }'
    expect(findings(site(copy))).toEqual([])
  })
})

const siteWith = (app: string, files: Record<string, string | object> = {}) => ({
  ...main(),
  ...files,
  'node_modules/@kaksha/design-system/index.js': "export { Button } from './components/button/button.js';",
  'src/app.tsx': app,
})

it.each([
  `import type { ButtonProps } from '${system}'`,
  `import * as ds from '${system}'\nexport const props: ds.ButtonProps = {}`,
  `// import '${system}/styles.css'`,
])('the package is not used by: %s', (app) => {
  expect(findings(siteWith(app))).toMatchObject([{ level: 'hint', check: 'unused', place: 'package.json:4' }])
})

it.each([
  `import '${system}/styles.css'`,
  `import tokens from '${system}/tokens.json'`,
  `import { bn } from '${system}/labels/bn'`,
  `<link href="https://cdn.example/${system}@1/styles.css" rel="stylesheet" />`,
])('the package is used by: %s', (app) => {
  expect(findings(siteWith(app))).toEqual([])
})

const paths = {
  '$ds/*': [`./node_modules/${system}/*`],
  $ds: [`./node_modules/${system}`],
}
it.each([
  ["import '$ds/styles.css'", { 'tsconfig.json': { compilerOptions: { paths } } }],
  ["import { Button } from '$ds'", { 'tsconfig.json': { compilerOptions: { paths } } }],
  [
    "import { Button } from '$ds'",
    { 'vite.config.ts': `export default { resolve: { alias: { $ds: '${system}' } } }` },
  ],
])('the package is used by an alias: %s', (app, files) => {
  expect(findings(siteWith(app, files))).toEqual([])
})

it('the package is not missed where it is no dependency', () => {
  const files = { 'package.json': { dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' } } }
  expect(findings(siteWith(`import type { ButtonProps } from '${system}'`, files))).toEqual([])
})
