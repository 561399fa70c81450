import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { fingerprint, root, siteSources, storySources, unlessFresh } from './steps.mjs'

const files = vi.hoisted(() => ({}) as { rm: typeof import('node:fs/promises').rm })
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>()
  files.rm = actual.rm
  return { ...actual, rm: (...args: Parameters<typeof actual.rm>) => files.rm(...args) }
})

const stamp = 'tests/.results/steps/.stamp'
const turn = join(root, 'node_modules/.cache/kaksha', stamp.replaceAll('/', '-'))
afterEach(() => rmSync(join(root, 'tests/.results/steps'), { recursive: true, force: true }))

const build = (work: () => Promise<void>) => unlessFresh('Building nothing', stamp, ['LICENSE'], work)

it('lets one of two processes build stale output while the other waits', async () => {
  const done: string[] = []
  const work = vi.fn(async () => {
    done.push('begun')
    await new Promise((resolve) => setImmediate(resolve))
    done.push('over')
  })
  expect((await Promise.all([build(work), build(work), build(work)])).sort()).toEqual([false, false, true])
  expect(done).toEqual(['begun', 'over'])
  expect(await build(work)).toBe(false)
  expect(existsSync(turn)).toBe(false)
})

it('repeats work that has failed', async () => {
  await expect(build(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await build(async () => {})).toBe(true)
})

it('takes over the lock of a killed process', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  mkdirSync(join(turn, '..'), { recursive: true })
  writeFileSync(turn, `${pid}`)
  expect(await build(async () => {})).toBe(true)
})

it('lets one of two processes take over a lock that was left', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  mkdirSync(join(turn, '..'), { recursive: true })
  writeFileSync(turn, `${pid}`)
  // Both find the same lock, and the second removes it only when the first has its own.
  const { rm } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  let removals = 0
  files.rm = async (path, options) => {
    if (path === turn && ++removals > 1) await wait(100)
    return rm(path, options)
  }
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await wait(300)
    running--
    // So that the other one has to work too.
    throw new Error('again')
  }
  await Promise.allSettled([build(work), build(work)])
  files.rm = rm
  expect(most).toBe(1)
})

it('does not remove the lock of another process when its work ends', async () => {
  await build(async () => writeFileSync(turn, `${process.ppid}`))
  expect(readFileSync(turn, 'utf8')).toBe(`${process.ppid}`)
  rmSync(turn)
})

it.each([
  ['part.tsx', true, true],
  ['part.css', true, true],
  ['part.stories.tsx', false, true],
  ['part.meta.ts', false, true],
  ['part.test.ts', false, false],
  ['part.full.test.tsx', false, false],
  ['part.fixture.ts', false, false],
])('%s is a source of the site (%s), of the stories (%s)', (name, ofSite, ofStories) => {
  const path = join('design-system/components/part', name)
  expect([siteSources.test(path), storySources.test(path)]).toEqual([ofSite, ofStories])
})

it('counts only sources in a fingerprint', async () => {
  const places = ['design-system/components/dialog']
  const all = await fingerprint(places)
  const only = {
    site: await fingerprint(places, siteSources),
    stories: await fingerprint(places, storySources),
  }
  expect(new Set([all, only.site, only.stories]).size).toBe(3)
})

it('takes over an old lock whose process id is in use again', async () => {
  mkdirSync(join(turn, '..'), { recursive: true })
  writeFileSync(turn, `${process.ppid}`)
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(turn, yesterday, yesterday)
  expect(await build(async () => {})).toBe(true)
})
