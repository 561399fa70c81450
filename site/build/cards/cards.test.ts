import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notFound } from '../../content/not-found'
import { pages } from '../../content/pages'
import { cards } from '../../seo/cards'
import { drawCard } from './draw'
import { fontsFor } from './fonts'
import { ico, icons } from './icons'
import { palettePng } from './png'
import { withVersions, writeCards } from './write'

const mark = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
const [home, about] = cards()
if (!home || !about) throw new Error('There are no cards.')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('cards', () => {
  it('are one for each text, and one for lost addresses, under names of their own', () => {
    const texts = pages.filter(({ path, canonical = path }) => path === canonical)
    expect(cards()).toHaveLength(texts.length + 1)
    expect(new Set(cards().map(({ file }) => file)).size).toBe(cards().length)
    expect(cards().map(({ file }) => file)).toContain(notFound.card)
  })

  it('bear the headline of their page', () => {
    for (const card of cards())
      expect([...pages.map(({ h1 }) => h1), notFound.h1]).toContain(card.headline.join(' '))
  })

  it('are drawn the same twice, in the size that networks take', async () => {
    const fonts = await fontsFor(JSON.stringify(about))
    const [one, two] = [await drawCard(about, fonts, mark), await drawCard(about, fonts, mark)]
    expect(one.equals(two)).toBe(true)
    expect(PNG.sync.read(one)).toMatchObject({ width: 1200, height: 630 })
    expect(one.length).toBeLessThan(60 * 1024)
  })

  it('refuse a headline that runs over the address', async () => {
    const long = {
      ...about,
      headline: ['Everything that a teacher could ever want to read before the bell rings again'],
    }
    await expect(drawCard(long, await fontsFor(JSON.stringify(long)), mark)).rejects.toThrow(
      "/social/about.png: its headline takes 5 lines, at most 4: shorten the page's h1.",
    )
  })

  it('show their words: another headline is another picture', async () => {
    const other = { ...about, headline: ['Another'] }
    const fonts = await fontsFor(JSON.stringify([about, other]))
    expect((await drawCard(about, fonts, mark)).equals(await drawCard(other, fonts, mark))).toBe(false)
  })
})

describe('writing', () => {
  it('draws what is new, keeps what is drawn, and forgets what is gone', async () => {
    const [to, kept] = [join(folder, 'served'), join(folder, 'kept')]
    const first = await writeCards([about], to, kept)
    const [name = ''] = await readdir(kept)
    expect(name).toMatch(/^about-[0-9a-f]{8}\.png$/)
    expect(first.get('/social/about.png')).toMatch(/^[0-9a-f]{8}$/)
    expect(await writeCards([about], to, kept)).toEqual(first)

    // What was drawn before is taken as it is.
    await writeFile(join(kept, name), 'kept')
    const again = await writeCards([about], to, kept)
    expect(await readFile(join(to, 'social/about.png'), 'utf8')).toBe('kept')
    expect(again).not.toEqual(first)

    await writeFile(join(kept, name), 'x'.repeat(60 * 1024 + 1))
    await expect(writeCards([about], to, kept)).rejects.toThrow(/at most 61440: draw it simpler/)

    const renamed = await writeCards([{ ...about, headline: ['Another'] }], to, kept)
    expect(renamed).not.toEqual(first)
    expect(await readdir(kept)).toHaveLength(1)
  })

  it('lets the version follow an address wherever the document has it', () => {
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

  it('take the nearest of the commonest for the rest', () => {
    // 256 colours twice, and one between two of them once.
    const rgba = image(19, 27, (at) => (at === 512 ? [0, 0, 11] : [at % 256, 0, 0]))
    const { data } = PNG.sync.read(palettePng(rgba, 19, 27))
    expect([...data.subarray(512 * 4)]).toEqual([0, 0, 0, 255])
    expect([...data.subarray(0, 512 * 4)]).toEqual([...rgba.subarray(0, 512 * 4)])
  })
})

describe('icons', () => {
  const drawn = icons(mark)
  const pixel = (file: string, x: number, y: number) => {
    const { width, data } = PNG.sync.read(drawn[file] ?? Buffer.alloc(0))
    return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  }
  const marigold = [255, 177, 24, 255]

  it('reach the edges where phones cut them, and have round corners where nobody does', () => {
    expect(pixel('apple-touch-icon.png', 0, 0)).toEqual(marigold)
    expect(pixel('icon-maskable-512.png', 0, 0)).toEqual(marigold)
    expect(pixel('icon-512.png', 0, 0)).toEqual([0, 0, 0, 0])
  })

  it('keep the letter inside the circle that every shape leaves of a maskable one', () => {
    const { width, data } = PNG.sync.read(drawn['icon-maskable-512.png'] ?? Buffer.alloc(0))
    let outside = 0
    for (let at = 0; at < width * width; at++) {
      const far = Math.hypot((at % width) - width / 2, Math.floor(at / width) - width / 2) > width * 0.4
      if (far && data[at * 4] !== marigold[0]) outside++
    }
    expect(outside).toBe(0)
  })

  it('put a PNG into an .ico as its one picture', () => {
    const png = Buffer.from('a picture')
    const file = ico(png, 32)
    expect(file.readUInt16LE(4)).toBe(1)
    expect([file[6], file[7]]).toEqual([32, 32])
    expect(file.subarray(file.readUInt32LE(18)).toString()).toBe('a picture')
    expect(file.readUInt32LE(14)).toBe(png.length)
  })
})
