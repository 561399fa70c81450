import { describe, expect, it } from 'vitest'
import { findings, notExamined, withCss } from '../../project.fixture'

describe('contrast', () => {
  it('of a colour of the own theme: one finding with the nearest colour', () => {
    expect(findings(withCss(':root {\n  --ds-link: #9ab;\n  --ds-bg: #fff;\n}'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          level: 'error',
          check: 'contrast',
          place: 'src/index.css:2',
          problem: expect.stringMatching(
            /^Light theme, page: link \(#99aabb\) on .* So do \d+ more pairs\.$/,
          ),
          advice: expect.stringMatching(/^Use #[\da-f]{6} for `--ds-link`/),
        }),
      ]),
    )
  })

  it('of the enhanced level alone is a warning', () => {
    const css = '[data-surface="accent"] { --ds-text: #5a4a20; }'
    expect(findings(withCss(css)).map(({ level }) => level)).toEqual(['warning'])
  })

  it.each([
    ['[data-theme="dark"] { --ds-link: #222 }', 'Dark theme, page'],
    ['@media (prefers-color-scheme: dark) { :root { --ds-link: #222 } }', 'Dark theme, page'],
    [':root { @media (prefers-contrast: more) { --ds-link: #ddd } }', 'High contrast theme, page'],
    ['[data-surface="inverse"] { --ds-link: #222 }', 'Light theme, inverse'],
    [':root[data-brand="mine"] { --ds-link: #ddd }', 'Brand “mine”. Light theme, page'],
    [':root { --mine: #ddd; --ds-link: var(--mine) }', 'Light theme, page'],
    [':root { --ds-link: var(--none, #ddd) }', 'Light theme, page'],
  ])('is checked where the colour holds: %s', (css, place) => {
    const found = findings(withCss(css))
    expect(found.some(({ check, problem }) => check === 'contrast' && problem.startsWith(place))).toBe(true)
  })

  it('finds nothing in a legible theme, nor in sizes', () => {
    expect(
      findings(
        withCss(
          ':root { --ds-link: #003a5c; --ds-text-h1: 3rem; --ds-shadow: none }\n[data-theme="dark"] { --ds-link: #91d5f9 }\n',
        ),
      ),
    ).toEqual(
      // The project gives this surface no dark value, so it keeps that of the package, which passes.
      [],
    )
  })

  it.each([
    [':root { --ds-link: hsl(210 50% 40%) }', 'cannot be computed'],
    [':root { --ds-link: rgb(0 0 0 / 0.5) }', 'is translucent'],
    ['.card { --ds-link: #ddd }', 'part of the page only, `.card`'],
    ['@media (min-width: 40em) { :root { --ds-link: #ddd } }', 'under “(min-width: 40em)” only'],
  ])('is reported as not checked: %s', (css, why) => {
    expect(findings(withCss(css))).toEqual([])
    expect(notExamined(withCss(css))).toEqual(
      expect.arrayContaining([{ what: 'src/index.css:1', why: expect.stringContaining(why) }]),
    )
  })
})
