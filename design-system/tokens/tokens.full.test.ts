import { readFile } from 'node:fs/promises'
import { formatHex8 } from 'culori'
import { expect, it } from 'vitest'
import { renderBrandCss, renderCss, renderPlainJson, renderStandardJson, resolveThemes } from './build/build'
import { brands } from './build/themes-module'
import { resolveColours } from './theme-input'
import { surfaces, themes } from './themes'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

it('the generated files are up to date: `npm run tokens` writes the same', async () => {
  expect(await read('tokens.gen.css')).toBe(await renderCss())
  expect(await read('tokens.gen.json')).toBe(await renderStandardJson())
  expect(await read('tokens.plain.gen.json')).toBe(await renderPlainJson())
  expect(await read('brands.gen.css')).toBe(await renderBrandCss())
})

it('the tokens have the values of DTCG 2025.10: no colour, size or duration is a text', async () => {
  const found = new Map<string, Set<string>>()
  const walk = (node: Record<string, unknown>) => {
    if ('$value' in node) {
      const value = Array.isArray(node.$value) ? node.$value[0] : node.$value
      const shape = typeof value === 'object' ? Object.keys(value as object).join() : typeof value
      found.set(String(node.$type), (found.get(String(node.$type)) ?? new Set()).add(shape))
    } else
      for (const inner of Object.values(node))
        if (typeof inner === 'object') walk(inner as Record<string, unknown>)
  }
  walk(JSON.parse(await read('tokens.gen.json')))
  expect(Object.fromEntries([...found].map(([type, shapes]) => [type, [...shapes].sort()]))).toEqual({
    fontFamily: ['string'],
    dimension: ['value,unit'],
    duration: ['value,unit'],
    number: ['number'],
    cubicBezier: ['number'],
    color: ['colorSpace,components,alpha,hex', 'colorSpace,components,hex'],
    shadow: ['color,offsetX,offsetY,blur,spread'],
  })
})

it.each(['', ...brands])('the colours that are checked are in the style sheet, brand “%s”', async (brand) => {
  const resolved = await resolveThemes(brand)
  const checked = resolveColours(brand ? JSON.parse(await read(`brands/${brand}.json`)) : {})
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
