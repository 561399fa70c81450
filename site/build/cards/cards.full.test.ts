/**
 * Tests the drawing itself. A build installs the packages that it needs, `package.json` beside this file,
 * only when it has to draw.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { cards } from '../../seo/cards'
import { drawCard } from './draw'
import { fontsFor } from './fonts'
import { iconFiles } from './icons'
import { committed, draw } from './pictures'
import { cardPictures } from './write'

const mark = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
const about = cards().find(({ file }) => file === '/social/about.png')
if (!about) throw new Error('There is no card of the page about us.')

it('draws what is committed: `npm run cards` writes the same pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'))
  const pictures = [...cardPictures(cards()), ...iconFiles.map((file) => ({ file: `/${file}` }))]
  await draw(pictures, folder)
  // Another version of zlib compresses the same pixels to other bytes, so the pixels are compared.
  const pixels = async (path: string) => PNG.sync.read(await readFile(path)).data
  for (const { file } of pictures.filter(({ file }) => file.endsWith('.png')))
    expect((await pixels(join(folder, file))).equals(await pixels(join(committed, file))), file).toBe(true)
  expect(await readFile(join(folder, 'index.json'), 'utf8')).toBe(
    await readFile(join(committed, 'index.json'), 'utf8'),
  )
  await rm(folder, { recursive: true })
})

it('refuses a headline that runs over the address', async () => {
  const long = {
    ...about,
    headline: ['Everything that a teacher could ever want to read before the bell rings again'],
  }
  await expect(drawCard(long, await fontsFor(JSON.stringify(long)), mark)).rejects.toThrow(
    "/social/about.png: its headline takes 5 lines, at most 4: shorten the page's h1.",
  )
})

it('draws the same twice, and another headline as another picture', async () => {
  const other = { ...about, headline: ['Another'] }
  const fonts = await fontsFor(JSON.stringify([about, other]))
  const [first, second] = [await drawCard(about, fonts, mark), await drawCard(about, fonts, mark)]
  expect(first.equals(second)).toBe(true)
  expect(first.equals(await drawCard(other, fonts, mark))).toBe(false)
})
