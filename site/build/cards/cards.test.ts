import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { notFound, pages } from '../../content/pages'
import { cards } from '../../seo/cards'
import { look, publicFolder, textsOf, withVersions, wordless, writeCards } from './drawn'

// The committed pictures show the settings with which they were drawn, not this machine's.
const drawn = await vi.hoisted(async () => {
  const { default: drawn } = await import('./drawn.json')
  const settings: Record<string, string> = drawn.settings
  for (const name of ['VITE_BRAND_NAME', 'VITE_APP_DOMAIN', 'VITE_SITE_URL'])
    vi.stubEnv(name, settings[name] ?? '')
  return drawn
})

const about = cards().find(({ file }) => file === '/social/about.png')!
const committed = (file: string) => readFile(join(publicFolder, file))

it('are drawn from the texts, logo, colours, fonts and code of today', () => {
  const shown = drawn
  const now = { ...drawn, look: look(), texts: textsOf(cards()) }
  expect(shown, 'Social cards or icons are stale: run `npm run cards`, and commit what it writes.').toEqual(
    now,
  )
})

it('are one for each text, and one for unknown addresses, with the headline of the page', () => {
  const texts = pages.filter(({ path, canonical = path }) => path === canonical)
  expect(new Set(cards().map(({ file }) => file)).size).toBe(texts.length + 1)
  expect(cards().map(({ file }) => file)).toContain(notFound.card)
  for (const card of cards())
    expect([...pages.map(({ h1 }) => h1), notFound.h1]).toContain(card.headline.join(' '))
})

it('have the size that social networks accept', async () => {
  for (const picture of [...cards().map(({ file }) => committed(file)), readFile(wordless)])
    expect(PNG.sync.read(await picture)).toMatchObject({ width: 1200, height: 630 })
})

it('are replaced by one without texts, with a warning, where a build has other texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const other = { ...about, brand: 'Another school' }
  const versions = await writeCards([other], folder)
  expect(await readFile(join(folder, about.file))).toEqual(await readFile(wordless))
  expect(warn.mock.lastCall?.[0]).toMatch(/^1 social cards .*\/social\/about\.png.* `npm run cards`/)
  expect(versions.get(about.file)).toMatch(/^[0-9a-f]{8}$/)

  await copyFile(join(publicFolder, about.file), join(folder, about.file))
  warn.mockClear()
  expect(await writeCards([about], folder)).not.toEqual(versions)
  expect(await readFile(join(folder, about.file))).toEqual(await committed(about.file))
  expect(warn).not.toHaveBeenCalled()
})

it('have the version of their content in each address in a document', () => {
  const html = '<meta content="https://a.example/social/a.png"/><script>{card:"/social/a.png"}</script>'
  expect(withVersions(html, new Map([['/social/a.png', '12345678']]))).toBe(
    '<meta content="https://a.example/social/a.png?v=12345678"/><script>{card:"/social/a.png?v=12345678"}</script>',
  )
})
