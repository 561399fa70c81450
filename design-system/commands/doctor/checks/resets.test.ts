import { describe, expect, it } from 'vitest'
import { findings, manifest, notExamined, react, system, viteSite, withCss } from '../../project.fixture'

describe('a reset', () => {
  it.each([
    ['* { margin: 0; padding: 0 }'],
    ['*, *::before { padding: 0 }'],
    ['button { border-radius: 8px }'],
    ['button:focus-visible { outline: 4px auto }'],
    [':where(h1, h2) { font-size: 2em }'],
    ['a:hover { color: red }'],
    ['main button { padding: 0 }'],
    ["input[type='text'] { border: 0 }"],
    ['@media (min-width: 40em) { h1 { font-size: 4rem } }'],
    ['@supports (display: grid) { label { display: block } }'],
  ])('wins over the components: %s', (css) => {
    expect(findings(withCss(`/* Mine. */\n${css}`))).toEqual([
      expect.objectContaining({
        level: 'error',
        check: 'reset-wins',
        place: 'src/index.css:2',
        advice: expect.stringContaining(
          'styles.unlayered.css` after this style sheet instead of `styles.css` (src/main.tsx:1)',
        ),
      }),
    ])
  })

  it.each([['p { margin: 0 }'], ['ul { list-style: none }'], ['header { padding: 1rem }']])(
    'of text may win: %s',
    (css) => {
      expect(findings(withCss(css))).toEqual([
        expect.objectContaining({ level: 'warning', check: 'reset-wins' }),
      ])
    },
  )

  it.each([
    ['*, ::before { box-sizing: border-box }'],
    ['body { margin: 0; color: red }'],
    [':root { font-family: serif; --ds-radius-control: 2px }'],
    ['.card button { padding: 0 }'],
    ['#root { padding: 2rem }'],
    ['h1 { --own: 1px }'],
    ['input::placeholder { color: grey }'],
    ['img { max-width: 100%; display: block }'],
    ['@media print { a { color: black } }'],
    ['@layer base { * { margin: 0 } }'],
    ['@keyframes spin { from { padding: 0 } }'],
    ['.a { button { padding: 0 } }'],
  ])('is not: %s', (css) => {
    expect(findings(withCss(css))).toEqual([])
  })

  it('loses against the style sheet without layers, if that comes later', () => {
    const css = '* { margin: 0 }\nbutton:hover { color: red }'
    const site = withCss(css, 'styles.unlayered.css')
    expect(findings(site)).toEqual([
      expect.objectContaining({ level: 'warning', check: 'reset-wins', place: 'src/index.css:2' }),
    ])
    const after = `import './index.css'\nimport '${system}/styles.unlayered.css'\nimport './app'\n`
    expect(findings({ ...site, 'src/main.tsx': after })).toEqual([])
  })

  it('lists the rules of a style sheet once', () => {
    const [finding, ...others] = findings(
      withCss('h1 { margin: 0 }\nh2 { margin: 0 }\nh3 { margin: 0 }\na { color: red }'),
    )
    expect(finding?.problem).toContain('`h1`, `h2`, `h3` and 1 more')
    expect(others).toEqual([])
  })

  it('of Tailwind 3 is in no layer', () => {
    const css = '@tailwind base;\n@tailwind utilities;\n@layer base { h1 { font-size: 2rem } }'
    expect(findings(withCss(css))).toEqual([
      expect.objectContaining({
        check: 'reset-wins',
        place: 'src/index.css:1',
        problem: expect.stringContaining('@tailwind base'),
      }),
    ])
  })

  it('of another package is found where it is installed', () => {
    const site = { ...withCss(''), 'src/main.tsx': `import 'normalize.css'\n${viteSite['src/main.tsx']}` }
    expect(notExamined(site)).toEqual([
      { what: 'src/main.tsx:1', why: expect.stringContaining('not installed') },
    ])
    const files = {
      'node_modules/normalize.css/package.json': {
        name: 'normalize.css',
        version: '8.0.1',
        main: 'normalize.css',
      },
      'node_modules/normalize.css/normalize.css': 'button { margin: 0 }',
    }
    expect(findings({ ...site, ...files })).toEqual([
      expect.objectContaining({
        place: 'src/main.tsx:2',
        advice: expect.stringContaining('@import "normalize.css" layer(base)'),
      }),
    ])
  })

  it('that no page loads is ignored', () => {
    expect(findings({ ...viteSite, 'src/old.css': '* { margin: 0 }' })).toEqual([])
  })

  it('can be in a style element', () => {
    const html = `<style>\n  * { padding: 0 }\n</style>\n${viteSite['index.html']}`
    expect(findings({ ...viteSite, 'index.html': html })).toEqual([
      expect.objectContaining({ place: 'index.html:2', check: 'reset-wins' }),
    ])
  })

  it('is found in the layout of a framework, and its routes', () => {
    const next = {
      'package.json': manifest({ next: '^16.0.0' }),
      ...react,
      'app/layout.tsx': `import '${system}/styles.css'\n`,
      'app/page.tsx': `import '@/app/page.css'\nimport { Button } from '${system}'\n`,
      'app/page.css': '* { padding: 0 }',
    }
    expect(findings(next)).toEqual([
      expect.objectContaining({ place: 'app/page.css:1', check: 'reset-wins' }),
    ])
    const layout = `---\nimport '${system}/styles.css'\n---\n<html><style is:global>* { padding: 0 }</style><style>* { margin: 0 }</style></html>`
    const astro = {
      'package.json': manifest({ astro: '^5.0.0' }),
      ...react,
      'src/layouts/Layout.astro': layout,
    }
    expect(findings(astro)).toEqual([
      expect.objectContaining({
        place: 'src/layouts/Layout.astro:4',
        problem: expect.stringContaining('`*`'),
      }),
    ])
  })
})
