import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { notFound } from '../../content/not-found'
import { pages } from '../../content/pages'
import { cards } from '../../seo/cards'
import { iconFiles } from './icons'
import { committed, type Draw, keysOf, writePictures } from './pictures'
import { palettePng } from './png'
import { cardPictures, withVersions, writeCards } from './write'

// The committed pictures are drawn with the default settings, so `.env` must not apply here.
vi.hoisted(() => {
  for (const name of ['VITE_BRAND_NAME', 'VITE_APP_DOMAIN', 'VITE_SITE_URL']) vi.stubEnv(name, '')
})

const about = cards().find(({ file }) => file === '/social/about.png')
if (!about) throw new Error('There is no card of the page about us.')

const folder = await mkdtemp(join(tmpdir(), 'cards-'))
afterAll(() => rm(folder, { recursive: true }))

describe('cards', () => {
  it('are one for each text, and one for unknown addresses, each with its own file name', () => {
    const texts = pages.filter(({ path, canonical = path }) => path === canonical)
    expect(cards()).toHaveLength(texts.length + 1)
    expect(new Set(cards().map(({ file }) => file)).size).toBe(cards().length)
    expect(cards().map(({ file }) => file)).toContain(notFound.card)
  })

  it('have the headline of their page', () => {
    for (const card of cards())
      expect([...pages.map(({ h1 }) => h1), notFound.h1]).toContain(card.headline.join(' '))
  })

  it('are committed as they would be drawn now, icons too; otherwise run `npm run cards`', async () => {
    const pictures = [...cardPictures(cards()), ...iconFiles.map((file) => ({ file: `/${file}` }))]
    expect(JSON.parse(await readFile(join(committed, 'index.json'), 'utf8'))).toEqual(await keysOf(pictures))
  })

  it.each(cards())('$file has the size that social networks accept', async ({ file }) => {
    const picture = await readFile(join(committed, file))
    expect(PNG.sync.read(picture)).toMatchObject({ width: 1200, height: 630 })
    // Social networks leave out pictures that load too slowly.
    expect(picture.length).toBeLessThan(60 * 1024)
  })
})

describe('writing', () => {
  const [to, kept] = [join(folder, 'served'), join(folder, 'kept')]
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  /** A fake of drawing, which needs packages that are not installed: writes the headline as text. */
  const draw = vi.fn<Draw>(async (pictures, place) => {
    for (const { file, card } of pictures) {
      await mkdir(dirname(join(place, file)), { recursive: true })
      await writeFile(join(place, file), `${card?.headline}`)
    }
    await writeFile(join(place, 'index.json'), JSON.stringify(await keysOf(pictures)))
  })
  const served = () => readFile(join(to, about.file), 'utf8')

  it('copies the committed picture, and returns the version of its content', async () => {
    const versions = await writeCards([about], to, kept)
    const picture = await readFile(join(committed, about.file))
    expect((await readFile(join(to, about.file))).equals(picture)).toBe(true)
    expect(versions.get(about.file)).toMatch(/^[0-9a-f]{8}$/)
    expect(log).not.toHaveBeenCalled()
  })

  it('draws pictures for another name or address, and keeps them for the next build', async () => {
    const other = cardPictures([{ ...about, headline: ['Another'] }])
    await writePictures(other, to, kept, draw)
    expect(await served()).toBe('Another')
    expect(log).toHaveBeenCalledWith('Drawing /social/about.png: none that is committed fits.')
    await writePictures(other, to, kept, draw)
    expect(draw).toHaveBeenCalledTimes(1)

    await writePictures(cardPictures([{ ...about, headline: ['A third'] }]), to, kept, draw)
    expect(await served()).toBe('A third')
  })

  it('adds the version to each address of a picture in a document', () => {
    const html = '<meta content="https://a.example/social/a.png"/><script>{card:"/social/a.png"}</script>'
    expect(withVersions(html, new Map([['/social/a.png', '12345678']]))).toBe(
      '<meta content="https://a.example/social/a.png?v=12345678"/><script>{card:"/social/a.png?v=12345678"}</script>',
    )
  })
})

describe('PNGs with a palette', () => {
  const image = (width: number, height: number, colour: (at: number) => readonly number[]) =>
    Uint8Array.from(Array.from({ length: width * height }, (_, at) => [...colour(at), 255]).flat())

  it('hold up to 256 colours exactly', () => {
    const rgba = image(16, 16, (at) => [at, 255 - at, 7])
    expect([...PNG.sync.read(palettePng(rgba, 16, 16)).data]).toEqual([...rgba])
  })

  it('use the nearest of the most frequent colours for the rest', () => {
    // 256 colours that occur twice, and one between two of them that occurs once.
    const rgba = image(19, 27, (at) => (at === 512 ? [0, 0, 11] : [at % 256, 0, 0]))
    const { data } = PNG.sync.read(palettePng(rgba, 19, 27))
    expect([...data.subarray(512 * 4)]).toEqual([0, 0, 0, 255])
    expect([...data.subarray(0, 512 * 4)]).toEqual([...rgba.subarray(0, 512 * 4)])
  })
})

describe('icons', () => {
  const pixel = (file: string, x: number, y: number) => {
    const { width, data } = PNG.sync.read(readFileSync(join(committed, file)))
    return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  }
  const marigold = [255, 177, 24, 255]

  it('fill the edges where phones cut them, and have round corners elsewhere', () => {
    expect(pixel('apple-touch-icon.png', 0, 0)).toEqual(marigold)
    expect(pixel('icon-maskable-512.png', 0, 0)).toEqual(marigold)
    expect(pixel('icon-512.png', 0, 0)).toEqual([0, 0, 0, 0])
  })

  it('keep the letter of the maskable icon inside the circle that no phone cuts off', () => {
    const { width, data } = PNG.sync.read(readFileSync(join(committed, 'icon-maskable-512.png')))
    let outside = 0
    for (let at = 0; at < width * width; at++) {
      const far = Math.hypot((at % width) - width / 2, Math.floor(at / width) - width / 2) > width * 0.4
      if (far && data[at * 4] !== marigold[0]) outside++
    }
    expect(outside).toBe(0)
  })

  it('have a PNG as the one picture of an .ico file', () => {
    const file = readFileSync(join(committed, 'favicon.ico'))
    expect(file.readUInt16LE(4)).toBe(1)
    expect([file[6], file[7]]).toEqual([32, 32])
    const png = file.subarray(file.readUInt32LE(18))
    expect(png.length).toBe(file.readUInt32LE(14))
    expect(PNG.sync.read(png)).toMatchObject({ width: 32, height: 32 })
  })
})
