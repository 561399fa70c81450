/** Writes the pictures for social cards, and their addresses into documents. */
import { createHash } from 'node:crypto'
import type { Card } from '../../seo/cards'
import { type Picture, writePictures } from './pictures'

export const cardPictures = (cards: readonly Card[]): Picture[] =>
  cards.map((card) => ({ file: card.file, card }))

/**
 * Writes a picture for each card.
 *
 * @param to The folder that is served.
 * @param kept The folder that keeps new pictures for the next build.
 * @returns By file: the version of its content, to add to its address. Social networks cache a picture by its address,
 *   so a changed picture needs a new one. The file name stays, so that links shared earlier still find a picture.
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
 * A document with the versions of its pictures: in its head, and in the data from which the script renders the head.
 * The "not found" page keeps the address without a version, as the script contains it; nobody shares that page.
 */
export const withVersions = (html: string, versions: ReadonlyMap<string, string>) =>
  [...versions].reduce((text, [file, version]) => text.replaceAll(`${file}"`, `${file}?v=${version}"`), html)
