import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import torsha from './brands/torsha.json'
import { type ContrastFailure, checkTheme, ThemeError, type ThemeTokens } from './check-theme'
import {
  contrast,
  difference,
  fromOklab,
  hex,
  nearestPassing,
  parseColour,
  type Triple,
  toOklab,
} from './colour'
import { defaults } from './names'
import tokens from './tokens.gen.json'
import plain from './tokens.plain.gen.json'

const rgb = (text: string) => parseColour(text)!.rgb

/** A deterministic sequence of different colours. */
const samples = Array.from({ length: 60 }, (_, step) =>
  hex([(step * 0.137) % 1, (step * 0.311 + 0.2) % 1, (step * 0.713 + 0.5) % 1] as Triple),
)

describe('arithmetic', () => {
  const oklab = converter('oklab')
  const distance = differenceEuclidean('oklab')

  it.each(samples)('of %s matches culori', (colour) => {
    const other = samples[(samples.indexOf(colour) + 7) % samples.length]!
    expect(contrast(rgb(colour), rgb(other))).toBeCloseTo(wcagContrast(colour, other), 6)
    const { l, a, b } = oklab(colour)!
    const lab = toOklab(rgb(colour))
    for (const [at, value] of [l, a, b].entries()) expect(lab[at]).toBeCloseTo(value, 5)
    expect(difference(rgb(colour), rgb(other))).toBeCloseTo(distance(colour, other), 5)
    expect(hex(fromOklab(lab))).toBe(colour)
  })

  it.each([
    ['#0a2', '#00aa22'],
    ['#0A291F', '#0a291f'],
    ['rgb(8 33 24)', '#082118'],
    ['rgb(8, 33, 24)', '#082118'],
    ['rgb(100% 0% 50%)', '#ff0080'],
    ['oklch(60% 0.1 120)', formatHex('oklch(60% 0.1 120)')!],
    ['gold', '#ffd700'],
    ['RebeccaPurple', '#663399'],
    ['hsl(41 100% 54.7%)', formatHex('hsl(41 100% 54.7%)')!],
    ['hsl(221deg, 83%, 53%)', formatHex('hsl(221 83% 53%)')!],
    ['hsl(-40 50% 30%)', formatHex('hsl(320 50% 30%)')!],
    ['oklch(0.6 0.1 120deg)', formatHex('oklch(0.6 0.1 120)')!],
  ])('reads %s', (text, wanted) => {
    expect(hex(rgb(text))).toBe(wanted)
  })

  it.each([
    '',
    'ink',
    '#12',
    '#12345',
    '#1234567',
    'rgb(1 2)',
    'rgb(1 2 x)',
    'rgb(300 0 0)',
    'hsl(1 200% 50%)',
    'hsl(1 x 50%)',
    'oklch(0.6 0.4 120)',
  ])('does not take “%s” for a colour of sRGB', (text) => {
    expect(parseColour(text)).toBeUndefined()
  })
})

const steps = 500
const forced = new Map<string, number>()

/** The smallest change that passes, found by another implementation that tries every lightness in small steps. */
function bruteForce(colour: string, against: string, minimum: number) {
  const key = `${colour} ${against} ${minimum}`
  const known = forced.get(key)
  if (known !== undefined) return known
  const { l: _, c, h } = { h: 0, ...converter('oklch')(colour)! }
  let best = Number.POSITIVE_INFINITY
  for (let step = 0; step <= steps; step++) {
    const tried = formatHex(clampChroma({ mode: 'oklch', l: step / steps, c, h }, 'oklch'))
    if (wcagContrast(tried, against) >= minimum)
      best = Math.min(best, differenceEuclidean('oklab')(colour, tried))
  }
  forced.set(key, best)
  return best
}

