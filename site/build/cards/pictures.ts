/**
 * Pictures for social cards and icons. Those of the default settings are committed in `drawn/`. If the name,
 * the address, the logo or a headline differs, the build draws the changed pictures and caches them for the
 * next build.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Card } from '../../seo/cards'
import { ensurePackages } from '../steps.mjs'
import { colours } from './colours'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The folder of the committed pictures. */
export const committed = here('./drawn')

/** A file, and the card that it shows; an icon has none. */
export type Picture = { file: string; card?: Card }

/** Draws pictures into a folder. Resolves when all are there. */
export type Draw = (pictures: readonly Picture[], folder: string) => Promise<void>

/** The index of a folder of pictures: for each file, the key of its input. */
export type Index = Record<string, string>

const indexFile = (folder: string) => join(folder, 'index.json')
const readIndex = async (folder: string): Promise<Index> =>
  JSON.parse(await readFile(indexFile(folder), 'utf8').catch(() => '{}'))

/** Git may write CRLF line endings on Windows. */
const text = async (file: string) => (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')

/** The input that all pictures share: the code that draws them, its packages, the logo and the colours. */
async function styleOf(): Promise<string> {
  const code = /^(box|card|draw|draw-icons|font-names|fonts|background|motifs\/.+|png)\.tsx?$/
  const motifs = (await readdir(here('./motifs'))).map((file) => `motifs/${file}`)
  const sources = [...(await readdir(here('.'))), ...motifs].filter((file) => code.test(file)).sort()
  const files = [...sources, 'package-lock.json', '../../public/favicon.svg'].map(here)
  const surfaces = (['inverse', 'page', 'accent', 'paper'] as const).map(colours)
  return JSON.stringify([surfaces, ...(await Promise.all(files.map(text)))])
}

/** The key of each picture: a short hash of everything that it is drawn from. */
export async function keysOf(pictures: readonly Picture[]): Promise<Index> {
  const style = createHash('sha256')
    .update(await styleOf())
    .digest('hex')
  const keyOf = (picture: Picture) =>
    createHash('sha256').update(style).update(JSON.stringify(picture)).digest('hex').slice(0, 8)
  return Object.fromEntries(pictures.map((picture) => [picture.file, keyOf(picture)]))
}

/**
 * Draws pictures into a folder that may contain others. Installs the packages of `package.json` beside this
 * file if necessary.
 */
export const draw: Draw = async (pictures, folder) => {
  await ensurePackages('Installing what draws pictures', 'site/build/cards', 'satori')
  // The path is not a literal, so that TypeScript does not follow it: the packages may not be installed
  // during a type check.
  const { drawAll } = (await import(new URL('./draw-all.ts', import.meta.url).href)) as { drawAll: Draw }
  await drawAll(pictures, folder)
  const index = { ...(await readIndex(folder)), ...(await keysOf(pictures)) }
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(indexFile(folder), `${JSON.stringify(sorted, null, 2)}\n`)
}

/**
 * Writes each picture into the folder that is served: the committed one, else that of the last build, else a new one.
 *
 * @param kept The folder that keeps new pictures for the next build.
 * @returns The pictures by file.
 */
export async function writePictures(
  pictures: readonly Picture[],
  to: string,
  kept: string,
  drawMissing = draw,
): Promise<Map<string, Buffer>> {
  const keys = await keysOf(pictures)
  const found = new Map<string, string>()
  const find = async (folder: string) => {
    const index = await readIndex(folder)
    for (const { file } of pictures)
      if (!found.has(file) && index[file] === keys[file]) found.set(file, join(folder, file))
  }
  await find(committed)
  await find(kept)
  const missing = pictures.filter(({ file }) => !found.has(file))
  if (missing.length > 0) {
    console.log(`Drawing ${missing.map(({ file }) => file).join(', ')}: none that is committed fits.`)
    await drawMissing(missing, kept)
    await find(kept)
  }
  const written = new Map<string, Buffer>()
  for (const { file } of pictures) {
    const picture = await readFile(found.get(file) ?? join(kept, file))
    await mkdir(dirname(join(to, file)), { recursive: true })
    await writeFile(join(to, file), picture)
    written.set(file, picture)
  }
  return written
}
