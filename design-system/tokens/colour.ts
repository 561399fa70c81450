/**
 * Colour arithmetic for contrast, in sRGB. A library (culori, colorjs.io) is ten times as large and would be another
 * dependency of every site that installs the package. The tests compare the results with culori's.
 *
 * Relative luminance and contrast: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, #dfn-contrast-ratio
 * OKLab: Björn Ottosson, https://bottosson.github.io/posts/oklab/ (public domain), as in CSS Color 4.
 */

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

/** The colour names of CSS (https://www.w3.org/TR/css-color-4/#named-colors), each with its value in hexadecimal digits. */
const nameList = `
  aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4
  black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887
  cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc
  crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9
  darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00
  darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b
  darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493
  deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0
  forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080
  green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082
  ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd
  lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3
  lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa
  lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0
  lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa
  mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee
  mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa
  mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23
  orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
  palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6
  purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513
  salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
  slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c
  teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff
  whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
`

/** The value of each name: gold is ffd700. */
const colourNames: ReadonlyMap<string, string> = new Map(
  [...nameList.matchAll(/(\w+) ([\da-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
)

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
