import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { brands, renderThemes } from './build/themes-module'
import { checkTheme } from './check-theme'
import { contrast } from './colour'
import { resolveColours } from './theme-input'
import { surfaces, themes } from './themes'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** The brands to check: Kaksha's colours and each other brand's. */
const looks = [
  ['Kaksha', {}],
  ...(await Promise.all(
    brands.map(async (brand) => [brand, JSON.parse(await read(`brands/${brand}.json`))] as const),
  )),
] as const

it.each(looks)('%s: has enough contrast for every permitted pair in every theme and surface', (_, theme) => {
  const { failures, pairs } = checkTheme(theme)
  expect(pairs).toBeGreaterThan(themes.length * surfaces.length * 60)
  expect(failures.map(({ message }) => message)).toEqual([])
})

it.each(looks)('%s: labels of primary buttons have 7 to 1', (_, theme) => {
  for (const colours of Object.values(resolveColours(theme)))
    for (const fill of ['accent', 'accent-hover'] as const)
      expect(contrast(colours.page['on-accent'].rgb, colours.page[fill].rgb)).toBeGreaterThanOrEqual(7)
})

describe.each(brands)('brand %s', (brand) => {
  it('replaces existing tokens and adds no names', async () => {
    const own = JSON.parse(await read(`brands/${brand}.json`))
    const known = {
      ...JSON.parse(await read('source/scale.json')),
      palette: JSON.parse(await read('source/palette.json')).palette,
    }
    const names = (groups: Record<string, object>) =>
      Object.entries(groups)
        .filter(([group]) => !group.startsWith('$'))
        .flatMap(([group, tokens]) => Object.keys(tokens).map((token) => `${group}.${token}`))
        .filter((name) => !name.includes('$'))
    expect(names(own).filter((name) => !names(known).includes(name))).toEqual([])
  })
})

it('the module of all colours is up to date: `npm run tokens` writes the same', async () => {
  expect(await read('themes.gen.ts')).toBe(await renderThemes())
})
