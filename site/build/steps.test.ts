import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { ensureFresh, fingerprint, root, siteSources, storySources } from './steps.ts'

const folder = join(root, 'tests/.results/steps')
const stamp = 'tests/.results/steps/.stamp'
const lock = join(root, 'node_modules/.cache/kaksha/locks', stamp.replaceAll('/', '-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(lock, { recursive: true, force: true })
})

const build = (work: () => Promise<void>) =>
  ensureFresh({ title: 'Building nothing', stamp, paths: ['LICENSE'], build: work })

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
  expect(readdirSync(lock)).toEqual([])
})

it('repeats a build that has failed', async () => {
  await expect(build(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
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
