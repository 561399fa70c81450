import { readFile } from 'node:fs/promises'
import { formatHex8 } from 'culori'
import { expect, it } from 'vitest'
import { renderBrandCss, renderCss, renderJson, resolveThemes } from './build/build'
import { brands } from './build/themes-module'
import { resolveColours } from './theme-input'
import { surfaces, themes } from './themes'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

it('the generated files are up to date: `npm run tokens` writes the same', async () => {
  expect(await read('tokens.gen.css')).toBe(await renderCss())
  expect(await read('tokens.gen.json')).toBe(await renderJson())
  expect(await read('brands.gen.css')).toBe(await renderBrandCss())
})

it.each(brands)('%s is checked with the colours of its style sheet', async (brand) => {
  const resolved = await resolveThemes(brand)
  const checked = resolveColours(JSON.parse(await read(`brands/${brand}.json`)))
  for (const theme of themes)
    for (const surface of surfaces) {
      const { shadow, ...colours } = { ...resolved[theme].root, ...resolved[theme][surface] }
      const values = Object.entries(checked[theme][surface]).map(([name, { rgb, alpha }]) => [
        name,
        formatHex8({ mode: 'rgb', r: rgb[0], g: rgb[1], b: rgb[2], alpha }),
      ])
      const written = Object.entries(colours).map(([name, value]) => [name, formatHex8(value)])
      expect(Object.fromEntries(values)).toEqual(Object.fromEntries(written))
    }
})

it.each(brands)('%s changes visible colours, in the light and the dark theme', async (brand) => {
  const [plain, own] = await Promise.all([resolveThemes(), resolveThemes(brand)])
  for (const theme of ['light', 'dark'] as const) expect(own[theme].page).not.toEqual(plain[theme].page)
})