describe('the nearest colour', () => {
  it.each(
    samples.map(
      (colour, at) => [colour, samples[(at * 11 + 3) % samples.length]!, [3, 4.5, 7][at % 3]!] as const,
    ),
  )('to %s on %s with %d to 1 passes, and none is nearer', (colour, against, minimum) => {
    const nearest = nearestPassing(rgb(colour), rgb(against), minimum)
    const best = bruteForce(colour, against, minimum)
    if (!nearest) return expect(best).toBe(Number.POSITIVE_INFINITY)
    expect(wcagContrast(hex(nearest), against)).toBeGreaterThanOrEqual(minimum)
    // One step of 8-bit colour is up to 0.006 for dark colours.
    expect(difference(rgb(colour), nearest)).toBeLessThanOrEqual(best + 0.006)
  })

  it('is the same colour if it passes', () => {
    expect(hex(nearestPassing(rgb('#3b5047'), rgb('#fbf6ec'), 4.5)!)).toBe('#3b5047')
  })

  it('of a grey is a grey', () => {
    const found = samples
      .map((against) => nearestPassing(rgb('#8a8a8a'), rgb(against), 4.5))
      .filter((colour) => colour !== undefined)
    expect(found.length).toBeGreaterThan(50)
    for (const colour of found) expect(hex(colour)).toMatch(/^#(..)\1\1$/)
  })
})

const pair = ({ theme, surface, foreground, background }: ContrastFailure) =>
  `${theme} ${surface}: ${foreground} on ${background}`

/** Themes with different failures. */
const broken: Record<string, ThemeTokens> = {
  'text that is too light': { light: { page: { 'text-muted': '#8a8a8a' } } },
  'an accent of medium lightness': { palette: { marigold: { $value: '#8c7a5a' } } },
  'a page background of medium lightness': { dark: { page: { bg: '#777777', surface: 'rgb(120 120 130)' } } },
  'a focus outline of low contrast': { palette: { river: '#9ab4c4', 'river-chalk': 'oklch(0.42 0.05 235)' } },
}

describe.each(Object.entries(broken))('a theme with %s', (_, theme) => {
  const { failures, passes } = checkTheme(theme)

  it.each(failures.map((failure) => [pair(failure), failure] as const))(
    'gets for %s the nearest colour that passes',
    (_, { foreground, hex: now, message, nearest, ratio, required }) => {
      expect(ratio).toBeLessThan(required)
      expect(ratio).toBeCloseTo(wcagContrast(now.foreground, now.background), 6)
      if (!nearest) throw new Error(message)
      const [own, other] =
        nearest.change === foreground ? [now.foreground, now.background] : [now.background, now.foreground]
      expect(wcagContrast(nearest.hex, other)).toBeGreaterThanOrEqual(required)
      expect(nearest.ratio).toBeCloseTo(wcagContrast(nearest.hex, other), 6)
      expect(nearest.difference).toBeLessThanOrEqual(bruteForce(own, other, required) + 0.006)
      expect(message).toContain(nearest.hex)
    },
  )

  it('does not pass until the proposed tokens are merged into it', () => {
    expect(passes).toBe(false)
    for (const failure of failures.filter((_, at) => at % 20 === 0)) {
      const changed = checkTheme(merged(theme, failure.nearest!.tokens))
      expect(changed.failures.map(pair)).not.toContain(pair(failure))
    }
  })
})

/** Merges two token files. The second overrides the first. */
function merged<T>(below: T, above: T): T {
  if (typeof below !== 'object' || typeof above !== 'object' || !below || !above) return above
  if ('$value' in above) return above
  const entries = Object.entries(above).map(([name, value]) => [name, merged(below[name as keyof T], value)])
  return { ...below, ...Object.fromEntries(entries) }
}

it('names exactly the pairs that fail with a lighter muted text, and the contrast that each needs', () => {
  const { failures } = checkTheme({ light: { page: { 'text-muted': '#8a8a8a' } } })
  expect(failures.map(pair)).toEqual(
    ['bg', 'bg-tint', 'surface', 'error-subtle', 'ok-subtle', 'info-subtle', 'accent-subtle'].map(
      (backdrop) => `light page: text-muted on ${backdrop}`,
    ),
  )
  expect(failures[0]).toMatchObject({ required: 7, criteria: ['1.4.6'] })
  expect(failures[1]).toMatchObject({ required: 4.5, criteria: ['1.4.3'] })
  expect(failures[1]?.message).toBe(
    'Light theme, page: text-muted (#8a8a8a) on bg-tint (#f3ecdd) has a contrast of 2.93 to 1. Text needs 4.5 to 1 (WCAG 1.4.3). The nearest text-muted that passes is #6b6b6b.',
  )
})

it('names the criteria of the focus outline and of borders', () => {
  const of = (theme: ThemeTokens) => checkTheme(theme).failures.map(({ criteria }) => criteria.join())
  expect(new Set(of({ light: { page: { focus: '#c0b8a8' } } }))).toEqual(new Set(['2.4.7,1.4.11']))
  expect(new Set(of({ light: { page: { border: '#c0b8a8' } } }))).toEqual(new Set(['1.4.11']))
})

it('changes the background if no foreground passes, and proposes nothing if both have to change', () => {
  const [failure] = checkTheme({ light: { page: { solid: '#7a7a7a' } } }).failures
  expect(failure).toMatchObject({ foreground: 'on-solid', nearest: { change: 'solid' } })
  const both = checkTheme({ light: { page: { solid: '#7a7a7a', 'on-solid': '#808080' } } }).failures[0]
  expect(both?.nearest).toBeUndefined()
  expect(both?.message).toContain('change both')
})

it('does not round up: a ratio just below 4.5 is shown as 4.49', () => {
  // #777777 on white: 4.478.
  const theme: ThemeTokens = { light: { paper: { link: '#777777', bg: '#ffffff' } } }
  const found = checkTheme(theme).failures.find(
    ({ foreground, background }) => foreground === 'link' && background === 'bg',
  )
  expect(found?.message).toContain('4.47 to 1')
})

describe('input', () => {
  const problems = (theme: unknown) => {
    try {
      checkTheme(theme as ThemeTokens)
    } catch (error) {
      if (error instanceof ThemeError) return error.problems.map(({ path, message }) => `${path}: ${message}`)
      throw error
    }
    return []
  }

  it('can be tokens.gen.json, its plain variant, or a brand file with sizes', () => {
    expect(checkTheme(tokens)).toEqual(checkTheme())
    expect(checkTheme(plain)).toEqual(checkTheme())
    expect(checkTheme(torsha).passes).toBe(true)
  })

  it('can refer to the palette', () => {
    expect(checkTheme({ light: { page: { 'text-muted': '{palette.ink}' } } }).passes).toBe(true)
    expect(problems({ light: { page: { text: '{palette.inc}' } } })).toEqual([
      'light.page.text: The palette has no “inc”. Did you mean “ink”?',
    ])
  })

  it.each([
    [{ light: { page: { txt: '#000' } } }, 'light.page.txt: There is no colour “txt”. Did you mean “text”?'],
    [{ light: { invers: {} } }, 'light.invers: There is no surface “invers”. Did you mean “inverse”?'],
    [{ lihgt: {} }, 'lihgt: There is no theme “lihgt”. Did you mean “light”?'],
    [
      { palette: { margold: '#fff' } },
      'palette.margold: There is no colour “margold”. Did you mean “marigold”?',
    ],
    [
      { light: { page: { accent: '#fff' } } },
      'light.page.accent: There is no colour “accent”. It means the same on every surface: write it in “light.root”.',
    ],
    [
      { dark: { root: { text: '#fff' } } },
      'dark.root.text: There is no colour “text”. Each surface has its own: write it in “dark.page” and its like.',
    ],
    [
      { palette: { ink: 'blak' } },
      'palette.ink: “blak” cannot be read as a colour of sRGB. Write #rrggbb, rgb(), hsl(), oklch() or a name of CSS.',
    ],
    [
      { palette: { ink: 12 } },
      'palette.ink: This is no colour. Write a text such as "#0a291f", or a colour of DTCG in “srgb”.',
    ],
    [
      { light: { page: { text: '#0a291f80' } } },
      'light.page.text: “#0a291f80” is translucent, so its contrast depends on what lies below. Write the opaque colour that is seen.',
    ],
    [
      { light: { page: { text: '{palette.scrim}' } } },
      'light.page.text: “{palette.scrim}” is translucent, so its contrast depends on what lies below. Write the opaque colour that is seen.',
    ],
    [
      { palette: { constructor: '#fff' } },
      'palette.constructor: There is no colour “constructor”. design-system/tokens/tokens.gen.json has them all.',
    ],
    [
      { light: { page: { text: '{palette.constructor}' } } },
      'light.page.text: The palette has no “constructor”. design-system/tokens/tokens.gen.json has them all.',
    ],
    [{ light: [] }, 'light: This has to be an object: names, and the colour of each.'],
    ['#fff', 'theme: This has to be an object: names, and the colour of each.'],
  ])('%j is rejected with a suggestion', (theme, message) => {
    expect(problems(theme)).toEqual([message])
  })

  it('has all its problems reported at once, each once', () => {
    const found = problems({ palette: { ink: 'blak' }, light: { page: { txt: '#000', link: '?' } } })
    expect(found).toHaveLength(3)
  })

  it('can have a translucent scrim', () => {
    expect(
      problems({ light: { root: { scrim: 'rgb(0 0 0 / 50%)' } }, palette: { shadow: '#0003' } }),
    ).toEqual([])
  })
})

it('has a palette colour for every name', () => {
  for (const theme of ['light', 'dark', 'contrast'] as const)
    for (const group of Object.values(defaults[theme]))
      for (const value of Object.values(group)) expect(value).toMatch(/^\{palette\.[\w-]+\}$/)
})
