import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { root, unlessFresh } from './steps.mjs'

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

it('takes over an old lock whose process id is in use again', async () => {
  mkdirSync(join(turn, '..'), { recursive: true })
  writeFileSync(turn, `${process.ppid}`)
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(turn, yesterday, yesterday)
  expect(await build(async () => {})).toBe(true)
})
