import { describe, expect, it } from 'vitest'
import { findings, main, manifest, react, system, viteSite } from '../../project.fixture'

describe('style sheets', () => {
  it('are missing where a component is used', () => {
    expect(findings(main("import './index.css'"))).toEqual([
      expect.objectContaining({
        level: 'error',
        check: 'style-sheets',
        place: 'src/app.tsx:1',
        problem: expect.stringContaining('the page index.html loads no style sheet'),
        advice: expect.stringContaining('init'),
      }),
    ])
  })

  it.each([
    `import * as All from '${system}'\nexport default All.Button`,
    `export { Button } from '${system}'`,
    `export * from '${system}'`,
    `const { Button } = await import('${system}')`,
    `import(\`${system}/button\`)`,
    `export type Size = number\nimport { Button } from '${system}'`,
  ])('are missing for: %s', (app) => {
    const place = `src/app.tsx:${app.startsWith('export type') ? 2 : 1}`
    expect(findings({ ...main(), 'src/app.tsx': app })).toEqual([
      expect.objectContaining({ level: 'error', check: 'style-sheets', place }),
    ])
  })

  it('are not needed for types, labels and the check of a theme', () => {
    const app = `import type { ButtonProps } from '${system}'
import { type CardProps, type InputProps } from '${system}'
export type All = typeof import('${system}')
export type TextProps = import('${system}').TextProps
import { bn } from '${system}/labels/bn'
import { checkTheme } from '${system}/check-theme'
// import { Button } from '${system}'
`
    expect(findings({ ...main(), 'src/app.tsx': app })).toEqual([])
  })

  it.each([
    ['a namespace', 'import * as ds', 'ds.ButtonProps'],
    ['a namespace that is asked for its type', 'import * as ds', 'typeof ds.Button'],
    ['a list', 'import { ButtonProps }', 'ButtonProps'],
  ])('are not needed for a type of %s', (_, clause, type) => {
    const site = (value: string) => ({
      ...main(),
      'node_modules/@kaksha/design-system/index.js':
        "export { Button } from './components/button/button.js';",
      'src/app.tsx': `${clause} from '${system}'\nexport const props: ${type} = ${value}\n`,
    })
    const checks = (value: string) => findings(site(value)).map(({ check }) => check)
    expect(checks('{}')).not.toContain('style-sheets')
    if (clause.includes('*'))
      for (const value of ['ds.Button', 'ds[name]']) expect(checks(value)).toContain('style-sheets')
  })

  it('are a warning if they are imported in a file that no page is found to load', () => {
    const [finding] = findings({ ...main(), 'src/late.ts': `\nimport '${system}/styles.css'\n` })
    expect(finding).toMatchObject({ level: 'warning', place: 'src/late.ts:2' })
  })

  it.each([
    ['by the framework', `import '${system}/styles.css'`],
    ['as an address', `import href from "${system}/styles.css?url";`],
    ['when the module runs', `await import('${system}/styles.css')`],
    ['by path', "import '../node_modules/@kaksha/design-system/styles.css'"],
    ['after a comment', `/* './a.css' */ import '${system}/styles.css'`],
    ['by the own style sheet', "import './look.css'"],
  ])('are found when imported %s', (_, statement) => {
    expect(findings({ ...main(statement), 'src/look.css': `@import url("${system}/styles.css");` })).toEqual(
      [],
    )
  })

  it('are found in the HTML, from a CDN too', () => {
    const link = `<link rel="stylesheet" href="https://cdn.example/npm/${system}@1.0.0/styles.css">\n`
    expect(findings({ ...main(), 'index.html': link + viteSite['index.html'] })).toEqual([])
    const comment = `<!-- ${link} -->`
    expect(findings({ ...main(), 'index.html': comment + viteSite['index.html'] })).toHaveLength(1)
  })

  it('lack the tokens if only the components are imported', () => {
    expect(findings(main(`import '${system}/components.css'`))).toEqual([
      expect.objectContaining({
        level: 'error',
        place: 'src/main.tsx:1',
        problem: expect.stringContaining('tokens'),
      }),
    ])
    const tokens = `import '${system}/tokens.css'`
    expect(findings(main(tokens, `import '${system}/components.css'`))).toEqual([])
    const byHand = main(`import '${system}/components.css'`, "import './index.css'")
    expect(findings({ ...byHand, 'src/index.css': ':root { --ds-radius-control: 2px; }' })).toEqual([])
  })

  it('are loaded twice by two style sheets', () => {
    const site = main("import './a.css'", "import './b.css'")
    const both = {
      'src/a.css': `@import "${system}/styles.css";`,
      'src/b.css': `\n@import "${system}/styles.css";`,
    }
    expect(findings({ ...site, ...both })).toEqual([
      expect.objectContaining({
        level: 'error',
        place: 'src/b.css:2',
        problem: expect.stringContaining('src/a.css:1'),
      }),
    ])
  })

  it('are loaded once by two modules, which is a warning', () => {
    const site = main(`import '${system}/styles.css'`)
    const app = `import '${system}/styles.css'\n${viteSite['src/app.tsx']}`
    expect(findings({ ...site, 'src/app.tsx': app })).toEqual([
      expect.objectContaining({ level: 'warning', place: 'src/app.tsx:1' }),
    ])
  })

  it('are loaded once in each of two layouts that are documents of their own', () => {
    const layout = (lang: string, root = 'html') =>
      `import '${system}/styles.css'
import { Button } from '${system}/button'
export default () => <${root} lang="${lang}"><Button /></${root}>`
    const site = { 'package.json': manifest({ next: '^16.0.0' }), ...react }
    const languages = { 'app/de/layout.tsx': layout('de'), 'app/ar/layout.tsx': layout('ar') }
    expect(findings({ ...site, ...languages })).toEqual([])
    const nested = { ...site, 'app/layout.tsx': layout('de'), 'app/shop/layout.tsx': layout('de', 'section') }
    expect(findings(nested)).toMatchObject([{ level: 'warning' }])
  })

  it.each([
    ['styles.css', 'styles.unlayered.css'],
    ['styles.css', 'theme.css'],
    ['styles.css', 'components.css'],
    ['theme.css', 'tokens.css'],
  ])('are loaded twice: %s and %s', (a, b) => {
    const site = main(
      `import '${system}/${a}'`,
      `import '${system}/${b}'`,
      `import '${system}/components.css'`,
    )
    const doubled = findings(site).filter(({ problem }) => problem.includes('the same styles'))
    expect(doubled[0]).toMatchObject({ level: 'error', place: 'src/main.tsx:2' })
  })

  it('are checked page by page', () => {
    const [finding, ...others] = findings({
      ...viteSite,
      'about.html': '<script type="module" src="/src/about.tsx"></script>',
      'src/about.tsx': `import { Button } from '${system}/button'`,
    })
    expect(finding?.problem).toContain('the page about.html loads no style sheet')
    expect(others).toEqual([])
  })

  it('of chosen components are generated by Tailwind', () => {
    const css = `@import "tailwindcss/theme.css" layer(theme) prefix(kds);
@import "tailwindcss/utilities.css" layer(components) source(none) prefix(kds);
@import "${system}/theme.css";`
    expect(
      findings({
        ...main("import './index.css'"),
        'src/index.css': `@layer theme, base, components, utilities;\n${css}`,
      }),
    ).toEqual([])
  })
})
