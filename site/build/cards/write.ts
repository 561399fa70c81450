/** The pictures for social cards as files: each drawn once for what it shows, kept between builds. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Card } from '../../seo/cards'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const mark = here('../../public/favicon.svg')

/** Networks drop pictures that are slow to come, and phones pay for them. */
const mostBytes = 60 * 1024

const short = (hash: ReturnType<typeof createHash>) => hash.digest('hex').slice(0, 8)

/** One number for all that decides how a picture looks, beside its own words. */
async function styleOf(): Promise<string> {
  const hash = createHash('sha256')
  const sources = (await readdir(here('.'))).filter((file) => !/\.test\./.test(file)).sort()
  const files = [...sources.map(here), mark, here('../../../design-system/tokens/tokens.gen.json')]
  // Another version of what draws or of the type may draw otherwise.
  for (const file of [...files, here('../../../package-lock.json')]) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** Draws one card after another; what draws is loaded with the first. */
function artist(cards: readonly Card[]) {
  const prepare = async () => {
    const [{ drawCard }, { fontsFor }] = await Promise.all([import('./draw'), import('./fonts')])
    const fonts = await fontsFor(`${JSON.stringify(cards)}0123456789`)
    const svg = await readFile(mark, 'utf8')
    return (card: Card) => drawCard(card, fonts, svg)
  }
  let ready: ReturnType<typeof prepare> | undefined
  return async (card: Card) => {
    ready ??= prepare()
    return (await ready)(card)
  }
}

/**
 * Writes a picture for each card.
 *
 * @param to The folder that is served.
 * @param kept Where pictures wait for the next build.
 * @returns By file: the version of its content, which follows its address. A network keeps a picture for as long as its
 *   address is the same, so a changed one needs another; the file's name stays, so that what was shared stays whole.
 */
export async function writeCards(
  cards: readonly Card[],
  to: string,
  kept: string,
): Promise<Map<string, string>> {
  const style = await styleOf()
  const versions = new Map<string, string>()
  const keep = new Set<string>()
  await mkdir(kept, { recursive: true })
  const draw = artist(cards)
  for (const card of cards) {
    const key = short(createHash('sha256').update(style).update(JSON.stringify(card)))
    const name = basename(card.file).replace('.png', `-${key}.png`)
    keep.add(name)
    const before = await readFile(join(kept, name)).catch(() => null)
    const picture = before ?? (await draw(card))
    if (picture.length > mostBytes)
      throw new Error(`${card.file} has ${picture.length} bytes, at most ${mostBytes}: draw it simpler.`)
    if (!before) await writeFile(join(kept, name), picture)
    await mkdir(dirname(join(to, card.file)), { recursive: true })
    await writeFile(join(to, card.file), picture)
    versions.set(card.file, short(createHash('sha256').update(picture)))
  }
  for (const name of await readdir(kept)) if (!keep.has(name)) await rm(join(kept, name))
  return versions
}

/**
 * A document with the versions of its pictures: in its head, and in the data from which the script knows the head.
 * The page for lost addresses keeps its picture's bare address, which the script knows by itself; nobody shares it.
 */
export const withVersions = (html: string, versions: ReadonlyMap<string, string>) =>
  [...versions].reduce((text, [file, version]) => text.replaceAll(`${file}"`, `${file}?v=${version}"`), html)
