import { readFile } from 'node:fs/promises'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { renderCss, renderJson, resolveThemes, surfaces, themes } from './build'
import { pairs } from './pairs'

const resolved = await resolveThemes()
const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** Rows of [pair, ratio, minimum] for one surface of one theme. */
function ratios(theme: (typeof themes)[number], surface: (typeof surfaces)[number]) {
  const values: Record<string, string> = {
    ...resolved[theme].root,
    ...resolved[theme][surface],
  }
  const value = (name: string) => {
    const found = values[name]
    if (!found) throw new Error(`${theme}/${surface} has no colour "${name}"`)
    return found
  }
  return pairs
    .filter((pair) => !pair.on || pair.on.includes(surface))
    .flatMap(({ foreground, backgrounds, minimum }) =>
      backgrounds.map((background) => ({
        pair: `${foreground} on ${background}`,
        ratio: wcagContrast(value(foreground), value(background)),
        minimum,
      })),
    )
}

describe.each(themes)('theme %s', (theme) => {
  it.each(surfaces)('keeps every allowed pair legible on %s', (surface) => {
    const rows = ratios(theme, surface)
    expect(rows.length).toBeGreaterThan(30)
    const failing = rows
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(({ pair, ratio, minimum }) => `${pair}: ${ratio.toFixed(2)}, needs ${minimum}`)
    expect(failing).toEqual([])
  })
})

it('defines the same names on every surface of every theme', () => {
  const names = (theme: (typeof themes)[number], surface: (typeof surfaces)[number]) =>
    Object.keys(resolved[theme][surface]).sort()
  for (const theme of themes)
    for (const surface of surfaces) expect(names(theme, surface)).toEqual(names('light', 'page'))
})

describe('written files', () => {
  it('are fresh: `npm run tokens` writes the same', async () => {
    expect(await read('tokens.gen.css')).toBe(await renderCss())
    expect(await read('tokens.gen.json')).toBe(await renderJson())
  })
})
