/** The pictures for social cards as files, and their addresses in documents. */
import { createHash } from 'node:crypto'
import type { Card } from '../../seo/cards'
import { type Picture, writePictures } from './pictures'

export const cardPictures = (cards: readonly Card[]): Picture[] =>
  cards.map((card) => ({ file: card.file, card }))

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
  const written = await writePictures(cardPictures(cards), to, kept)
  const version = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 8)
  return new Map([...written].map(([file, picture]) => [file, version(picture)]))
}

/**
 * A document with the versions of its pictures: in its head, and in the data from which the script knows the head.
 * The page for lost addresses keeps its picture's bare address, which the script knows by itself; nobody shares it.
 */
export const withVersions = (html: string, versions: ReadonlyMap<string, string>) =>
  [...versions].reduce((text, [file, version]) => text.replaceAll(`${file}"`, `${file}?v=${version}"`), html)
