import { describe, expect, it } from 'vitest'
import { findings, system, viteSite, withCss } from '../../project.fixture'

describe('cascade layers', () => {
  const first = (css: string) => ({
    ...viteSite,
    'src/main.tsx': `import './index.css'\nimport '${system}/styles.css'\nimport './app'\n`,
    'src/index.css': css,
  })

  it.each([
    ['@layer components, base;', 'error', '“components” is declared before “base”'],
    ['\n@layer utilities { .a { color: red } }', 'error', '“utilities” is declared before “components”'],
    ['@layer base { body { margin: 0 } }', 'warning', '“base” is declared before “theme”'],
    ['@import "./a.css" layer(utilities);', 'error', '“utilities” is declared before “components”'],
  ])('in the wrong order: %s', (css, level, problem) => {
    expect(findings({ ...first(css), 'src/a.css': '' })).toEqual([
      expect.objectContaining({
        level,
        check: 'layer-order',
        problem: expect.stringContaining(problem),
        place: `src/index.css:${css.startsWith('\n') ? 2 : 1}`,
        advice: expect.stringContaining('@layer theme, base, components, utilities;'),
      }),
    ])
  })

  it('may be declared again, and be those of Tailwind', () => {
    expect(findings(first('@import "tailwindcss";\n@layer base { h1 { margin: 0 } }'))).toEqual([])
    expect(
      findings(first('@layer reset, theme, base, components, utilities;\n@layer reset { * { margin: 0 } }')),
    ).toEqual([])
  })

  it('of the site with a reset come after the components', () => {
    expect(findings(withCss('@layer own.reset {\n  * { margin: 0 }\n  p { margin: 0 }\n}'))).toEqual([
      expect.objectContaining({
        level: 'error',
        check: 'layer-order',
        place: 'src/index.css:2',
        advice: expect.stringContaining('@layer own, theme, base, components, utilities;'),
      }),
    ])
  })
})
