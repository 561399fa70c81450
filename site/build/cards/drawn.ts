/** What the committed pictures show: the social cards and icons in `site/public/`, which `draw.ts` draws. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Card } from '../../seo/cards'
import { colours } from './shapes'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Git may write CRLF line endings on Windows. */
const text = (path: string) => readFileSync(here(path), 'utf8').replaceAll('\r\n', '\n')

export const publicFolder = here('../../public')
export const drawnFile = here('drawn.json')
/** The card of a page whose own card would show other texts than the page. */
export const wordless = here('wordless.png')
/** The logo of the brand, from which the owner of the site wants the icons drawn. */
export const logo = text('../../public/favicon.svg')

/** The settings that cards show. */
export const cardSettings = ['VITE_BRAND_NAME', 'VITE_APP_DOMAIN', 'VITE_SITE_URL'] as const

/** Written by `draw.ts`: the settings, the looks, and for each card its texts, of the committed pictures. */
export type Drawn = {
  settings: Partial<Record<(typeof cardSettings)[number], string>>
  look: string
  texts: Record<string, string>
}

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 8)
}

/** By file, a hash of what each card says: its texts and the logo. */
export const textsOf = (cards: readonly Card[]) =>
  Object.fromEntries(cards.map((card) => [card.file, hash(JSON.stringify(card), logo)]))

/** A hash of what decides how all pictures look: the code that draws them, its packages with the font, the colours. */
export function look(): string {
  const { dependencies } = JSON.parse(text('../../../tests/tools/package.json'))
  const packages = [
    'satori',
    '@resvg/resvg-js',
    'sharp',
    'subset-font',
    '@fontsource-variable/atkinson-hyperlegible-next',
  ].map((name) => dependencies[name])
  const code = readdirSync(here('.')).filter((file) => /^(card|draw|shapes)\.tsx?$/.test(file))
  const surfaces = (['inverse', 'page', 'accent', 'paper'] as const).map(colours)
  return hash(JSON.stringify([surfaces, packages]), ...code.sort().map(text))
}

/**
 * Replaces the cards of a build whose texts or logo differ from the committed pictures' by one without texts.
 *
 * @param folder The folder that is served, with the committed pictures.
 * @returns By file: the version of its content, to add to its address. Social networks cache a picture by its address,
 *   so a changed picture needs a new one. The file name stays, so that links shared earlier still find a picture.
 */
export async function writeCards(cards: readonly Card[], folder: string): Promise<Map<string, string>> {
  const { texts }: Drawn = JSON.parse(await readFile(drawnFile, 'utf8'))
  const currentTexts = textsOf(cards)
  const stale = cards.map(({ file }) => file).filter((file) => texts[file] !== currentTexts[file])
  if (stale.length > 0)
    console.warn(
      `${stale.length} social cards have no texts, because the committed ones show another name, address, headline or logo (${stale[0]}): run \`npm run cards\`, then build again.`,
    )
  for (const file of stale) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(wordless, join(folder, file))
  }
  const version = async ({ file }: Card) => [file, hash(await readFile(join(folder, file)))] as const
  return new Map(await Promise.all(cards.map(version)))
}

/**
 * A document with the versions of its pictures: in its head, and in the data from which the script renders the head.
 * The "not found" page keeps the address without a version, as the script contains it; that page is not shared.
 */
export const withVersions = (html: string, versions: ReadonlyMap<string, string>) =>
  [...versions].reduce((text, [file, version]) => text.replaceAll(`${file}"`, `${file}?v=${version}"`), html)
