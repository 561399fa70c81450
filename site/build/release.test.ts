import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newRelease, replaceFolder, switchRelease } from './release.ts'

/** Builds a release of these files, and returns its ID. */
async function build(dist: string, files: Record<string, string>): Promise<string> {
  const { id, folder } = await newRelease(dist)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  await switchRelease(dist, id)
  // The name of a release has the time in milliseconds, so the next one must be later.
  await wait(5)
  return id
}

it('switches to a new build at once, keeps the one before, and removes older ones', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kaksha-dist-'))
  const page = join(dist, 'client/index.html')
  const made: string[] = []
  let missing = 0
  let asking: ReturnType<typeof setInterval> | undefined
  for (const text of ['second', 'third', 'fourth', 'fifth']) {
    const others = { 'server/a.js': '', 'inline/a.js': '', 'prerender/a.js': '', 'firebase.json': '{}' }
    made.push(await build(dist, { 'client/index.html': text, ...others }))
    expect(readFileSync(page, 'utf8')).toBe(text)
    asking ??= setInterval(() => {
      if (!existsSync(page) || !existsSync(join(dist, 'server'))) missing++
    }, 0)
  }
  clearInterval(asking)
  expect(missing).toBe(0)
  expect(readdirSync(join(dist, 'releases'))).toEqual(made.slice(-2))
})

it('replaces a folder that is being served, the first one too', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'kaksha-dist-')), 'ladle')
  for (const text of ['first', 'second', 'third']) {
    let missing = 0
    const asking = setInterval(() => existsSync(join(folder, 'index.html')) || missing++, 0)
    await replaceFolder(folder, async (next) => {
      mkdirSync(next, { recursive: true })
      await wait(20)
      writeFileSync(join(next, 'index.html'), text)
    })
    clearInterval(asking)
    if (text !== 'first') expect(missing).toBe(0)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(text)
  }
  await expect(replaceFolder(folder, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('third')
  expect(readdirSync(join(folder, '..'))).toEqual(['ladle'])
})

it('keeps the assets of the release before, and none of an older one', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kaksha-dist-'))
  const assets = join(dist, 'client/assets')
  const buildAssets = (files: Record<string, string>) =>
    build(
      dist,
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`client/assets/${name}`, text])),
    )
  await buildAssets({ 'entry-1.js': 'one', 'font.woff2': 'font' })
  await buildAssets({ 'entry-2.js': 'two', 'entry-2.js.br': 'two', 'font.woff2': 'font' })
  // A page that was opened before the restart fetches its chunk.
  expect(readFileSync(join(assets, 'entry-1.js'), 'utf8')).toBe('one')
  expect(readdirSync(assets).sort()).toEqual(['entry-1.js', 'entry-2.js', 'entry-2.js.br', 'font.woff2'])
  await buildAssets({ 'entry-3.js': 'three' })
  expect(readdirSync(assets).sort()).toEqual(['entry-2.js', 'entry-2.js.br', 'entry-3.js', 'font.woff2'])
  // A build that brings back an old file has it as its own.
  await buildAssets({ 'entry-2.js': 'two' })
  await buildAssets({ 'entry-5.js': 'five' })
  expect(readdirSync(assets).sort()).toEqual(['entry-2.js', 'entry-5.js'])
})
