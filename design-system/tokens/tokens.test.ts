import { readFile } from 'node:fs/promises'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import {
  brands,
  renderBrandCss,
  renderCss,
  renderJson,
  resolveThemes,
  type Surface,
  surfaces,
  type Theme,
  themes,
} from './build'
import { pairs } from './pairs'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** What every pair is proven for: Kaksha's own colours, and those of each brand. */
const looks = [
  ['Kaksha', await resolveThemes()],
  ...(await Promise.all(brands.map(async (brand) => [brand, await resolveThemes(brand)] as const))),
] as const
type Resolved = (typeof looks)[number][1]

/** Rows of [pair, ratio, minimum] for one surface of one theme. */
function ratios(resolved: Resolved, theme: Theme, surface: Surface) {
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

describe.each(looks)('%s', (_, resolved) => {
  describe.each(themes)('theme %s', (theme) => {
    it.each(surfaces)('keeps every allowed pair legible on %s', (surface) => {
      const rows = ratios(resolved, theme, surface)
      expect(rows.length).toBeGreaterThan(30)
      const failing = rows
        .filter(({ ratio, minimum }) => ratio < minimum)
        .map(({ pair, ratio, minimum }) => `${pair}: ${ratio.toFixed(2)}, needs ${minimum}`)
      expect(failing).toEqual([])
    })
  })
})

it('defines the same names on every surface of every theme', () => {
  const [[, resolved]] = looks
  const names = (theme: Theme, surface: Surface) => Object.keys(resolved[theme][surface]).sort()
  for (const theme of themes)
    for (const surface of surfaces) expect(names(theme, surface)).toEqual(names('light', 'page'))
})

describe.each(brands)('brand %s', (brand) => {
  it('puts its own in the place of what is there, and names nothing else', async () => {
    const own = JSON.parse(await read(`brands/${brand}.json`))
    const known = {
      ...JSON.parse(await read('scale.json')),
      palette: JSON.parse(await read('palette.json')).palette,
    }
    const names = (groups: Record<string, object>) =>
      Object.entries(groups)
        .filter(([group]) => !group.startsWith('$'))
        .flatMap(([group, tokens]) => Object.keys(tokens).map((token) => `${group}.${token}`))
        .filter((name) => !name.includes('$'))
    expect(names(own).filter((name) => !names(known).includes(name))).toEqual([])
  })

  it('changes what is seen, in light and in dark', async () => {
    const [plain, own] = await Promise.all([resolveThemes(), resolveThemes(brand)])
    for (const theme of ['light', 'dark'] as const) expect(own[theme].page).not.toEqual(plain[theme].page)
  })
})

describe('written files', () => {
  it('are fresh: `npm run tokens` writes the same', async () => {
    expect(await read('tokens.gen.css')).toBe(await renderCss())
    expect(await read('tokens.gen.json')).toBe(await renderJson())
    expect(await read('brands.gen.css')).toBe(await renderBrandCss())
  })
})
