import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

const channels = (colour: number) => [colour >>> 16, (colour >>> 8) & 255, colour & 255] as const

/**
 * The at most 256 most frequent colours: all fill and text colours, and the most frequent shades between
 * them.
 */
function paletteOf(pixels: Uint32Array): number[] {
  const count = new Map<number, number>()
  // Most pixels are equal to the one before, so each run of equal pixels is counted at once.
  for (let at = 0, from = 0; at < pixels.length; from = at) {
    const colour = pixels[at]!
    while (at < pixels.length && pixels[at] === colour) at++
    count.set(colour, (count.get(colour) ?? 0) + at - from)
  }
  return [...count]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .slice(0, 256)
    .map(([colour]) => colour)
}

const nearest = (colour: number, palette: readonly number[]) => {
  const [r, g, b] = channels(colour)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, candidate] of palette.entries()) {
    const [x, y, z] = channels(candidate)
    const distance = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}

/**
 * Encodes an opaque picture with few colours as a PNG with a palette, which has a third of the size of a
 * true-colour PNG.
 */
export function palettePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (rgba[at * 4]! << 16) | (rgba[at * 4 + 1]! << 8) | rgba[at * 4 + 2]!
  const palette = paletteOf(pixels)
  const index = new Map(palette.map((colour, at) => [colour, at]))
  const numberOf = (colour: number) => {
    const number = index.get(colour) ?? nearest(colour, palette)
    index.set(colour, number)
    return number
  }
  // Each row begins with its filter type, here 0 for none.
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      rows[y * (width + 1) + 1 + x] =
        x > 0 && pixels[at] === pixels[at - 1] ? rows[y * (width + 1) + x]! : numberOf(pixels[at]!)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 8 and colour type 3, which is a palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => channels(colour)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
