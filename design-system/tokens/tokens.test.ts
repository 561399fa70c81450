import { readFile } from 'node:fs/promises'
import { formatHex8 } from 'culori'
import { describe, expect, it } from 'vitest'
import { brands, renderBrandCss, renderCss, renderJson, renderThemes, resolveThemes } from './build'
import { checkTheme } from './check-theme'
import { resolveColours } from './theme-input'
import { type Surface, surfaces, type Theme, themes } from './themes'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** What every pair is proven for: Kaksha's own colours, and those of each brand. */
const looks = [
  ['Kaksha', {}, await resolveThemes()],
  ...(await Promise.all(
    brands.map(
      async (brand) =>
        [brand, JSON.parse(await read(`brands/${brand}.json`)), await resolveThemes(brand)] as const,
    ),
  )),
] as const

describe.each(looks)('%s', (_, theme, resolved) => {
  it('keeps every allowed pair legible, in every theme on every surface', () => {
    const { failures, pairs } = checkTheme(theme)
    expect(pairs).toBeGreaterThan(themes.length * surfaces.length * 60)
    expect(failures.map(({ message }) => message)).toEqual([])
  })

  it('is checked with the colours that its stylesheet has', () => {
    const checked = resolveColours(theme)
    for (const name of themes)
      for (const surface of surfaces) {
        const { lift, ...colours } = { ...resolved[name].root, ...resolved[name][surface] }
        const values = Object.entries(checked[name][surface]).map(([token, { rgb, alpha }]) => [
          token,
          formatHex8({ mode: 'rgb', r: rgb[0], g: rgb[1], b: rgb[2], alpha }),
        ])
        const written = Object.entries(colours).map(([token, value]) => [token, formatHex8(value)])
        expect(Object.fromEntries(values)).toEqual(Object.fromEntries(written))
      }
  })
})

it('defines the same names on every surface of every theme', () => {
  const [[, , resolved]] = looks
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
    expect(await read('themes.gen.ts')).toBe(await renderThemes())
    expect(await read('tokens.gen.css')).toBe(await renderCss())
    expect(await read('tokens.gen.json')).toBe(await renderJson())
    expect(await read('brands.gen.css')).toBe(await renderBrandCss())
  })
})
