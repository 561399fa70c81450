/**
 * Colour arithmetic for contrast, in sRGB. A library (culori, colorjs.io) is ten times as large and would be another
 * dependency of every site that installs the package. The tests compare the results with culori's.
 *
 * Relative luminance and contrast: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, #dfn-contrast-ratio
 * OKLab: Björn Ottosson, https://bottosson.github.io/posts/oklab/ (public domain), as in CSS Color 4.
 */
import { colourNames } from './colour-names.ts'

export type Triple = readonly [number, number, number]

/** Red, green and blue from 0 to 1. */
export interface Colour {
  rgb: Triple
  alpha: number
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
]
const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z

const luminance = (rgb: Triple) => dot(each(rgb, linear), [0.2126, 0.7152, 0.0722])

/** From 1 to 21, not rounded: 4.499 does not pass as 4.5. */
export function contrast(a: Triple, b: Triple) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** OKLab: lightness, a and b. */
export function toOklab(rgb: Triple): Triple {
  const l = each(rgb, linear)
  const lms: Triple = [
    Math.cbrt(dot(l, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(dot(l, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(dot(l, [0.0883024619, 0.2817188376, 0.6299787005])),
  ]
  return [
    dot(lms, [0.2104542553, 0.793617785, -0.0040720468]),
    dot(lms, [1.9779984951, -2.428592205, 0.4505937099]),
    dot(lms, [0.0259040371, 0.7827717662, -0.808675766]),
  ]
}

/** Channels can be outside sRGB: below 0 or above 1. */
export function fromOklab(lab: Triple): Triple {
  const lms: Triple = [
    dot(lab, [1, 0.3963377774, 0.2158037573]) ** 3,
    dot(lab, [1, -0.1055613458, -0.0638541728]) ** 3,
    dot(lab, [1, -0.0894841775, -1.291485548]) ** 3,
  ]
  return each(
    [
      dot(lms, [4.0767416621, -3.3077115913, 0.2309699292]),
      dot(lms, [-1.2684380046, 2.6097574011, -0.3413193965]),
      dot(lms, [-0.0041960863, -0.7034186147, 1.707614701]),
    ],
    encoded,
  )
}

/** Perceived difference of two colours: deltaE OK of CSS Color 4. A just noticeable difference is about 0.02. */
export const difference = (a: Triple, b: Triple) => {
  const from = toOklab(a)
  const to = toOklab(b)
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

// Half a step of 8-bit colour. Colours within this tolerance are rounded into sRGB.
const inside = (rgb: Triple) => rgb.every((value) => value >= -1 / 510 && value <= 1 + 1 / 510)
const eightBits = (rgb: Triple) =>
  each(rgb, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255) / 255)

export const hex = (rgb: Triple) =>
  `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const oklchToOklab = (lightness: number, chroma: number, hue: number): Triple => [
  lightness,
  chroma * Math.cos(hue),
  chroma * Math.sin(hue),
]

/** A colour with another lightness, the same hue, and as much of its chroma as sRGB allows. */
function withLightness([, a, b]: Triple, lightness: number) {
  const hue = Math.atan2(b, a)
  const withChroma = (chroma: number) => fromOklab(oklchToOklab(lightness, chroma, hue))
  let low = 0
  let high = Math.hypot(a, b)
  // Keeps greys neutral. Otherwise the three channels could be rounded to different values.
  if (high < 1e-4) return eightBits(each(withChroma(0), () => withChroma(0)[1]))
  if (inside(withChroma(high))) return eightBits(withChroma(high))
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (inside(withChroma(middle))) low = middle
    else high = middle
  }
  return eightBits(withChroma(low))
}

/** The colour of this lightness (0 to 1), chroma and hue (radians), with as much of the chroma as sRGB allows. */
export const fromOklch = (lightness: number, chroma: number, hue: number) =>
  withLightness(oklchToOklab(lightness, chroma, hue), lightness)

/** OKLCH: lightness from 0 to 1, chroma, and hue in radians. */
export const toOklch = (rgb: Triple) => {
  const [lightness, a, b] = toOklab(rgb)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/**
 * The colour nearest to the given one (by deltaE OK, changing its lightness) that has the required contrast. The result
 * is rounded to 8-bit channels and passes after rounding. Undefined if black and white both fail.
 */
export function nearestPassing(colour: Triple, against: Triple, minimum: number): Triple | undefined {
  const lab = toOklab(colour)
  const passes = (lightness: number) => contrast(withLightness(lab, lightness), against) >= minimum
  const sides = [0, 1].filter(passes).map((end) => {
    let fails = lab[0]
    let good = end
    for (let step = 0; step < 24; step++) {
      const middle = (fails + good) / 2
      if (passes(middle)) good = middle
      else fails = middle
    }
    return withLightness(lab, good)
  })
  return sides.sort((a, b) => difference(colour, a) - difference(colour, b))[0]
}

const number = (text: string, whole: number) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number(text)

function fromHex(digits: string): Colour {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [r = 0, g = 0, b = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return { rgb: [r, g, b], alpha }
}

/** Hue in radians, saturation and lightness from 0 to 1: https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const channel = (offset: number) => {
    const place = (((offset + (hue * 6) / Math.PI) % 12) + 12) % 12
    const range = saturation * Math.min(lightness, 1 - lightness)
    return lightness - range * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Parses a name, `#rgb`, `#rrggbb`, both with alpha, `rgb()`, `hsl()` and `oklch()`. Undefined for other text or outside sRGB. */
export function parseColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase()
  const [, digits] = value.match(/^#((?:[\da-f]{3}){1,2}|[\da-f]{4}|[\da-f]{8})$/) ?? []
  const known = digits ?? colourNames.get(value)
  if (known) return fromHex(known)
  const [, name, inner = ''] = value.match(/^(rgba?|hsla?|oklch)\(([^()]*)\)$/) ?? []
  const parts = inner.split(/[\s,/]+/).filter(Boolean)
  if (!name || parts.length < 3 || parts.length > 4) return
  const [first = '', second = '', third = '', last = '1'] = parts
  const alpha = number(last, 1)
  const radians = (hue: string) => (number(hue.replace('deg', ''), 360) * Math.PI) / 180
  const rgb: Triple =
    name === 'oklch'
      ? fromOklab(oklchToOklab(number(first, 1), number(second, 0.4), radians(third)))
      : name.startsWith('hsl')
        ? fromHsl(radians(first), Number.parseFloat(second) / 100, Number.parseFloat(third) / 100)
        : [number(first, 255) / 255, number(second, 255) / 255, number(third, 255) / 255]
  if ([...rgb, alpha].some(Number.isNaN) || !inside(rgb) || alpha < 0 || alpha > 1) return
  return { rgb: eightBits(rgb), alpha }
}
