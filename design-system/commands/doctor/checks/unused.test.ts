import { expect, it } from 'vitest'
import { findings, main, system } from '../../project.fixture'

const site = (app: string, files: Record<string, string | object> = {}) => ({
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
  expect(findings(site(app))).toMatchObject([{ level: 'hint', check: 'unused', place: 'package.json:4' }])
})

it.each([
  `import '${system}/styles.css'`,
  `import tokens from '${system}/tokens.json'`,
  `import { bn } from '${system}/labels/bn'`,
  `<link href="https://cdn.example/${system}@1/styles.css" rel="stylesheet" />`,
])('the package is used by: %s', (app) => {
  expect(findings(site(app))).toEqual([])
})

it('the package is used by an alias', () => {
  const paths = { '$ds/*': [`./node_modules/${system}/*`] }
  const files = { 'tsconfig.json': { compilerOptions: { paths } } }
  expect(findings(site("import '$ds/styles.css'", files))).toEqual([])
})

it('the package is not missed where it is no dependency', () => {
  const files = { 'package.json': { dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' } } }
  expect(findings(site(`import type { ButtonProps } from '${system}'`, files))).toEqual([])
})
