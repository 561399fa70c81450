/**
 * The tokens in the format of the Design Tokens Community Group, 2025.10: colours, dimensions and durations are objects.
 * https://www.designtokens.org/tr/2025.10/
 */
import { hex, parseColour } from '../colour.ts'

const fourDigits = (value: number) => Number(value.toFixed(4))

function colourObject(text: string) {
  const colour = parseColour(text)
  if (!colour) throw new Error(`${text} is not a colour.`)
  const { rgb, alpha } = colour
  return {
    colorSpace: 'srgb',
    components: rgb.map(fourDigits),
    ...(alpha < 1 ? { alpha: fourDigits(alpha) } : {}),
    hex: hex(rgb),
  }
}

/** '5.5rem' -> { value: 5.5, unit: 'rem' } */
function measure(text: string) {
  const [, value, unit] = text.match(/^(-?[\d.]+)(px|rem|ms|s)$/) ?? []
  if (!unit) throw new Error(`${text} has no unit that DTCG knows.`)
  return { value: Number(value), unit }
}

/** The parts of one shadow of CSS: four lengths and a colour. */
function shadowObject(text: string) {
  const [offsetX = '', offsetY = '', blur = '', spread = '', ...colour] = text.split(' ')
  return {
    color: colourObject(colour.join(' ')),

    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  }
}

const standardValue: Record<string, (value: string) => unknown> = {
  color: colourObject,
  dimension: measure,
  duration: measure,
  // A comma inside `rgb()` would be followed by a number, not by a length.
  shadow: (value) => value.split(/, (?=-?[\d.]+px )/).map(shadowObject),
}

/** The same document with the values of the standard. Formulas of CSS are kept as an extension. */
export function standardDocument(document: object): object {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (typeof value !== 'object' || Array.isArray(value)) return [name, value]
      if (!('$value' in value)) return [name, standardDocument(value)]
      const { $type, $value, $extensions, ...rest } = value
      return [
        name,
        {
          ...rest,
          $type,
          $value: typeof $value === 'string' ? (standardValue[$type]?.($value) ?? $value) : $value,
          ...($extensions ? { $extensions: { 'example.kaksha.css': $extensions.css } } : {}),
        },
      ]
    }),
  )
}
