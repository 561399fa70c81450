import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawCard } from './draw'
import { icons } from './draw-icons'
import { fontsFor } from './fonts'
import type { Draw } from './pictures'

/** Social networks leave out pictures that load too slowly. */
const mostBytes = 60 * 1024

export const drawAll: Draw = async (pictures, folder) => {
  const mark = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  const fonts = await fontsFor(`${JSON.stringify(pictures)}0123456789`)
  const drawnIcons = icons(mark)
  for (const { file, card } of pictures) {
    const picture = card ? await drawCard(card, fonts, mark) : drawnIcons[file.slice(1)]
    if (!picture) throw new Error(`There is no drawing of ${file}.`)
    if (card && picture.length > mostBytes)
      throw new Error(`${file} has ${picture.length} bytes, at most ${mostBytes}: draw it simpler.`)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), picture)
  }
}
