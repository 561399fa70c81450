import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findings, installed, notExamined, viteSite } from '../../project.fixture'

const site = {
  ...viteSite,
  'node_modules/@kaksha/design-system/styles/base.css': readFileSync(
    new URL('../../../tokens/tokens.gen.css', import.meta.url),
    'utf8',
  ),
}
const withCss = (css: string) => ({ ...site, 'src/index.css': css })

describe('a token that does not exist', () => {
  it.each([
    ['--ds-acent', '--ds-accent'],
    ['--ds-txet', '--ds-text'],
    ['--ds-borderSubtle', '--ds-border-subtle'],
    ['--ds-radius-controll', '--ds-radius-control'],
  ])('%s is reported with the nearest, %s', (name, nearest) => {
    expect(findings(withCss(`.a { color: var(${name}) }`))).toEqual([
      expect.objectContaining({
        level: 'error',
        check: 'tokens',
        place: 'src/index.css:1',
        advice: expect.stringContaining(`Write \`${nearest}\`,`),
      }),
    ])
  })

  it.each([
    ['--ds-muted', '--ds-text-muted'],
    ['--ds-color-accent', '--ds-accent'],
    // These may be defined in a file that is not read.
    ['--ds-line', '--ds-link'],
    ['--ds-text-h4', '--ds-text-h1'],
  ])('%s, which is no misspelling, is a warning', (name, nearest) => {
    expect(findings(withCss(`.a { color: var(${name}) }`))).toEqual([
      expect.objectContaining({
        level: 'warning',
        check: 'tokens',
        place: 'src/index.css:1',
        advice: expect.stringContaining(`Write \`${nearest}\`,`),
      }),
    ])
  })

  it.each([
    ['in a style of JSX', "<p style={{ color: 'var(--ds-txet)' }} />", 'error'],
    ['in a class of Tailwind', '<p className="p-2 text-(--ds-txet)" />', 'error'],
    ['with a fallback, as a warning', "<p style={{ color: 'var(--ds-txet, red)' }} />", 'warning'],
  ])('is reported %s', (_, jsx, level) => {
    expect(findings({ ...site, 'src/app.tsx': `export const App = () =>\n  ${jsx}\n` })).toMatchObject([
      { level, place: 'src/app.tsx:2' },
    ])
  })

  it.each([
    ['a token', 'var( --ds-text )'],
    ['a comment', 'red /* var(--ds-txet) */'],
    ['a name that is put together', 'var(--ds-text-#{$size})'],
    ['a property of the site', 'var(--ds-own)'],
    ['a property that a script sets', 'var(--ds-set)'],
    ['a property of another package', 'var(--ds-other)'],
    ['a property after an address', 'var(--ds-acents)'],
    ['a property that Sass puts together', 'var(--ds-space-5)'],
    ['a property that Less puts together', 'var(--ds-radius-5)'],
    ['a property that a script puts together', 'var(--ds-duration-9)'],
    ['a property whose name a script joins', 'var(--ds-size-9)'],
  ])('is not: %s', (_, value) => {
    const files = {
      ...withCss(`@import "other/a.css";\n.a { color: ${value} }`),
      ...installed({ other: '1.0.0' }),
      'node_modules/other/a.css': ':root { --ds-other: red }',
      'src/own.css':
        ':root { --ds-own: red } .a { background: url(//a.example/a.png) } :root { --ds-acents: red }',
      'src/own.scss': '@each $n in 4, 5 { :root { --ds-space-#{$n}: #{$n}px } }',
      'src/own.less': ':root { --ds-radius-@{n}: 1px }',
      'src/set.ts': `for (const [name, value] of all) {
  document.body.style.setProperty('--ds-set', value)
  document.body.style.setProperty(\`--ds-duration-\${name}\`, value)
  document.body.style.setProperty('--ds-size-' + name, value)
}`,
    }
    expect(findings(files)).toEqual([])
  })

  it('is reported where it is overridden and nothing uses it', () => {
    const css = ':root {\n  --ds-acent: red;\n}\n[data-theme="dark"] { --ds-acent: blue }'
    expect(findings(withCss(css))).toEqual([
      expect.objectContaining({
        level: 'warning',
        check: 'tokens',
        place: 'src/index.css:2',
        advice: expect.stringContaining('Write `--ds-accent`'),
      }),
    ])
  })

  it.each([
    ['is used', ':root { --ds-acent: red } .a { color: var(--ds-acent) }', ''],
    ['a script reads', ':root { --ds-acent: red }', "read('--ds-acent')"],
    ['is used by a name that is put together', ':root { --ds-acent: red }', `read(\`var(--ds-\${name})\`)`],
    ['is like no token', ':root { --ds-sidebar: red }', ''],
    ['is in a comment', '/* :root { --ds-acent: red } */', ''],
  ])('is not reported where it is set and %s', (_, css, script) => {
    expect(findings({ ...withCss(css), 'src/read.ts': script })).toEqual([])
  })

  it('is not defined by a comment', () => {
    const css = '/* --ds-acent: red */\n.a { color: var(--ds-acent) }'
    expect(findings(withCss(css))).toMatchObject([{ level: 'error', place: 'src/index.css:2' }])
  })

  it('is not known without the package', () => {
    const files = { ...viteSite, 'src/index.css': '.a { color: var(--ds-txet) }' }
    expect(findings(files)).toEqual([])
    expect(notExamined(files)).toEqual([])
  })
})
