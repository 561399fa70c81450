import { describe, expect, it } from 'vitest'
import { contrast, difference, parseColour, toOklab } from '../colour'
import { createTheme, ThemeError, type ThemeValues } from './create-theme'
import { colourGroups } from './theme-css'

const rgb = (text: string) => parseColour(text)!.rgb
const hueOf = (text: string) => {
  const [, a, b] = toOklab(rgb(text))
  return (Math.atan2(b, a) * 180) / Math.PI
}
const chromaOf = (text: string) => {
  const [, a, b] = toOklab(rgb(text))
  return Math.hypot(a, b)
}
const light = (css: string, name: string) => css.match(new RegExp(`--ds-${name}: ([^;]+);`))?.[1] ?? ''

const accents = ['#1d4ed8', '#e11d48', '#16a34a', '#f59e0b', '#7c3aed', '#00ffff', '#ffff00', '#000080']
const greys = ['#000000', '#808080', '#ffffff']
const inks = [undefined, '#4466aa']
const papers = [undefined, '#888888']

/** Colours in a random order that is the same in each run. */
function randomColours(count: number) {
  let seed = 1
  const digits = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((seed / 2 ** 32) * 256)
      .toString(16)
      .padStart(2, '0')
  }
  return Array.from({ length: count }, () => `#${digits()}${digits()}${digits()}`)
}
const random = randomColours(24)

const grid = [
  ...[...accents, ...greys].flatMap((accent) =>
    inks.flatMap((ink) => papers.map((paper): ThemeValues => ({ accent, ink, paper }))),
  ),
  ...random.map((accent, at): ThemeValues => ({ accent, ink: random.at(at - 1), paper: random.at(at - 2) })),
]

