import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import torsha from './brands/torsha.json'
import brandSheet from './brands.gen.css?raw'
import palette from './source/palette.json'
import contrast from './source/theme.contrast.json'
import dark from './source/theme.dark.json'
import light from './source/theme.light.json'
import tokenSheet from './tokens.gen.css?raw'

const root = document.documentElement
const themes = { light, dark, contrast }
type Theme = keyof typeof themes
const surfaces = ['page', 'inverse', 'inverse-strong', 'accent', 'paper'] as const
const brands = { kaksha: {}, torsha: torsha.palette }

type Colours = Record<string, { $value?: unknown }>
type Group = Colours & { $extends?: string }

/** The expected values, resolved from the token files. The style sheet must produce the same. */
function expected(theme: Theme, surface: (typeof surfaces)[number], own: Colours) {
  const colours: Colours = { ...palette.palette, ...own } as Colours
  const valuesOf = (name: string): Colours => {
    const { $extends, ...values } = (themes[theme] as unknown as Record<string, Group>)[name]!
    return { ...($extends && valuesOf($extends.slice(1, -1))), ...values }
  }
  const tokens = Object.entries(valuesOf(surface)).filter(([name]) => !name.startsWith('$'))
  return Object.fromEntries(
    tokens.map(([name, { $value }]) => {
      const [, colour] = String($value).match(/^\{palette\.(.+)\}$/) ?? []
      return [name, colour ? colours[colour]?.$value : $value]
    }),
  )
}

function shown(surface: (typeof surfaces)[number], names: string[]) {
  const place = document.createElement('div')
  if (surface !== 'page') place.dataset.surface = surface
  document.body.append(place)
  const style = getComputedStyle(place)
  const values = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ds-${name}`)]))
  place.remove()
  return values
}

// In the cascade layers that `theme.css` assigns.
const sheet = document.createElement('style')
sheet.textContent = `@layer theme { ${tokenSheet} } ${brandSheet}`
beforeAll(() => document.head.append(sheet))
afterAll(() => sheet.remove())

const device = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })

afterEach(async () => {
  delete root.dataset.theme
  delete root.dataset.brand
  await device({ 'prefers-color-scheme': '', 'prefers-contrast': '' })
})

/** Every combination of system setting and selected theme. */
const ways: [Theme, string, Record<string, string>, string?][] = [
  ['light', 'chosen, on a dark device', { 'prefers-color-scheme': 'dark' }, 'light'],
  ['dark', 'chosen, on a light device', { 'prefers-color-scheme': 'light' }, 'dark'],
  ['contrast', 'chosen, on a dark device', { 'prefers-color-scheme': 'dark' }, 'contrast'],
  ['light', 'of the device', { 'prefers-color-scheme': 'light' }],
  ['dark', 'of the device', { 'prefers-color-scheme': 'dark' }],
  [
    'contrast',
    'of the device, which is dark too',
    { 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' },
  ],
  ['dark', 'chosen, on a device that asks for contrast', { 'prefers-contrast': 'more' }, 'dark'],
]

describe.each(Object.entries(brands))('brand %s', (brand, own) => {
  it.each(ways)(
    '%s, %s: every surface has the colours of the token files',
    async (theme, _way, media, chosen) => {
      await device(media)
      if (brand !== 'kaksha') root.dataset.brand = brand
      if (chosen) root.dataset.theme = chosen
      for (const surface of surfaces) {
        const wanted = expected(theme, surface, own as Colours)
        expect(Object.keys(wanted).length).toBeGreaterThan(15)
        expect(shown(surface, Object.keys(wanted)), surface).toEqual(wanted)
      }
    },
  )
})

it('changes sizes too, only in documents of the brand', () => {
  const radius = () => getComputedStyle(root).getPropertyValue('--ds-radius-control')
  expect(radius()).toBe('4px')
  root.dataset.brand = 'torsha'
  expect(radius()).toBe(torsha.radius.control.$value)
})
