import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildInBackground } from './background.mjs'

const folder = mkdtempSync(join(tmpdir(), 'background-'))
afterAll(() => rmSync(folder, { recursive: true }))
const build = (code: string) => {
  const file = join(folder, 'build.mjs')
  writeFileSync(file, code)
  return buildInBackground(pathToFileURL(file))
}
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  log.mockClear()
  process.env.STORIES_STATE = 'building'
})
afterEach(() => void delete process.env.STORIES_STATE)

it('serves the stories after they are built', async () => {
  const child = build('')
  expect(process.env.STORIES_STATE).toBe('building')
  await once(child, 'exit')
  expect(process.env.STORIES_STATE).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
})

it('logs an error when the stories cannot be built', async () => {
  await once(build('process.exit(1)'), 'exit')
  expect(process.env.STORIES_STATE).toBe('failed')
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be built'))
})

it('stops the build when the server exits', async () => {
  const listeners = process.listenerCount('exit')
  const child = build('setInterval(() => {}, 1000)')
  expect(process.listenerCount('exit')).toBe(listeners + 1)
  const exit = once(child, 'exit')
  ;(process.listeners('exit').at(-1) as () => void)()
  await exit
  expect(process.listenerCount('exit')).toBe(listeners)
})