describe('createTheme', () => {
  it(`makes every text legible, from each of ${grid.length} brands`, () => {
    for (const values of grid) {
      const { failures, pairs } = createTheme(values).report
      expect(
        failures.map(({ message }) => message),
        JSON.stringify(values),
      ).toEqual([])
      expect(pairs).toBeGreaterThan(500)
    }
  })

  it('keeps colours that are legible as they are', () => {
    const values = { accent: '#ffc24b', ink: '#101a33', paper: '#ffffff', link: '#0b4f8a' }
    const { changes, css } = createTheme(values)
    expect(changes).toEqual([])
    expect(light(css, 'accent')).toBe(values.accent)
    expect(light(css, 'text')).toBe(values.ink)
    expect(light(css, 'bg')).toBe(values.paper)
    expect(light(css, 'link')).toBe(values.link)
  })

  it.each([
    ['dark blue', '#1d4ed8', 'light'],
    ['violet', '#7c3aed', 'light'],
    ['red', '#dc2626', 'light'],
    ['near black', '#0b0b0f', 'light'],
    ['mid green', '#16a34a', 'dark'],
    ['orange', '#f97316', 'dark'],
    ['yellow', '#ffff00', 'dark'],
  ])('fills primary buttons with an accent in %s as it is, with %s text: %s', (_, accent, text) => {
    const { changes, tokens, report } = createTheme({ accent })
    expect(changes).toEqual([])
    expect(report.failures).toEqual([])
    const colours = colourGroups(tokens)
    expect(colours.light.root!.accent).toBe(accent)
    for (const theme of ['light', 'dark'] as const) {
      const { accent: fill = '', 'on-accent': label = '' } = colours[theme].root!
      expect(Math.abs(hueOf(fill) - hueOf(accent))).toBeLessThan(chromaOf(accent) < 0.02 ? 360 : 6)
      expect(toOklab(rgb(label))[0] > toOklab(rgb(fill))[0]).toBe(text === 'light')
    }
  })

  it('has an accent that is seen on the page, its tinted sections and cards: always in dark, else if it is dark', () => {
    const brands = [...grid, { accent: '#1e3a8a', paper: '#c4b48f' }, { accent: '#14532d', ink: '#052e16' }]
    for (const values of brands) {
      const colours = colourGroups(createTheme(values).tokens)
      for (const theme of ['light', 'dark'] as const) {
        const { accent = '', 'on-accent': label = '' } = colours[theme].root!
        if (theme === 'light' && label !== '#ffffff') continue
        for (const background of ['bg', 'bg-tint', 'surface'] as const)
          expect(
            contrast(rgb(accent), rgb(colours[theme].page![background]!)),
            `${theme} ${background} ${JSON.stringify(values)}`,
          ).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it.each([
    ['warm', { accent: '#1d4ed8', paper: '#faf8f5' }],
    ['cream', { accent: '#7c3aed', paper: '#fbf3e4' }],
    ['cool', { accent: '#b4232a', paper: '#f1f5fb' }],
    ['strongly coloured', { accent: '#1d4ed8', paper: '#ffe0b0' }],
    ['dark sand', { accent: '#1e3a8a', paper: '#d8cbb0' }],
    ['pale, from the accent', { accent: '#1d4ed8' }],
    ['pale, from a red accent', { accent: '#e11d48' }],
  ])('draws sections, lines and borders in the hue of a %s page, a step darker', (_, values) => {
    const { tokens, report } = createTheme(values)
    expect(report.failures).toEqual([])
    const { bg = '', ...page } = colourGroups(tokens).light.page!
    for (const name of ['bg-tint', 'border-subtle', 'border', 'margin']) {
      const colour = page[name]!
      // Of a pale colour, rounding to 8 bits changes the hue by some degrees.
      expect(Math.abs(hueOf(colour) - hueOf(bg)), `${name} ${colour}`).toBeLessThan(12)
      expect(chromaOf(colour), `${name} ${colour}`).toBeGreaterThanOrEqual(0.95 * chromaOf(bg))
      expect(toOklab(rgb(colour))[0], `${name} ${colour}`).toBeLessThan(toOklab(rgb(bg))[0])
    }
    expect(toOklab(rgb(page.surface!))[0]).toBeGreaterThan(toOklab(rgb(bg))[0])
  })

  it('draws everything on a dark page in the hue of the ink', () => {
    for (const values of [{ accent: '#be123c' }, { accent: '#1d4ed8', ink: '#2a1a12', paper: '#fbf3e4' }]) {
      const { light: day, dark } = colourGroups(createTheme(values).tokens)
      const hue = hueOf(day.page!.text!)
      for (const name of ['bg', 'bg-tint', 'surface', 'text', 'border', 'border-subtle', 'margin'])
        expect(Math.abs(hueOf(dark.page![name]!) - hue), name).toBeLessThan(12)
    }
  })

  it('fills primary buttons in high contrast with a colour on which the text has 7 to 1', () => {
    for (const accent of [...accents, ...greys, '#16a34a', '#767676']) {
      const { root = {} } = colourGroups(createTheme({ accent }).tokens).contrast
      for (const fill of ['accent', 'accent-hover'])
        expect(contrast(rgb(root[fill]!), rgb(root['on-accent']!)), accent).toBeGreaterThanOrEqual(7)
    }
  })

  it('colours the shadow too, in light and dark', () => {
    const { css } = createTheme({ accent: '#7c3aed' })
    const shadows = [...css.matchAll(/--ds-shadow: ([^;]+);/g)].map(([, shadow]) => shadow)
    expect(shadows.length).toBeGreaterThanOrEqual(3)
    for (const shadow of shadows) {
      // Kaksha's: rgb(8 33 24), and the line around a card in the dark theme.
      expect(shadow).not.toMatch(/#082118|#24463a|\{/)
      expect(shadow).toMatch(/^(0px 1px 0px 0px #\w{8}, 0px 24px|0px 0px 0px [12]px #\w{6})/)
    }
  })

  it('changes the fill on hover, and uses a dark accent for links too', () => {
    for (const accent of accents) {
      const { css } = createTheme({ accent })
      expect(difference(rgb(light(css, 'accent')), rgb(light(css, 'accent-hover'))), accent).toBeGreaterThan(
        0.03,
      )
    }
    expect(light(createTheme({ accent: '#1d4ed8' }).css, 'link')).toBe('#1d4ed8')
  })

  it('makes a mid accent lighter if neither text is legible on it with the given ink, and reports the change', () => {
    const { changes, css } = createTheme({ accent: '#e8590c', ink: '#333333' })
    expect(changes).toContainEqual({ value: 'accent', given: '#e8590c', used: light(css, 'accent') })
    expect(Math.abs(hueOf(light(css, 'accent')) - hueOf('#e8590c'))).toBeLessThan(8)
    expect(contrast(rgb(light(css, 'accent')), rgb(light(css, 'on-accent')))).toBeGreaterThanOrEqual(4.5)
  })

  it('derives greys from a grey accent, so that nothing looks tinted', () => {
    const { tokens } = createTheme({ accent: '#808080', link: '#00539c' })
    for (const name of ['ink', 'paper', 'slate-900', 'chalk', 'border', 'margin'] as const)
      expect(chromaOf(String(tokens.palette?.[name])), name).toBeLessThan(0.005)
  })

  it('derives greys from a grey page, whatever the accent', () => {
    for (const paper of ['#ffffff', '#f4f4f4'])
      for (const theme of ['light', 'dark'] as const) {
        const { paper: surface = {} } = colourGroups(createTheme({ accent: '#7c3aed', paper }).tokens)[theme]
        for (const name of ['bg', 'bg-tint', 'surface', 'border', 'border-subtle', 'margin'])
          expect(chromaOf(surface[name]!), `${theme} ${name}`).toBeLessThan(0.002)
      }
  })

  it('leaves errors and successes as they are', () => {
    const { css } = createTheme({ accent: '#7c3aed' })
    expect(light(css, 'error')).toBe('')
    expect(light(css, 'ok')).toBe('')
  })

  it('writes the corner radii and the font', () => {
    const { css } = createTheme({
      accent: '#ffc24b',
      radius: 8,
      font: '"Noto Sans Bengali", sans-serif',
      headingFont: 'Lora, serif',
    })
    expect(light(css, 'radius-control')).toBe('8px')
    expect(light(css, 'radius-panel')).toBe('16px')
    expect(light(css, 'font-sans')).toBe('"Noto Sans Bengali", sans-serif')
    expect(light(css, 'font-heading')).toBe('Lora, serif')
  })

  it.each([
    ['no accent', {}, 'accent: Give the colour of your brand, such as "#ffb118".'],
    ['an unknown name', { accent: 'brand' }, 'accent: “brand” cannot be read as an opaque colour of sRGB.'],
    ['a translucent colour', { accent: '#ffb118', ink: '#00000080' }, 'ink: “#00000080” cannot be read'],
    ['an unknown value', { accent: '#ffb118', primary: '#fff' }, 'primary: There is no value “primary”.'],
    [
      'a radius without a size',
      { accent: '#ffb118', radius: Number.NaN },
      'radius: Write a number of pixels',
    ],
    ['a font that ends the declaration', { accent: '#ffb118', font: 'a; }' }, 'font: Write a list'],
    [
      'a selector that ends the rule',
      { accent: '#ffb118', darkSelector: '.night {' },
      'darkSelector: Write a selector',
    ],
    [
      'a selector with a brand',
      { accent: '#ffb118', darkSelector: '.night', brand: 'a' },
      'darkSelector: It is for a whole page',
    ],
    ['an empty font of headings', { accent: '#ffb118', headingFont: ' ' }, 'headingFont: Write a list'],
  ])('refuses %s', (_, values, message) => {
    const create = () => createTheme(values as ThemeValues)
    expect(create).toThrow(ThemeError)
    expect(create).toThrow(message)
  })
})
