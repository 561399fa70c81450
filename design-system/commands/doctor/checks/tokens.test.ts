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
    ['--ds-muted', '--ds-text-muted'],
    ['--ds-color-accent', '--ds-accent'],
    ['--ds-borderSubtle', '--ds-border-subtle'],
    ['--ds-radius-controll', '--ds-radius-control'],
  ])('%s is reported with the nearest, %s', (name, nearest) => {
    expect(findings(withCss(`.a { color: var(${name}) }`))).toEqual([
      expect.objectContaining({
        ...{ level: 'error', check: 'tokens', place: 'src/index.css:1' },
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
  ])('is not: %s', (_, value) => {
    const files = {
      ...withCss(`@import "other/a.css";\n.a { color: ${value} }`),
      ...installed({ other: '1.0.0' }),
      'node_modules/other/a.css': ':root { --ds-other: red }',
      'src/own.css': ':root { --ds-own: red }',
      'src/set.ts': "document.body.style.setProperty('--ds-set', 'red')",
    }
    expect(findings(files)).toEqual([])
  })

  it('is not known without the package', () => {
    const files = { ...viteSite, 'src/index.css': '.a { color: var(--ds-txet) }' }
    expect(findings(files)).toEqual([])
    expect(notExamined(files)).toEqual([])
  })
})
