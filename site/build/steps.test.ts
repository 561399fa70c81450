import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { ensureFresh, fingerprint, root, siteSources, storySources } from './steps.ts'

const folder = join(root, 'tests/.results/steps')
const stamp = 'tests/.results/steps/.stamp'
const cache = join(root, 'node_modules/.cache/kaksha')
const lock = join(cache, stamp.replaceAll('/', '-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(lock, { force: true })
})

const build = (work: () => Promise<void>) =>
  ensureFresh({ title: 'Building nothing', stamp, paths: ['LICENSE'], build: work })

/** The lock of a process that has ended. */
function leaveLock(pid = spawnSync(process.execPath, ['--version']).pid) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(lock, `${pid} left`)
}

it('builds stale output once while others wait, and fresh output never', async () => {
  const events: string[] = []
  const work = vi.fn(async () => {
    events.push('start')
    await new Promise((resolve) => setImmediate(resolve))
    events.push('end')
  })
  expect((await Promise.all([build(work), build(work), build(work)])).sort()).toEqual([false, false, true])
  expect(events).toEqual(['start', 'end'])
  expect(await build(work)).toBe(false)
  expect(existsSync(lock)).toBe(false)
})

it('repeats a build that has failed', async () => {
  await expect(build(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await build(async () => {})).toBe(true)
})

it('lets one of several processes at a time take over the lock of a killed one', async () => {
  leaveLock()
  mkdirSync(folder, { recursive: true })
  const log = join(folder, 'log')
  // Each fails, so that the next one has to build too.
  const code = `
    const { appendFileSync } = await import('node:fs')
    const { ensureFresh } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'steps.ts')).href)})
    await ensureFresh({ title: '', stamp: ${JSON.stringify(stamp)}, paths: ['LICENSE'], build: async () => {
      appendFileSync(${JSON.stringify(log)}, 'start ')
      await new Promise((resolve) => setTimeout(resolve, 100))
      appendFileSync(${JSON.stringify(log)}, 'end ')
      throw new Error('again')
    } }).catch(() => {})`
  const children = [1, 2, 3, 4].map(() =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      cwd: root,
      stdio: 'ignore',
    }),
  )
  await Promise.all(children.map((child) => once(child, 'exit')))
  expect(readFileSync(log, 'utf8')).toBe('start end '.repeat(4))
})

it('does not remove the lock of another process when its work ends', async () => {
  await build(async () => leaveLock(process.ppid))
  expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid} left`)
})

it('takes over an old lock whose process id is in use again', async () => {
  leaveLock(process.ppid)
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(lock, yesterday, yesterday)
  expect(await build(async () => {})).toBe(true)
})

it('has a fingerprint that changes with a source and with a setting, and with nothing else', async () => {
  // Files below `tests/.results` are no sources.
  const source = 'tests/.steps-test'
  const place = join(root, source)
  mkdirSync(join(place, 'dist'), { recursive: true })
  try {
    for (const name of ['part.tsx', 'part.test.tsx', 'dist/part.js']) writeFileSync(join(place, name), name)
    const first = await fingerprint([source], siteSources)
    for (const name of ['part.test.tsx', 'dist/part.js']) appendFileSync(join(place, name), ' changed')
    expect(await fingerprint([source], siteSources)).toBe(first)
    vi.stubEnv('VITE_STEPS_TEST', 'changed')
    expect(await fingerprint([source], siteSources)).not.toBe(first)
    vi.unstubAllEnvs()
    appendFileSync(join(place, 'part.tsx'), ' changed')
    expect(await fingerprint([source], siteSources)).not.toBe(first)
  } finally {
    rmSync(place, { recursive: true })
  }
})

it.each([
  ['part.tsx', true, true],
  ['part.css', true, true],
  ['part.stories.tsx', false, true],
  ['part.meta.ts', false, true],
  ['part.full.test.tsx', false, false],
  ['part.fixture.ts', false, false],
])('%s is a source of the site (%s), of the stories (%s)', (name, ofSite, ofStories) => {
  const path = join('design-system/components/part', name)
  expect([siteSources.test(path), storySources.test(path)]).toEqual([ofSite, ofStories])
})
