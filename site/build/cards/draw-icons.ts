/**
 * Draws the icons that browsers and phones request, from the icon that the owner of the site provides:
 * public/favicon.svg.
 */
import tokens from '@kaksha/design-system/tokens.plain.json'
import { Resvg } from '@resvg/resvg-js'

const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng()

/** Filled to the edges with the accent colour, because phones cut such icons to shapes of their own. */
const onAccent = (svg: string, share: number) => {
  const place = 50 - share / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${tokens.light.root.accent.$value}"/>${svg.replace(/^[\s\S]*?<svg/, `<svg x="${place}" y="${place}" width="${share}" height="${share}"`)}</svg>`
}

/** Wraps a PNG into an .ico file. */
export function ico(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([width, width], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Every icon by its file. The mark of the maskable icon is inside a circle of 80% of its width, which no
 * phone cuts off.
 */
export const icons = (svg: string): Record<string, Buffer> => ({
  'favicon.ico': ico(draw(svg, 32), 32),
  'icon-192.png': draw(svg, 192),
  'icon-512.png': draw(svg, 512),
  'icon-maskable-512.png': draw(onAccent(svg, 78), 512),
  'apple-touch-icon.png': draw(onAccent(svg, 92), 180),
})
